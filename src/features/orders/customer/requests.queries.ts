import { and, asc, eq, gt } from 'drizzle-orm';
import { isToken } from '#features/enquiries/send/reference.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { findCancellation } from '../lifecycle/cancellation.queries.ts';
import { orderEvents, orders } from '../orders.table.ts';
import { requestedDetail } from './requests.contract.ts';
import { requestKindsOf } from './requests.rules.ts';

/** The requests of an order after an instant, the first one first. */
export async function listRequests(db: ReadDatabase, orderId: string, after = new Date(0)) {
  const rows = await db
    .select({ at: orderEvents.at, detail: orderEvents.detail })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.orderId, orderId), eq(orderEvents.happened, 'requested'), gt(orderEvents.at, after)),
    )
    .orderBy(asc(orderEvents.id));
  return rows.map(({ at, detail }) => ({ at, ...requestedDetail.parse(detail) }));
}

/**
 * What the holder of a link can ask for, what cancelling would keep and give back today (poisha), and what was asked already;
 * undefined for any other token.
 */
export async function findRequests(db: ReadDatabase, token: string, today: CalendarDate) {
  const [row] = isToken(token) ? await db.select().from(orders).where(sealedIs(orders.token, token)) : [];
  if (!row) {
    return undefined;
  }
  const kinds = requestKindsOf(row.state);
  return {
    kinds,
    cancelled: kinds.includes('cancel') ? (await findCancellation(db, row, today)).answer : undefined,
    sent: await listRequests(db, row.id),
  };
}
