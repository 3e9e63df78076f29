import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';

/** How staff arranged the rooms and the coach of a departure. */
export const departurePlans = pgTable(
  'departure_plans',
  {
    departureId: uuid('departure_id').notNull(),
    kind: text('kind').$type<'rooms' | 'coach'>().notNull(),
    version: integer('version').notNull(),
    plan: jsonb('plan').$type<unknown>().notNull(),
    changedAt: timestamptz('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.departureId, table.kind] })],
);
