import { and, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { accounts } from '#features/ledger/accounts.data.ts';
import { ledgerEntries as entries, ledgerPostings as postings } from '#features/ledger/ledger.table.ts';
import { saleKinds } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findProfitAndLoss } from '../financials/financials.queries.ts';
import type { YearlyActivity } from './activity.contract.ts';

/** The entries of orders in a year, of some kinds. */
const inYear = (year: string, kinds: ReadonlyArray<(typeof entries.kind)['_']['data']>) =>
  and(
    gte(entries.bookedOn, `${year}-01-01`),
    lte(entries.bookedOn, `${year}-12-31`),
    // The index is of these kinds alone.
    inArray(entries.kind, ['sale', 'cancellation', 'refund', 'refund-undone']),
    inArray(entries.kind, [...kinds]),
    isNotNull(entries.orderId),
  );

/** How many orders of each kind were sold, less those that were cancelled, and who travels by them. */
async function listSold(db: ReadDatabase, year: string) {
  const sign = sql<number>`CASE ${entries.kind} WHEN 'sale' THEN 1 ELSE -1 END`;
  // The party of a tour, or those whom its visas and fares are for.
  const people = sql<number>`coalesce(${bookings.adults} + ${bookings.childrenWithBed} + ${bookings.childrenWithoutBed}
    + ${bookings.infants}, ${orders.people}, 0)`;
  return db
    .select({
      kind: orders.sells,
      count: sql<number>`sum(${sign})::int`,
      travellers: sql<number>`sum(${sign} * ${people})::int`,
    })
    .from(entries)
    .innerJoin(orders, eq(orders.id, entries.orderId))
    .leftJoin(bookings, eq(bookings.orderId, entries.orderId))
    .where(inYear(year, ['sale', 'cancellation']))
    .groupBy(orders.sells);
}

/** What went back to the customers of orders of each kind. */
const listRefunded = (db: ReadDatabase, year: string) =>
  db
    .select({ kind: orders.sells, refunds: sql<string>`sum(${postings.amount})` })
    .from(entries)
    .innerJoin(
      postings,
      and(eq(postings.entryId, entries.id), eq(postings.account, accounts.refundsPayable.code)),
    )
    .innerJoin(orders, eq(orders.id, entries.orderId))
    .where(inYear(year, ['refund', 'refund-undone']))
    .groupBy(orders.sells);

/** The sales, travellers and refunds of a year by kind. What was sold is that of profit and loss. @param year `YYYY` */
export async function findActivity(db: ReadDatabase, year: string): Promise<YearlyActivity> {
  const [sold, refunded, { byKind }] = await Promise.all([
    listSold(db, year),
    listRefunded(db, year),
    findProfitAndLoss(db, { from: `${year}-01-01`, to: `${year}-12-31` }),
  ]);
  const rows = saleKinds.map((kind) => {
    const isOf = (row: { readonly kind: string | null }) => (row.kind ?? 'other') === kind;
    const own = sold.find(isOf);
    return {
      kind,
      count: own?.count ?? 0,
      travellers: own?.travellers ?? 0,
      sold: byKind.find(isOf)?.sold ?? 0,
      refunds: Number(refunded.find(isOf)?.refunds ?? 0),
    };
  });
  return { year, rows };
}
