import { asc, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Movement } from './payments.contract.ts';
import { payments, refunds } from './payments.table.ts';

/** What was paid and given back for an order, in order of time; also what waits or was undone. */
export async function listMovements(db: ReadDatabase, orderId: string): Promise<Movement[]> {
  const came = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.takenAt), asc(payments.id));
  const went = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.askedAt), asc(refunds.id));
  return [
    ...came.map((row): Movement => {
      const { id, method, amount, fee, outside, state, takenBy, takenAt, approvedBy, endedBecause, receipt } =
        row;
      return {
        ...{ id, kind: 'payment', method, amount, fee, outside, state, receipt },
        ...{ by: takenBy, at: takenAt.toISOString(), approvedBy, reason: endedBecause },
      };
    }),
    ...went.map((row): Movement => {
      const { id, method, amount, outside, state, askedBy, askedAt, approvedBy, reason } = row;
      return {
        ...{ id, kind: 'refund', method, amount, fee: 0, outside, state, receipt: null },
        ...{ by: askedBy, at: askedAt.toISOString(), approvedBy, reason },
      };
    }),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
}
