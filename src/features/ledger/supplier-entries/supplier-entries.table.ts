import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';

/** By how much entries change what suppliers are owed. Append-only. */
export const supplierEntries = pgTable('supplier_entries', {
  entryId: uuid('entry_id').primaryKey(),
  supplierId: uuid('supplier_id').notNull(),
  /** Poisha; positive when the supplier is owed more. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
});
