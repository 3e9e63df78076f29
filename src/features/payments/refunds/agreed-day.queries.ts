import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { hasOpenBalance, moneySums } from '#features/ledger/ledger.queries.ts';
import { orderEvents, orders } from '#features/orders/orders.table.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { addDays, type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { UnaskedRefund } from '../payments.contract.ts';
import { openRefunds } from '../payments.rules.ts';
import { payments, refunds } from '../payments.table.ts';

/** What an order's cancellation noted of the money that was to go back. */
const noted = z.object({ back: z.number() });

/**
 * The day on which it was agreed that a cancelled order's money goes back: its cancellation, as its letter says; when nothing had been
 * paid by then, the day on which the money came. Asia/Dhaka.
 * @returns undefined for an order that wasn't cancelled
 */
export async function findAgreedDay(db: ReadDatabase, orderId: string): Promise<CalendarDate | undefined> {
  const [cancelled] = await db
    .select({ at: orderEvents.at, detail: orderEvents.detail })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.happened, 'cancelled')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  if (cancelled === undefined) {
    return undefined;
  }
  const [later] =
    (noted.safeParse(cancelled.detail).data?.back ?? 0) > 0
      ? []
      : await db
          .select({
            at: sql`coalesce(${payments.approvedAt}, ${payments.takenAt})`.mapWith(payments.takenAt),
          })
          .from(payments)
          .where(and(eq(payments.orderId, orderId), eq(payments.state, 'counted')))
          .orderBy(desc(payments.takenAt))
          .limit(1);
  return dhakaDate(later !== undefined && later.at > cancelled.at ? later.at : cancelled.at);
}

/** Orders that were paid too much, also open ones, and that nobody asked a refund for, the one that is due first at first. */
export async function listUnasked(
  db: ReadDatabase,
  today: CalendarDate,
  onlyLate = false,
): Promise<UnaskedRefund[]> {
  const { owed } = moneySums(orders.id);
  const asked = sql`coalesce((
    SELECT sum(asked.amount) FROM ${refunds} AS asked
    WHERE asked.order_id = ${orders.id} AND ${inArray(sql`asked.state`, [...openRefunds])}), 0)`;
  const amount = sql<string>`(-${owed} - ${asked})`;
  const rows = await db
    .select({ orderId: orders.id, reference: orders.reference, name: orders.name, amount })
    .from(orders)
    .where(and(hasOpenBalance(db, orders.id), lt(owed, sql`0`), sql`${amount} > 0`))
    .orderBy(asc(orders.updatedAt), asc(orders.id))
    .limit(500);
  const { refundDays } = await findSales(db);
  const found: UnaskedRefund[] = [];
  for (const row of rows) {
    const dueOn = addDays((await findAgreedDay(db, row.orderId)) ?? today, refundDays);
    found.push({ ...row, amount: Number(row.amount), dueOn, isLate: dueOn < today });
  }
  return found.filter(({ isLate }) => isLate || !onlyLate).toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}
