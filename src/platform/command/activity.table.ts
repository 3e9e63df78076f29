import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const activity = pgTable('activity', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  difference: jsonb('difference').$type<unknown>().notNull(),
});
