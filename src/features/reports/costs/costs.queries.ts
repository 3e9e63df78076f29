import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { type Account, codeOf } from '#features/ledger/accounts.data.ts';
import { chargeKinds } from '#features/ledger/ledger.rules.ts';
import { ledgerEntries as entries, ledgerPostings as postings } from '#features/ledger/ledger.table.ts';
import { orderEvents, orderLines, orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { billedFor, listBilledFor } from '#features/suppliers/bills/bills.queries.ts';
import { behind, type Order, pageOf, placeIn } from '#platform/database/cursor.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { ProfitReport, ProfitRow } from './costs.contract.ts';

/** What a booking earns: our prices, fees and discounts. */
const earned: readonly Account[] = ['revenue', 'fees', 'discounts'];
const codes = earned.map((account) => codeOf(account));

const price = sql`${orderLines.quantity} * ${orderLines.unit}`;
const rate = sql`coalesce(${orderLines.vatRate}, 0)`;
/** Without VAT, as it is booked. */
const net = sql`(${price} - CASE WHEN ${orderLines.vatAdded} THEN 0
  ELSE round((${price})::numeric * ${rate} / (10000 + ${rate})) END)`;
const sumOfLines = (where: SQL) => sql`coalesce(sum(${net}) FILTER (WHERE ${where}), 0)`;
const isOwn = sql`${orderLines.charge} = 'own'`;
const isFee = sql`${orderLines.charge} = 'fee'`;
const isApart = sql`coalesce(${orderLines.source} ->> 'of', ${orderLines.source} ->> 'kind') IN ('visa', 'fare')`;

/**
 * What else the orders of a departure's bookings sell isn't the departure's, such as a visa or a ticket. Discounts lower our own prices
 * first, each by its part, then fees, then what is passed on: as when an order is cancelled.
 */
const apartOfSold = sql`(SELECT coalesce(sum(
    coalesce(round(own_apart * greatest(own - off, 0) / nullif(own, 0)), 0)
    + coalesce(round(fees_apart * least(greatest(own + fees - off, 0), fees) / nullif(fees, 0)), 0)
    - greatest(off - own - fees, 0)), 0)
  FROM (SELECT ${sumOfLines(isOwn)} AS own, ${sumOfLines(sql`${isOwn} AND ${isApart}`)} AS own_apart,
      ${sumOfLines(isFee)} AS fees, ${sumOfLines(sql`${isFee} AND ${isApart}`)} AS fees_apart,
      -${sumOfLines(sql`${orderLines.charge} = 'discount'`)} AS off
    FROM ${bookings} JOIN ${orders} ON ${orders.id} = ${bookings.orderId}
      AND ${inArray(orders.state, ['open', 'completed'])}
    JOIN ${orderLines} ON ${orderLines.orderId} = ${orders.id} AND ${orderLines.version} = ${orders.current}
    WHERE ${bookings.departureId} = ${departures.id} GROUP BY ${orders.id}) AS sold)`;

/** What cancelled orders keep of such: their history says it. */
const apartOfCancelled = sql`(SELECT coalesce(sum((${orderEvents.detail} ->> 'apart')::bigint), 0)
  FROM ${bookings} JOIN ${orderEvents} ON ${orderEvents.orderId} = ${bookings.orderId}
    AND ${inArray(orderEvents.happened, ['cancelled', 'amended'])}
  WHERE ${bookings.departureId} = ${departures.id})`;

type PlacedRow = ProfitRow & { readonly id: string; readonly place: string };

/** Soonest first. */
const soonest: Order = { by: departures.departsOn, type: 'date', down: false, idsDown: false };

const ofBookings = sql`FROM ${bookings} JOIN ${entries} ON ${entries.orderId} = ${bookings.orderId}
  AND ${inArray(entries.kind, [...chargeKinds])}`;
const isSold = sql<boolean>`EXISTS (SELECT 1 ${ofBookings} WHERE ${bookings.departureId} = ${departures.id})`;
/** Whether bookings came along from other books: what they were sold for is no income of these, so that there is no profit to tell. */
const isBrought = sql<boolean>`EXISTS (SELECT 1 FROM ${bookings}
  JOIN ${orders} ON ${orders.id} = ${bookings.orderId} AND ${inArray(orders.state, ['open', 'completed'])}
  JOIN ${orderLines} ON ${orderLines.orderId} = ${orders.id} AND ${orderLines.version} = ${orders.current}
    AND ${orderLines.source} ->> 'brought' = 'true'
  WHERE ${bookings.departureId} = ${departures.id})`;
const billed = billedFor(departures.id);
const earnedSums = {
  sold: sql<string>`(SELECT coalesce(-sum(${postings.amount}), 0) ${ofBookings}
    JOIN ${postings} ON ${postings.entryId} = ${entries.id} AND ${inArray(postings.account, codes)}
    WHERE ${bookings.departureId} = ${departures.id})`.as('sold'),
  apart: sql<string>`${apartOfSold} + ${apartOfCancelled}`.as('apart'),
  isSold: isSold.as('is_sold'),
  isBrought: isBrought.as('is_brought'),
  costs: sql<string>`${billed}`.as('costs'),
};
/** Whether there is anything to tell of a departure: a booking, or a cost. */
const hasFigures = sql`(${isSold} OR ${isBrought} OR ${billed} <> 0)`;

/** What departures earned, soonest first, each with its place in that order. @param most rows; all without it. */
async function listProfitsWhere(db: ReadDatabase, where: SQL | undefined, most?: number) {
  const query = db
    .select({
      departure: departures.id,
      place: placeIn(soonest),
      departsOn: departures.departsOn,
      titleEn: documentList.titleEn,
      titleBn: documentList.titleBn,
      ...earnedSums,
    })
    .from(departures)
    .leftJoin(documentList, eq(documentList.documentId, departures.packageId))
    .where(where)
    .orderBy(asc(departures.departsOn), asc(departures.id));
  const rows = await (most === undefined ? query : query.limit(most));
  return rows.map(({ titleEn, titleBn, isSold, isBrought, place, ...row }): PlacedRow => {
    const [sold, costs] = [Number(row.sold) - Number(row.apart), Number(row.costs)];
    const missing: ProfitRow['missing'] = [
      ...(isBrought ? ['brought' as const] : isSold ? [] : ['bookings' as const]),
      ...(costs === 0 ? ['supplier-costs' as const] : []),
    ];
    return {
      departure: row.departure,
      departsOn: row.departsOn,
      title: { en: titleEn, bn: titleBn },
      sold,
      costs,
      missing,
      profit: missing.length === 0 ? sold - costs : null,
      id: row.departure,
      place,
    };
  });
}

interface Period {
  /** Months, `YYYY-MM`, both included; without an end when `to` is undefined. */
  readonly from: string;
  readonly to: string | undefined;
}

const leaveIn = ({ from, to }: Period) =>
  and(
    gte(departures.departsOn, `${from}-01`),
    to === undefined
      ? undefined
      : lt(departures.departsOn, sql`(${`${to}-01`}::date + interval '1 month')::date`),
  );

/** The sums of all departures of a period, and how many of them have neither bookings nor costs; poisha. */
async function sumProfits(db: ReadDatabase, period: Period) {
  const each = db
    .select({ id: departures.id, hasFigures: sql<boolean>`${hasFigures}`.as('has_figures'), ...earnedSums })
    .from(departures)
    .leftJoin(documentList, eq(documentList.documentId, departures.packageId))
    .where(leaveIn(period))
    .as('each');
  const earned = sql`${each.sold} - ${each.apart}`;
  const sum = (of: SQL) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);
  const [found] = await db
    .select({
      sold: sum(earned),
      costs: sum(sql`${each.costs}`),
      profit: sum(
        sql`CASE WHEN ${each.isSold} AND NOT ${each.isBrought} AND ${each.costs} <> 0 THEN ${earned} - ${each.costs} END`,
      ),
      empty: sql<number>`count(*) FILTER (WHERE NOT ${each.hasFigures})`.mapWith(Number),
    })
    .from(each);
  const { empty = 0, ...sums } = found ?? {};
  return { sums: { sold: 0, costs: 0, profit: 0, ...sums }, empty };
}

/**
 * A page of what each departure that leaves in a period earned, with the sums of all of them. Those without bookings and costs are only
 * counted, unless they are asked for.
 * @throws Failure invalid for a cursor of another list.
 */
export async function listProfits(
  db: ReadDatabase,
  period: Period,
  { cursor, withEmpty = false }: { readonly cursor?: string | undefined; readonly withEmpty?: boolean } = {},
  limit = 50,
) {
  const where = and(
    leaveIn(period),
    withEmpty ? undefined : hasFigures,
    behind(cursor, 'soonest', soonest, departures.id),
  );
  const { rows, next } = pageOf(await listProfitsWhere(db, where, limit + 1), limit, 'soonest');
  return { items: rows.map(({ id: _, ...row }): ProfitRow => row), next, ...(await sumProfits(db, period)) };
}

/** What every departure that leaves in a period earned. */
export const listAllProfits = (db: ReadDatabase, period: Period): Promise<ProfitRow[]> =>
  listProfitsWhere(db, leaveIn(period));

/** What a departure earned, with the lines of bills that are for it; undefined when there is no such departure. */
export async function findProfit(db: ReadDatabase, departure: string): Promise<ProfitReport | undefined> {
  const [row] = await listProfitsWhere(db, eq(departures.id, departure));
  if (!row) {
    return undefined;
  }
  const { id: _, place: __, ...figures } = row;
  return { ...figures, bills: await listBilledFor(db, departure) };
}
