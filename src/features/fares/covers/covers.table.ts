import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CoverContent } from './covers.contract.ts';

/** What ticket covers show, as it stood when they were issued. Append-only, which the database enforces. */
export const ticketCovers = pgTable('ticket_covers', {
  /** Of the paper. */
  number: text('number').primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
  content: jsonb('content').$type<CoverContent>().notNull(),
});
