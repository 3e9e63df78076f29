import { pgTable, text } from 'drizzle-orm/pg-core';

/** Numbers under which money went out, in the form in which they are unique: `lookKeyOf`. */
export const outgoingNumbers = pgTable('outgoing_numbers', {
  key: text('key').primaryKey(),
  /** The refund or the entry of a supplier's payment. */
  subject: text('subject').notNull(),
});
