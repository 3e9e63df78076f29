import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/** Which bills a payment is for, in their order. Append-only. */
export const supplierPaymentBills = pgTable(
  'supplier_payment_bills',
  {
    movementId: uuid('movement_id').notNull(),
    position: integer('position').notNull(),
    billId: uuid('bill_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.movementId, table.position] })],
);
