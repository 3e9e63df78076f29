import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import { numberConditions } from '#features/payments/lookup/lookup.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Asked, fitIn, hitOf } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { moneyArrivals, moneyClaims } from '../money.table.ts';

const at = (tab: string, outside: string | null) =>
  `/dashboard/money?tab=${tab}&q=${encodeURIComponent(outside ?? '')}`;

async function findArrivals(db: ReadDatabase, asked: Asked) {
  const { found, fit } = numberConditions(asked, moneyArrivals.lookKey);
  if (found === undefined) {
    return [];
  }
  const rows = await db
    .select({
      id: moneyArrivals.id,
      outside: moneyArrivals.outside,
      method: moneyArrivals.method,
      sender: moneyArrivals.sender,
      amount: moneyArrivals.amount,
      at: moneyArrivals.at,
      settled: moneyArrivals.settled,
      fit,
    })
    .from(moneyArrivals)
    .where(
      and(
        eq(moneyArrivals.state, 'new'),
        isNull(moneyArrivals.sameAs),
        isNotNull(moneyArrivals.lookKey),
        found,
      ),
    )
    .orderBy(fit, desc(moneyArrivals.at), moneyArrivals.id)
    .limit(asked.limit);
  return rows.map((row) =>
    hitOf('transfer', {
      id: row.id,
      title: row.outside ?? '',
      details: [row.sender].filter(Boolean),
      on: dhakaDate(row.at),
      amount: row.amount,
      state: row.method,
      path: at(row.settled ? 'matched' : 'arrivals', row.outside),
      fit: fitIn(asked, row.fit),
      waits: !row.settled,
    }),
  );
}

async function findClaims(db: ReadDatabase, asked: Asked) {
  const { found, fit } = numberConditions(asked, moneyClaims.lookKey);
  // What a customer says they paid isn't offered for a number that is nearly the same.
  if (found === undefined || asked.words === '') {
    return [];
  }
  const rows = await db
    .select({
      id: moneyClaims.id,
      outside: moneyClaims.outside,
      method: moneyClaims.method,
      amount: moneyClaims.amount,
      at: moneyClaims.toldAt,
      settled: moneyClaims.settled,
      name: orders.name,
      reference: orders.reference,
      fit,
    })
    .from(moneyClaims)
    .innerJoin(orders, eq(orders.id, moneyClaims.orderId))
    .where(
      and(
        isNull(orders.removedAt),
        ne(moneyClaims.state, 'rejected'),
        // One that is settled is found as its payment.
        eq(moneyClaims.settled, false),
        isNotNull(moneyClaims.lookKey),
        found,
      ),
    )
    .orderBy(fit, desc(moneyClaims.toldAt), moneyClaims.id)
    .limit(asked.limit);
  return rows.map((row) =>
    hitOf('transfer', {
      id: row.id,
      title: row.outside ?? row.reference,
      details: [row.name, row.reference],
      on: dhakaDate(row.at),
      amount: row.amount,
      state: row.method,
      path: at('claims', row.outside),
      fit: fitIn(asked, row.fit),
      waits: true,
    }),
  );
}

/** Transfers that arrived or were told of, by their number. */
export const transferLookup: LookupSource = {
  permission: 'payments.write',
  find: async (db, asked) => [...(await findArrivals(db, asked)), ...(await findClaims(db, asked))],
};
