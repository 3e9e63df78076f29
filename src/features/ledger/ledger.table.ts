import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { EntryKind } from './ledger.rules.ts';

/** Entries of the ledger. Append-only, which the database enforces, as it does that each adds to zero. */
export const ledgerEntries = pgTable('ledger_entries', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<EntryKind>().notNull(),
  bookedOn: date('booked_on', { mode: 'string' }).notNull(),
  at: timestamptz('at').notNull(),
  actor: text('actor').notNull(),
  orderId: uuid('order_id'),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  undoes: uuid('undoes'),
  postings: integer('postings').notNull(),
});

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: uuid('entry_id').notNull(),
    position: integer('position').notNull(),
    account: text('account').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.position] })],
);
