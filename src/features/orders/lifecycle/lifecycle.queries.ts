import { and, asc, between, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { hasOpenBalance, moneySums } from '#features/ledger/ledger.queries.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { orderLetters } from '../letters/letters.table.ts';
import { findByToken } from '../orders.queries.ts';
import { owingStates } from '../orders.rules.ts';
import { orderDues, orderEvents, orders, orderVersions } from '../orders.table.ts';
import type { OrderRow } from '../orders.writes.ts';
import { payableOn } from '../terms/plan.queries.ts';
import { remindedDays, reminderOf } from './lifecycle.rules.ts';

/**
 * Quotes whose last day is over. One that has money waits for staff: its seats went, or it came too late.
 * @param only One order; absent: all of them.
 */
export const listLapsing = (db: ReadDatabase, today: CalendarDate, only?: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['draft', 'quoted']),
        only === undefined ? undefined : eq(orders.id, only),
        lt(orders.validUntil, today),
        sql`${moneySums(orders.id).owed} = 0`,
      ),
    )
    .orderBy(asc(orders.validUntil), asc(orders.id));

/**
 * Open orders whose day of travel is over and that owe nothing, and are owed nothing.
 * @param only One order; absent: all of them.
 */
export const listCompleted = (db: ReadDatabase, today: CalendarDate, only?: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(
      orderVersions,
      and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
    )
    .where(
      and(
        eq(orders.state, 'open'),
        only === undefined ? undefined : eq(orders.id, only),
        lt(orderVersions.travelsOn, today),
        sql`${moneySums(orders.id).owed} = 0`,
        sql`${moneySums(orders.id).refundsPayable} = 0`,
      ),
    )
    .orderBy(asc(orders.id));

/** The day on which an order's terms were accepted, changed or cancelled last, in Asia/Dhaka; undefined before. */
async function findTermsDay(db: ReadDatabase, row: Pick<OrderRow, 'id' | 'current' | 'amendedOn'>) {
  const [accepted] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, row.id), inArray(orderEvents.happened, ['accepted', 'cancelled'])))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  const [version] = await db
    .select({ at: orderVersions.madeAt })
    .from(orderVersions)
    .where(and(eq(orderVersions.orderId, row.id), eq(orderVersions.number, row.current)));
  const latest = [accepted, version].flatMap((each) => (each ? [each.at] : []));
  return [...latest.map(dhakaDate), ...(row.amendedOn === null ? [] : [row.amendedOn])].toSorted().at(-1);
}

/** Whether the terms that count are those with which an order came along: who was late before is asked by the office, not by a letter. */
const cameAlong = async (db: ReadDatabase, { id, current }: Pick<OrderRow, 'id' | 'current'>) =>
  current === 1 &&
  (await db.$count(orderEvents, and(eq(orderEvents.orderId, id), eq(orderEvents.happened, 'imported')))) > 0;

/**
 * The reminder that an order needs on a day and hasn't had; undefined for none.
 * @returns its subject
 */
export async function findReminder(
  db: ReadDatabase,
  row: Pick<OrderRow, 'id' | 'token' | 'state' | 'current' | 'amendedOn'>,
  today: CalendarDate,
): Promise<string | undefined> {
  const isReminded = row.state === 'cancelled' || owingStates.some((each) => each === row.state);
  if (!isReminded) {
    return undefined;
  }
  const since = await findTermsDay(db, row);
  const order = since === undefined ? undefined : await findByToken(db, row.token, today);
  if (order === undefined || since === undefined || order.due === 0) {
    return undefined;
  }
  // What is kept of a cancelled order has no plan: it is due since its cancellation.
  const kept = { amount: order.due, due: since, left: order.due };
  const plan = (await cameAlong(db, row)) ? order.plan.filter(({ due }) => due > since) : order.plan;
  const subject = reminderOf(order.state === 'cancelled' ? [kept] : plan, today, since);
  if (subject === undefined || subject === '') {
    return undefined;
  }
  const known = and(
    eq(orderLetters.orderId, row.id),
    eq(orderLetters.kind, 'reminder'),
    eq(orderLetters.subject, subject),
  );
  return (await db.select({ id: orderLetters.mailId }).from(orderLetters).where(known)).length > 0
    ? undefined
    : subject;
}

/** Open orders, completed ones that owe again, and cancelled ones that owe what is kept, that need a reminder on a day. */
export async function listReminding(db: ReadDatabase, today: CalendarDate): Promise<{ id: string }[]> {
  const { from, until } = remindedDays(today);
  const { id, token, state, current, amendedOn } = orders;
  const rows = await db
    .selectDistinct({ id, token, state, current, amendedOn })
    .from(orders)
    .innerJoin(orderDues, and(eq(orderDues.orderId, orders.id), eq(orderDues.version, orders.current)))
    .where(
      and(
        hasOpenBalance(db, orders.id),
        or(
          eq(orders.state, 'cancelled'),
          and(inArray(orders.state, [...owingStates]), between(payableOn(), from, until)),
        ),
        sql`${moneySums(orders.id).owed} > 0`,
      ),
    )
    .orderBy(asc(orders.id));
  const needed: { id: string }[] = [];
  for (const row of rows) {
    if ((await findReminder(db, row, today)) !== undefined) {
      needed.push({ id: row.id });
    }
  }
  return needed;
}
