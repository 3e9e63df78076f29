import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns.ts';

export const activity = pgTable('activity', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: timestamptz('at').notNull(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  difference: jsonb('difference').$type<unknown>().notNull(),
});
