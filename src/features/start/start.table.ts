import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { StartService, StartStep } from './start.contract.ts';

/** What the owner said of the guided start: a single row, named `start`. */
export const startProgress = pgTable('start_progress', {
  name: text('name').primaryKey(),
  done: text('done').array().$type<StartStep[]>().notNull(),
  away: boolean('away').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});

/** What the environment sets up. */
export const startServiceRows = pgTable('start_services', {
  service: text('service').$type<StartService>().primaryKey(),
});
