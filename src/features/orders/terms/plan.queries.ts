import { and, asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { isQuote } from '../orders.rules.ts';
import { orderDues, orders, orderVersions } from '../orders.table.ts';
import { type Due, dueUntil, offeredPart } from './plan.rules.ts';

/** Whether a part came with its version, on a day that wasn't past then: the version before has nothing due on it. */
const isNew = sql`(
  SELECT ${orderDues.due} >= (version.made_at AT TIME ZONE 'Asia/Dhaka')::date AND NOT EXISTS (
    SELECT FROM ${orderDues} AS before
    WHERE before.order_id = version.order_id AND before.version = version.base AND before.due = ${orderDues.due})
  FROM ${orderVersions} AS version
  WHERE version.order_id = ${orderDues.orderId} AND version.number = ${orderDues.version})`;

/**
 * The last day of a part of the plan. A part whose day came while the quote, or the change that brought it, waited for its customer is
 * to be paid on the day of acceptance: nobody is late for what wasn't owed yet. A day that was past when it was written stays what it
 * is, and so does the day of what was owed before a change.
 * @param of the part's order, or an alias of it
 */
export const payableOn = ({
  createdAt,
  acceptedOn,
  amendedOn,
}: Record<'createdAt' | 'acceptedOn' | 'amendedOn', SQLWrapper> = orders) =>
  sql`CASE WHEN ${orderDues.due} < (${createdAt} AT TIME ZONE 'Asia/Dhaka')::date THEN ${orderDues.due}
    WHEN ${orderDues.due} < ${amendedOn} AND ${isNew} THEN ${amendedOn}
    ELSE greatest(${orderDues.due}, ${acceptedOn}) END`.mapWith(orderDues.due);

/** The parts of a plan by their days, whatever the order in which they were written: money is for what is due first. */
export const inTime = [asc(payableOn()), asc(orderDues.due), asc(orderDues.position)] as const;

/** A stored part of a plan. Its hour is that of its own day only. */
export function planPart({
  amount,
  due,
  until,
}: Pick<Due, 'amount' | 'due'> & { readonly until: Date | null }): Due {
  const part = until === null ? undefined : dueUntil(amount, until);
  return part?.due === due ? part : { amount, due };
}

/**
 * The end of the seats that a visitor has booked, until they are paid for; null for any others. A payment that was told of keeps them for
 * longer, and moves no deadline.
 */
const heldForPayment = sql`CASE WHEN ${orders.madeBy} NOT LIKE 'user:%' THEN (
  SELECT coalesce(${seatHolds.ownUntil}, ${seatHolds.until}) FROM ${seatHolds}
  WHERE ${seatHolds.orderId} = ${orders.id} AND ${seatHolds.state} = 'held' AND ${seatHolds.until} > ${databaseNow}) END`.mapWith(
  seatHolds.until,
);

/**
 * The plans of some orders, each in order of time: by when each part is to be paid; poisha.
 * @param today in Asia/Dhaka
 */
export async function listPlans(db: ReadDatabase, ids: readonly string[], today: CalendarDate) {
  const plans = new Map<string, Due[]>();
  if (ids.length === 0) {
    return plans;
  }
  const rows = await db
    .select({
      id: orders.id,
      state: orders.state,
      createdAt: orders.createdAt,
      validUntil: orders.validUntil,
      heldUntil: heldForPayment,
      amount: orderDues.amount,
      due: payableOn(),
      until: orderDues.until,
    })
    .from(orderDues)
    .innerJoin(orders, and(eq(orders.id, orderDues.orderId), eq(orders.current, orderDues.version)))
    .where(inArray(orders.id, [...ids]))
    .orderBy(...inTime);
  for (const { id, state, createdAt, validUntil, heldUntil, ...row } of rows) {
    const offer = { madeOn: dhakaDate(createdAt), validUntil, heldUntil };
    const part = isQuote(state) ? offeredPart(planPart(row), offer, today) : planPart(row);
    plans.set(id, [...(plans.get(id) ?? []), part]);
  }
  return plans;
}
