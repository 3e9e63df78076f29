import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { Printed } from './papers.contract.ts';
import type { PaperKind } from './papers.rules.ts';

/** The last number given in a kind and a fiscal year. */
export const paperSerials = pgTable(
  'paper_serials',
  {
    kind: text('kind').$type<PaperKind>().notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  ({ kind, fiscalYear }) => [primaryKey({ columns: [kind, fiscalYear] })],
);

/** Issued papers. The database refuses every change but the marks at the end. */
export const papers = pgTable('papers', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<PaperKind>().notNull(),
  number: text('number').notNull(),
  orderId: uuid('order_id').notNull(),
  /** What it is about besides the order, such as a payment. */
  subjectId: uuid('subject_id'),
  /** Poisha. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  issuedOn: date('issued_on', { mode: 'string' }).notNull(),
  issuedAt: timestamptz('issued_at').notNull(),
  nameInitials: text('name_initials').notNull(),
  verify: text('verify').notNull(),
  keyId: uuid('key_id').notNull(),
  signature: text('signature').notNull(),
  practice: boolean('practice').notNull(),
  /** The version of the order's terms that it shows. */
  orderVersion: integer('order_version'),
  /** The customer on the day of issue. */
  customerName: text('customer_name'),
  customerPhone: text('customer_phone'),
  customerEmail: text('customer_email'),
  /** What it prints that can be another by now. */
  printed: jsonb('printed').$type<Printed>(),
  undoneAt: timestamptz('undone_at'),
  refundedAt: timestamptz('refunded_at'),
});
