import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { CheckInState } from './check-in.contract.ts';

/** Marks of who was there, in the order in which they arrived. A row never changes, which the database enforces. */
export const checkIns = pgTable('check_ins', {
  number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  id: uuid('id').notNull(),
  departureId: uuid('departure_id').notNull(),
  orderId: uuid('order_id').notNull(),
  place: text('place').notNull(),
  state: text('state').$type<CheckInState>().notNull(),
  markedAt: timestamptz('marked_at').notNull(),
  receivedAt: timestamptz('received_at').notNull(),
  actor: text('actor').notNull(),
});
