import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import { listOrderMoney } from '#features/ledger/ledger.queries.ts';
import { noMoney } from '#features/ledger/ledger.rules.ts';
import { orders, orderVersions } from '#features/orders/orders.table.ts';
import { costOf } from '#features/orders/terms/balance.rules.ts';
import { payments, refunds } from '#features/payments/payments.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { moneyClaims, moneyMatches } from '../money.table.ts';
import { stands } from './live.queries.ts';

/** So much is compared and shown at once. */
export const most = { claims: 300, arrivals: 1_000, shown: 100, payments: 100, unread: 200 } as const;

export const dayMs = 86_400_000;

/** What is still to be paid for each order, poisha; negative when too much was paid. */
export async function listLeft(
  db: ReadDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await db
    .select({ id: orders.id, state: orders.state, total: orderVersions.total })
    .from(orders)
    .innerJoin(
      orderVersions,
      and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
    )
    .where(inArray(orders.id, [...ids]));
  const known = await listOrderMoney(db, ids);
  return new Map(
    rows.map(({ id, state, total }) => {
      const money = known.get(id) ?? noMoney;
      return [id, costOf(state, total, money) - money.paid];
    }),
  );
}

/** Whose number each repeated claim repeats: the reference of the other order. */
export async function listRepeats(db: ReadDatabase, keys: readonly string[]) {
  const found = new Map<string, string>();
  if (keys.length === 0) {
    return found;
  }
  const told = await db
    .select({ key: moneyClaims.outsideKey, reference: orders.reference })
    .from(moneyClaims)
    .innerJoin(orders, eq(orders.id, moneyClaims.orderId))
    .where(and(inArray(moneyClaims.outsideKey, [...keys]), eq(moneyClaims.state, 'told')));
  const paid = await db
    .select({ key: payments.outsideKey, reference: orders.reference })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(inArray(payments.outsideKey, [...keys]), stands()));
  for (const { key, reference } of [...told, ...paid]) {
    if (key !== null) {
      found.set(key, reference);
    }
  }
  return found;
}

const paymentView = {
  id: payments.id,
  order: payments.orderId,
  reference: orders.reference,
  name: orders.name,
  method: payments.method,
  amount: payments.amount,
  outside: payments.outside,
  state: payments.state,
  by: payments.takenBy,
  at: payments.takenAt,
  receipt: payments.receipt,
};

export async function listWaiting(db: ReadDatabase) {
  const came = await db
    .select(paymentView)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.state, 'waiting'))
    .orderBy(asc(payments.takenAt), asc(payments.id))
    .limit(most.payments);
  const goes = await db
    .select({
      id: refunds.id,
      order: refunds.orderId,
      reference: orders.reference,
      name: orders.name,
      method: refunds.method,
      amount: refunds.amount,
      outside: refunds.outside,
      state: refunds.state,
      by: refunds.askedBy,
      at: refunds.askedAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.state, 'asked'))
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
    .limit(most.payments);
  return [
    ...came.map((row) => ({ ...row, kind: 'payment' as const })),
    ...goes.map((row) => ({ ...row, kind: 'refund' as const, receipt: null })),
  ];
}

export const listMatched = async (db: ReadDatabase, since: Date) =>
  (
    await db
      .select(paymentView)
      .from(moneyMatches)
      .innerJoin(payments, eq(payments.id, moneyMatches.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(gte(moneyMatches.matchedAt, since), stands()))
      .orderBy(desc(moneyMatches.matchedAt), desc(payments.id))
      .limit(most.payments)
  ).map((row) => ({ ...row, kind: 'payment' as const }));
