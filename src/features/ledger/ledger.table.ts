import { bigint, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { EntryKind } from './ledger.rules.ts';

/** Entries of the ledger. Append-only, which the database enforces, as it does that each adds to zero. */
export const ledgerEntries = pgTable('ledger_entries', {
  id: uuid('id').primaryKey(),
  /** In the order in which they were booked, as the database counts; one that wasn't booked after all leaves a gap. */
  number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<EntryKind>().notNull(),
  bookedOn: date('booked_on', { mode: 'string' }).notNull(),
  at: timestamptz('at').notNull(),
  actor: text('actor').notNull(),
  clerk: text('clerk'),
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
    /** That of its entry; the database writes it. */
    bookedOn: date('booked_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.position] })],
);

const amount = bigint('amount', { mode: 'number' }).notNull();
const part = smallint('part').notNull();

/** Sums of postings by day, each in parts. The database keeps these and the next four by a trigger, and refuses other writes. */
export const ledgerDaySums = pgTable(
  'ledger_day_sums',
  {
    account: text('account').notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    part,
    amount,
  },
  (table) => [primaryKey({ columns: [table.account, table.bookedOn, table.part] })],
);

/** Sums by month (its first day), kind of entry and clerk. */
export const ledgerMonthSums = pgTable(
  'ledger_month_sums',
  {
    month: date('month', { mode: 'string' }).notNull(),
    account: text('account').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    clerk: text('clerk').notNull(),
    part,
    amount,
  },
  (table) => [primaryKey({ columns: [table.month, table.account, table.kind, table.clerk, table.part] })],
);

/** Sums of postings on accounts of income (codes 4…) by day and what their order sells; what it doesn't say is missing. */
export const ledgerSaleSums = pgTable(
  'ledger_sale_sums',
  {
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    sells: text('sells').notNull(),
    account: text('account').notNull(),
    part,
    amount,
  },
  (table) => [primaryKey({ columns: [table.bookedOn, table.sells, table.account, table.part] })],
);

/** What an order has on accounts of receivables and liabilities; nothing has no row. */
export const ledgerOpenBalances = pgTable(
  'ledger_open_balances',
  { account: text('account').notNull(), orderId: uuid('order_id').notNull(), amount },
  (table) => [primaryKey({ columns: [table.account, table.orderId] })],
);

/** How an order stands with money; one without an entry has no row. Kept by a trigger as those above. */
export const ledgerOrderSums = pgTable('ledger_order_sums', {
  orderId: uuid('order_id').primaryKey(),
  charged: bigint('charged', { mode: 'number' }).notNull(),
  /** What came less what went back. */
  paid: bigint('paid', { mode: 'number' }).notNull(),
  refunded: bigint('refunded', { mode: 'number' }).notNull(),
  /** What is promised to go back and hasn't yet. */
  refundsPayable: bigint('refunds_payable', { mode: 'number' }).notNull(),
});

/** The last day that each clerk has closed; on it no more cash is booked. */
export const ledgerTills = pgTable('ledger_tills', {
  clerk: text('clerk').primaryKey(),
  closedOn: date('closed_on', { mode: 'string' }),
  /** Since when there is something in hand that wasn't counted yet. */
  openedOn: date('opened_on', { mode: 'string' }),
});
