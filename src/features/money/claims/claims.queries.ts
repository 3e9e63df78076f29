import { and, asc, eq, gt, ne, not, notExists } from 'drizzle-orm';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { payments } from '#features/payments/payments.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { stands } from '../matches/live.queries.ts';
import { moneyClaims, moneyMatches } from '../money.table.ts';

/** Claims of which no payment of their own order was made that stands. */
export const unmatched = (db: ReadDatabase) =>
  notExists(
    db
      .select({ id: moneyMatches.paymentId })
      .from(moneyMatches)
      .innerJoin(payments, eq(payments.id, moneyMatches.paymentId))
      .where(
        and(eq(moneyMatches.claimId, moneyClaims.id), eq(payments.orderId, moneyClaims.orderId), stands()),
      ),
  );

/**
 * What the customer of an order said they paid and what isn't a payment yet, in order of time. A number that is in somebody
 * else's claim looks like any other.
 */
export async function listOwnClaims(db: ReadDatabase, token: string) {
  const rows = await db
    .select({
      id: moneyClaims.id,
      method: moneyClaims.method,
      outside: moneyClaims.outside,
      amount: moneyClaims.amount,
      state: moneyClaims.state,
      reason: moneyClaims.endedBecause,
      slip: moneyClaims.fileId,
      askedAt: moneyClaims.askedAt,
    })
    .from(moneyClaims)
    .innerJoin(orders, eq(orders.id, moneyClaims.orderId))
    .where(and(sealedIs(orders.token, token), unmatched(db)))
    .orderBy(asc(moneyClaims.toldAt), asc(moneyClaims.id));
  return rows.map(({ state, slip, askedAt, ...row }) => ({
    ...row,
    slip: slip !== null,
    isRejected: state === 'rejected',
    isRequested: state !== 'rejected' && askedAt !== null,
  }));
}

/** What is to be compared, latest last, at most so many. */
export async function listOpenClaims(db: ReadDatabase, limit: number) {
  return db
    .select({
      claim: moneyClaims,
      reference: orders.reference,
      name: orders.name,
      phone: orders.phone,
      email: orders.email,
      heldUntil: seatHolds.until,
    })
    .from(moneyClaims)
    .innerJoin(orders, eq(orders.id, moneyClaims.orderId))
    .leftJoin(
      seatHolds,
      and(eq(seatHolds.orderId, orders.id), eq(seatHolds.state, 'held'), gt(seatHolds.until, databaseNow)),
    )
    .where(and(ne(moneyClaims.state, 'rejected'), not(moneyClaims.settled), unmatched(db)))
    .orderBy(asc(moneyClaims.toldAt), asc(moneyClaims.id))
    .limit(limit);
}
