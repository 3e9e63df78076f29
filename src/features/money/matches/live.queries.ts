import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { payments } from '#features/payments/payments.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { moneyMatches } from '../money.table.ts';

/** The payment of a match stands: it counts, or waits for a second person. One that was undone frees claim and arrival. */
export const stands = () => inArray(payments.state, ['waiting', 'counted']);

/** Whether the line of a statement shows a cheque whose payment stands. */
async function isOfCheque(db: ReadDatabase, arrival: string): Promise<boolean> {
  const [found] = await db
    .select({ is: sql<boolean>`arrival_is_of_cheque(${arrival}::uuid)` })
    .from(sql`(SELECT) AS one`);
  return found?.is === true;
}

/** Whether a payment that stands was made of the claim or of the arrival. */
export async function isMatched(
  db: ReadDatabase,
  { claim, arrival }: { readonly claim?: string | undefined; readonly arrival?: string | undefined },
): Promise<boolean> {
  if (arrival !== undefined && (await isOfCheque(db, arrival))) {
    return true;
  }
  const of = or(
    claim === undefined ? undefined : eq(moneyMatches.claimId, claim),
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
