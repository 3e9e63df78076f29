import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { ClaimMethod, ClaimState, TransferMethod } from './money.rules.ts';
import type { StatementColumns } from './statements/statements.contract.ts';

const poisha = (name: string) => bigint(name, { mode: 'number' });

/** What customers say they paid. */
export const moneyClaims = pgTable('money_claims', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  method: text('method').$type<ClaimMethod>().notNull(),
  outside: text('outside'),
  outsideKey: text('outside_key'),
  lookKey: text('look_key'),
  sender: text('sender').notNull(),
  amount: poisha('amount').notNull(),
  fileId: uuid('file_id'),
  state: text('state').$type<ClaimState>().notNull(),
  visitor: text('visitor').notNull(),
  toldAt: timestamptz('told_at').notNull(),
  askedAt: timestamptz('asked_at'),
  endedBy: text('ended_by'),
  endedAt: timestamptz('ended_at'),
  endedBecause: text('ended_because'),
  /** A payment that stands was made of it; kept by the database. */
  settled: boolean('settled').notNull().default(false),
});

/** Money that arrived, by statements and by messages of wallets. */
export const moneyArrivals = pgTable('money_arrivals', {
  id: uuid('id').primaryKey(),
  source: text('source').$type<'statement' | 'sms'>().notNull(),
  method: text('method').$type<TransferMethod>().notNull(),
  outside: text('outside'),
  outsideKey: text('outside_key'),
  lookKey: text('look_key'),
  sender: text('sender').notNull(),
  amount: poisha('amount').notNull(),
  at: timestamptz('at').notNull(),
  fileName: text('file_name'),
  line: integer('line'),
  note: text('note').notNull().default(''),
  fingerprint: text('fingerprint').notNull(),
  state: text('state').$type<'new' | 'dismissed'>().notNull(),
  addedBy: text('added_by').notNull(),
  addedAt: timestamptz('added_at').notNull(),
  endedBy: text('ended_by'),
  endedAt: timestamptz('ended_at'),
  endedBecause: text('ended_because'),
  /** The earlier one that it is: two files told of it, and once both were kept. */
  sameAs: uuid('same_as'),
  /** A payment that stands was made of it, or has its number; kept by the database. */
  settled: boolean('settled').notNull().default(false),
});

/** Which payment was made of which claim and arrival. */
export const moneyMatches = pgTable('money_matches', {
  paymentId: uuid('payment_id').primaryKey(),
  claimId: uuid('claim_id'),
  arrivalId: uuid('arrival_id'),
  seen: text('seen'),
  matchedBy: text('matched_by').notNull(),
  matchedAt: timestamptz('matched_at').notNull(),
});

/** What was sent in and not understood, until somebody reads it or puts it aside. */
export const moneyUnread = pgTable('money_unread', {
  id: uuid('id').primaryKey(),
  source: text('source').$type<'statement' | 'sms'>().notNull(),
  method: text('method').$type<TransferMethod>(),
  fileName: text('file_name'),
  line: integer('line'),
  text: text('text').notNull(),
  fingerprint: text('fingerprint').notNull(),
  state: text('state').$type<'new' | 'read' | 'dismissed'>().notNull(),
  arrivalId: uuid('arrival_id'),
  addedBy: text('added_by').notNull(),
  addedAt: timestamptz('added_at').notNull(),
  endedBy: text('ended_by'),
  endedAt: timestamptz('ended_at'),
  endedBecause: text('ended_because'),
});

/** Claims and arrivals that don't belong together. */
export const moneyApart = pgTable(
  'money_apart',
  {
    claimId: uuid('claim_id').notNull(),
    arrivalId: uuid('arrival_id').notNull(),
    by: text('by').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.arrivalId] })],
);

/** Orders that aren't paid by an arrival. */
export const moneyApartOrders = pgTable(
  'money_apart_orders',
  {
    arrivalId: uuid('arrival_id').notNull(),
    orderId: uuid('order_id').notNull(),
    by: text('by').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.arrivalId, table.orderId] })],
);

/** What the columns of a provider's statement are. */
export const statementLayouts = pgTable(
  'statement_layouts',
  {
    provider: text('provider').$type<TransferMethod>().notNull(),
    headings: text('headings').notNull(),
    columns: jsonb('columns').$type<StatementColumns>().notNull(),
    by: text('by').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.headings] })],
);
