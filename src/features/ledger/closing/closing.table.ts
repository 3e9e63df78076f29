import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';

/** Until which day the books are closed; the last row counts. Append-only. */
export const booksClosings = pgTable('books_closings', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  until: date('until', { mode: 'string' }).notNull(),
  because: text('because'),
  by: text('by').notNull(),
  at: timestamptz('at').notNull(),
});
