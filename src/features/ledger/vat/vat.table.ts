import { bigint, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/** On what sum an entry reckoned VAT, by rate. Append-only, which the database enforces. */
export const vatEntries = pgTable(
  'vat_entries',
  {
    entryId: uuid('entry_id').notNull(),
    /** Hundredths of a per cent. */
    rate: integer('rate').notNull(),
    /** The price without VAT, and the VAT of it; poisha, negative for what is taken back. */
    base: bigint('base', { mode: 'number' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.rate] })],
);
