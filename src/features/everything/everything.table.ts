import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { ExportState } from './everything.contract.ts';

/** What owners asked to take with them; a row goes with its ZIP. */
export const everythingExports = pgTable('everything_exports', {
  id: uuid('id').primaryKey(),
  state: text('state').$type<ExportState>().notNull(),
  askedBy: text('asked_by').notNull(),
  askedAt: timestamptz('asked_at').notNull(),
  /** Of a running one, when a job may take it up; of another, when it goes. */
  dueAt: timestamptz('due_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  endedAt: timestamptz('ended_at'),
  /** The ZIP, once it is whole. */
  fileId: uuid('file_id'),
  bytes: bigint('bytes', { mode: 'number' }),
});
