import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { MovementKind, MovementState } from './movements.rules.ts';

/** Money that moves between accounts, and out of the agency. */
export const movements = pgTable('movements', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<MovementKind>().notNull(),
  state: text('state').$type<MovementState>().notNull(),
  /** The code of the account that the money leaves. */
  from: text('from_account').notNull(),
  /** That of where it goes: an account of the agency, an expense, what suppliers are owed. */
  to: text('to_account').notNull(),
  /** Poisha. The fee of a transfer is in the sum, that of a payment besides it. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  fee: bigint('fee', { mode: 'number' }).notNull(),
  /** The day on which it happened. */
  on: date('on_day', { mode: 'string' }).notNull(),
  outside: text('outside'),
  text: text('text').notNull(),
  supplierId: uuid('supplier_id'),
  /** The order whose line it pays for, the version that counted, and the line's place in it. */
  orderId: uuid('order_id'),
  orderVersion: integer('order_version'),
  orderLine: integer('order_line'),
  /** That nothing more comes for that line. */
  finished: boolean('finished').notNull(),
  /** That it comes again each month. */
  monthly: boolean('monthly').notNull(),
  by: text('by').notNull(),
  at: timestamptz('at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: timestamptz('decided_at'),
  because: text('because'),
  /** The entry that books it; null while it waits, and when it was refused. */
  entryId: uuid('entry_id'),
});
