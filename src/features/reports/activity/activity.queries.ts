import { and, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { accounts } from '#features/ledger/accounts.data.ts';
import { ledgerEntries as entries, ledgerPostings as postings } from '#features/ledger/ledger.table.ts';
import { orderLines, orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { saleKinds } from '../financials/financials.contract.ts';
import { findProfitAndLoss, listKinds } from '../financials/financials.queries.ts';
import { added } from '../reports.rules.ts';
import type { YearlyActivity } from './activity.contract.ts';

/** What happened with each order of a year: sold and cancelled, and what went back. */
async function listMoved(db: ReadDatabase, year: string) {
  const rows = await db
    .select({
      orderId: entries.orderId,
      count: sql<number>`count(DISTINCT ${entries.id}) FILTER (WHERE ${entries.kind} = 'sale')::int
        - count(DISTINCT ${entries.id}) FILTER (WHERE ${entries.kind} = 'cancellation')::int`,
      refunds: sql<string>`coalesce(sum(${postings.amount}) FILTER (WHERE ${entries.kind} IN ('refund', 'refund-undone')), 0)`,
    })
    .from(entries)
    .leftJoin(
      postings,
      and(eq(postings.entryId, entries.id), eq(postings.account, accounts.refundsPayable.code)),
    )
    .where(
      and(
        gte(entries.bookedOn, `${year}-01-01`),
        lte(entries.bookedOn, `${year}-12-31`),
        inArray(entries.kind, ['sale', 'cancellation', 'refund', 'refund-undone']),
        isNotNull(entries.orderId),
      ),
    )
    .groupBy(entries.orderId);
  return rows.map(({ orderId, count, refunds }) => ({
    orderId: orderId ?? '',
    count,
    refunds: Number(refunds),
  }));
}

/**
 * Who travels by each order: the party of a tour, or the most that one charge of its visas and fares is for. An order that says neither is
 * missing.
 */
async function listTravellers(
  db: ReadDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) {
    return new Map();
  }
  const wanted = sql`${orders.id} = ANY(${sql.param(ids)}::uuid[])`;
  const ofLines = await db
    .select({
      id: orders.id,
      charge: orderLines.charge,
      quantity: sql<number>`sum(${orderLines.quantity})::int`,
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.version, orders.current)))
    .where(
      and(
        wanted,
        sql`${orderLines.source} ->> 'kind' IN ('visa', 'fare')`,
        inArray(orderLines.charge, ['own', 'official', 'supplier']),
      ),
    )
    .groupBy(orders.id, orderLines.charge);
  const found = new Map<string, number>();
  for (const { id, quantity } of ofLines) {
    found.set(id, Math.max(found.get(id) ?? 0, quantity));
  }
  const parties = await db
    .select({
      id: bookings.orderId,
      people: sql<number>`${bookings.adults} + ${bookings.childrenWithBed} + ${bookings.childrenWithoutBed} + ${bookings.infants}`,
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(wanted);
  for (const { id, people } of parties) {
    found.set(id, people);
  }
  return found;
}

/** The sales, travellers and refunds of a year by kind. What was sold is that of profit and loss. @param year `YYYY` */
export async function findActivity(db: ReadDatabase, year: string): Promise<YearlyActivity> {
  const moved = await listMoved(db, year);
  const ids = moved.map(({ orderId }) => orderId);
  const kinds = await listKinds(db, new Set(ids));
  const people = await listTravellers(db, ids);
  const { byKind } = await findProfitAndLoss(db, { from: `${year}-01-01`, to: `${year}-12-31` });
  const rows = saleKinds.map((kind) => {
    const own = moved.filter(({ orderId }) => (kinds.get(orderId) ?? 'other') === kind);
    return {
      kind,
      count: added(own.map(({ count }) => count)),
      travellers: added(own.map(({ orderId, count }) => count * (people.get(orderId) ?? 0))),
      sold: byKind.find((each) => each.kind === kind)?.sold ?? 0,
      refunds: added(own.map(({ refunds }) => refunds)),
    };
  });
  return { year, rows };
}
