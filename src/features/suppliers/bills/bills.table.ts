import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DeductionKind } from '#features/payments/deductions/deductions.rules.ts';
import { timestamptz } from '#platform/database/columns.ts';
import type { BillState, Memo } from './bills.rules.ts';

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What suppliers take; a credit note when its total is negative. */
export const supplierBills = pgTable('supplier_bills', {
  id: uuid('id').primaryKey(),
  supplierId: uuid('supplier_id').notNull(),
  state: text('state').$type<BillState>().notNull(),
  number: text('number'),
  /** Without case and blanks: once for each supplier among the bills that stand. */
  numberKey: text('number_key'),
  on: date('on_day', { mode: 'string' }).notNull(),
  due: date('due', { mode: 'string' }),
  currency: text('currency').notNull(),
  /** Taka for one unit of the currency, as it was typed. */
  rate: text('rate').notNull(),
  /** Poisha, with what was deducted. */
  total: sum('total'),
  deducted: sum('deducted'),
  fileId: uuid('file_id'),
  entryId: uuid('entry_id').notNull(),
  undoneEntryId: uuid('undone_entry_id'),
  by: text('by').notNull(),
  at: timestamptz('at').notNull(),
  because: text('because'),
  /** Null for a plain bill or credit note. */
  memo: text('memo').$type<Memo>(),
  /** Whether payments that name it alone pay it in full; kept by the database. */
  covered: boolean('covered').notNull().default(false),
});

/** The lines of bills. Append-only. */
export const supplierBillLines = pgTable(
  'supplier_bill_lines',
  {
    billId: uuid('bill_id').notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    /** Hundredths of the bill's currency. */
    amount: sum('amount'),
    /** Poisha. */
    total: sum('total'),
    orderId: uuid('order_id'),
    orderLine: integer('order_line'),
    departureId: uuid('departure_id'),
    /** The code of the account that it is booked on. */
    account: text('account').notNull(),
  },
  (table) => [primaryKey({ columns: [table.billId, table.position] })],
);

/** What is kept back of bills for the state. Append-only. */
export const supplierBillDeductions = pgTable(
  'supplier_bill_deductions',
  {
    billId: uuid('bill_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<DeductionKind>().notNull(),
    amount: sum('amount'),
    certificate: text('certificate'),
  },
  (table) => [primaryKey({ columns: [table.billId, table.position] })],
);
