import { bigint, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';

/** What the agency had when its books began, each time that it was entered: the last one counts. Its entries name it. Append-only. */
export const booksOpenings = pgTable('books_openings', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id: uuid('id').notNull(),
  on: date('on_day', { mode: 'string' }).notNull(),
  /** Why it was mended; null for the first. */
  because: text('because'),
  by: text('by').notNull(),
  at: timestamptz('at').notNull(),
});
