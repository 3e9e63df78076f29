import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { ChequeState } from './cheques.rules.ts';

/** What is written on the cheque of a payment. Append-only, which the database enforces, as of the next. */
export const paymentCheques = pgTable('payment_cheques', {
  paymentId: uuid('payment_id').primaryKey(),
  bank: text('bank').notNull(),
  number: text('number').notNull(),
  digits: text('digits').notNull(),
  dated: date('dated', { mode: 'string' }),
});

/** Where a cheque went: the last one says where it is; without one it is in hand. */
export const chequeMoves = pgTable(
  'cheque_moves',
  {
    paymentId: uuid('payment_id').notNull(),
    position: integer('position').notNull(),
    state: text('state').$type<ChequeState>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    account: text('account'),
    arrivalId: uuid('arrival_id'),
    reason: text('reason'),
    charge: bigint('charge', { mode: 'number' }).notNull().default(0),
    actor: text('actor').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.position] })],
);
