import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { orders } from '#features/orders/orders.table.ts';
import { payments } from '#features/payments/payments.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { moneyMatches } from '../money.table.ts';

/** The payment of a match stands: it counts, or waits for a second person. One that was undone frees claim and arrival. */
export const stands = () => inArray(payments.state, ['waiting', 'counted']);

/** Whether the line of a statement shows a cheque whose payment stands. */
export async function isOfCheque(db: ReadDatabase, arrival: string): Promise<boolean> {
  const [found] = await db
    .select({ is: sql<boolean>`arrival_is_of_cheque(${arrival}::uuid)` })
    .from(sql`(SELECT) AS one`);
  return found?.is === true;
}

/** How much of an arrival is paid with already, by payments that stand; poisha. */
export async function sumPaidOf(db: ReadDatabase, arrival: string): Promise<number> {
  const [found] = await db
    .select({ sum: sql<string>`arrival_paid(${arrival}::uuid)` })
    .from(sql`(SELECT) AS one`);
  return Number(found?.sum ?? 0);
}

/** Whether a payment that stands was made of the claim, for its own order, or of a part of the arrival. */
export async function isMatched(
  db: ReadDatabase,
  { claim, arrival }: { readonly claim?: string | undefined; readonly arrival?: string | undefined },
): Promise<boolean> {
  if (arrival !== undefined && (await isOfCheque(db, arrival))) {
    return true;
  }
  const of = or(
    claim === undefined
      ? undefined
      : and(eq(moneyMatches.claimId, claim), sql`claim_is_settled(${claim}::uuid)`),
    arrival === undefined ? undefined : eq(moneyMatches.arrivalId, arrival),
  );
  const [found] =
    of === undefined
      ? []
      : await db
          .select({ id: moneyMatches.paymentId })
          .from(moneyMatches)
          .innerJoin(payments, eq(payments.id, moneyMatches.paymentId))
          .where(and(of, stands()))
          .limit(1);
  return found !== undefined;
}

/** Of which arrival each of these payments was made. */
export async function listArrivalsOf(
  db: ReadDatabase,
  made: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = made.map(({ id }) => id);
  const rows = await db
    .select({ payment: moneyMatches.paymentId, arrival: moneyMatches.arrivalId })
    .from(moneyMatches)
    .where(inArray(moneyMatches.paymentId, ids));
  return new Map(rows.flatMap(({ payment, arrival }) => (arrival === null ? [] : [[payment, arrival]])));
}

/** The reference of the order that an arrival pays. */
export async function findOrderOf(db: ReadDatabase, arrival: string): Promise<string | undefined> {
  const [found] = await db
    .select({ reference: orders.reference })
    .from(moneyMatches)
    .innerJoin(payments, eq(payments.id, moneyMatches.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(moneyMatches.arrivalId, arrival), stands()))
    .limit(1);
  return found?.reference;
}
