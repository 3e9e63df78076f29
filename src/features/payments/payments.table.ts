import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OwnAccount } from '#features/ledger/accounts.data.ts';
import { timestamptz } from '#platform/database/columns.ts';
import type { Method, PaymentState, RefundState } from './payments.rules.ts';

const poisha = (name: string) => bigint(name, { mode: 'number' });

/** Money that came, or that somebody says came. What counts stands in the ledger. */
export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  method: text('method').$type<Method>().notNull(),
  /** What the order is credited with: what reached an account, the fee, and what was deducted. */
  amount: poisha('amount').notNull(),
  fee: poisha('fee').notNull().default(0),
  deducted: poisha('deducted').notNull().default(0),
  /** The day on which it came, where that isn't the one on which it was taken down. */
  on: date('on_day', { mode: 'string' }),
  /** The code of the bank or wallet that it reached; null for the one of its method. */
  account: text('account').$type<OwnAccount>(),
  outside: text('outside'),
  outsideKey: text('outside_key'),
  /** The number with the characters that people confuse made one; kept by the database. */
  lookKey: text('look_key'),
  part: integer('part').notNull().default(1),
  state: text('state').$type<PaymentState>().notNull(),
  practice: boolean('practice').notNull().default(false),
  takenBy: text('taken_by').notNull(),
  takenAt: timestamptz('taken_at').notNull(),
  approvedBy: text('approved_by'),
  approvedAt: timestamptz('approved_at'),
  endedBy: text('ended_by'),
  endedAt: timestamptz('ended_at'),
  endedBecause: text('ended_because'),
  receipt: text('receipt'),
});

/** Money that goes back. */
export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  amount: poisha('amount').notNull(),
  method: text('method').$type<Method>().notNull(),
  /** The day on which it was paid, where that isn't the one on which it was noted. */
  on: date('on_day', { mode: 'string' }),
  /** The code of the bank or wallet that it left; null for the one of its method. */
  account: text('account').$type<OwnAccount>(),
  outside: text('outside'),
  reason: text('reason').notNull(),
  state: text('state').$type<RefundState>().notNull(),
  askedBy: text('asked_by').notNull(),
  askedAt: timestamptz('asked_at').notNull(),
  approvedBy: text('approved_by'),
  approvedAt: timestamptz('approved_at'),
  paidBy: text('paid_by'),
  paidAt: timestamptz('paid_at'),
  /** The payment through a gateway that it gives back. */
  paymentId: uuid('payment_id'),
  ourId: text('our_id'),
  theirId: text('their_id'),
  nextAskAt: timestamptz('next_ask_at'),
  asks: integer('asks').notNull().default(0),
  trouble: text('trouble'),
  dueOn: date('due_on', { mode: 'string' }),
  /** The customer's number or account, of a refund by hand. */
  sentTo: text('sent_to'),
  endedBy: text('ended_by'),
  endedAt: timestamptz('ended_at'),
  endedBecause: text('ended_because'),
  /** When its gateway was first asked to send it. */
  sentAt: timestamptz('sent_at'),
});
