import { and, eq, gt, gte, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hasOpenBalance, isOfCustomers, moneySums } from '#features/ledger/ledger.queries.ts';
import { ledgerOpenBalances } from '#features/ledger/ledger.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { DueTab } from '../order-list.contract.ts';
import { owingStates } from '../orders.rules.ts';
import { orderDues, orders } from '../orders.table.ts';
import { payableOn } from './plan.queries.ts';

const { owed, refundsPayable } = moneySums(orders.id);
const owing = alias(orders, 'owing');
const payable = payableOn(owing);
/** What is left of a plan of payments, of an order in `owing`; nothing of one that isn't paid by its plan. */
const leftOfPlan = (within: SQL) => sql`coalesce((
  SELECT sum(${orderDues.amount}) FROM ${orderDues}
  WHERE ${orderDues.orderId} = ${owing.id} AND ${orderDues.version} = ${owing.current} AND ${within}
    AND ${inArray(owing.state, [...owingStates])}), 0)`;

const owesUpTo = (within: SQL) => sql`sum(${ledgerOpenBalances.amount}) <= ${leftOfPlan(within)}`;

/**
 * The orders that owe more than some of their plan. A plan adds up to what is charged, so that who owes more than what is due later is
 * late. Who owes what is kept of a cancelled order, or what went back and never came, owes it at once. Begins with the few orders that
 * owe anything.
 */
const owingMore = (db: ReadDatabase, than: SQL, upTo?: SQL) =>
  db
    .select({ id: owing.id })
    .from(ledgerOpenBalances)
    .innerJoin(owing, eq(owing.id, ledgerOpenBalances.orderId))
    .where(isOfCustomers)
    .groupBy(owing.id, owing.current, owing.state)
    .having(and(sql`sum(${ledgerOpenBalances.amount}) > greatest(${leftOfPlan(than)}, 0)`, upTo));

/**
 * Orders that a query finds first. As an array, because the planner can't know that few orders owe anything, and would look at
 * each order whether it is among them.
 */
const among = (found: SQLWrapper) => sql`${orders.id} = ANY(ARRAY(${found}))`;

/**
 * The condition of a tab of the office's list; undefined for all orders. Whoever owes is unpaid, and late, due today, or later. What
 * a cancelled order keeps is due since then, and is asked for today. @param today in Asia/Dhaka
 */
export function inDueTab(db: ReadDatabase, due: DueTab | undefined, today: CalendarDate): SQL | undefined {
  switch (due) {
    case undefined:
      return undefined;
    case 'today':
      return among(
        owingMore(db, gt(payable, today), or(eq(owing.state, 'cancelled'), owesUpTo(gte(payable, today)))),
      );
    case 'overdue':
      return among(owingMore(db, gte(payable, today)));
    case 'upcoming':
      return among(owingMore(db, sql`false`, owesUpTo(gt(payable, today))));
    case 'unpaid':
      return among(owingMore(db, sql`false`));
    case 'refund':
      return and(hasOpenBalance(db, orders.id), or(sql`${owed} < 0`, sql`${refundsPayable} > 0`));
  }
}

/** How many orders a tab lists. @param today in Asia/Dhaka */
export const countInDueTab = (db: ReadDatabase, due: DueTab, today: CalendarDate): Promise<number> =>
  db.$count(orders, and(isNull(orders.removedAt), inDueTab(db, due, today)));
