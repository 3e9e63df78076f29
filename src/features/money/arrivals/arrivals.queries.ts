import { and, desc, eq, gte, max, ne, not, notExists, or, sql } from 'drizzle-orm';
import { payments } from '#features/payments/payments.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { stands } from '../matches/live.queries.ts';
import { moneyArrivals, moneyMatches } from '../money.table.ts';

/** Arrivals of which no payment was made that stands, the latest first, at most so many. */
export async function listOpenArrivals(db: ReadDatabase, limit: number) {
  const matched = db
    .select({ id: moneyMatches.paymentId })
    .from(moneyMatches)
    .innerJoin(payments, eq(payments.id, moneyMatches.paymentId))
    .where(and(eq(moneyMatches.arrivalId, moneyArrivals.id), stands()));
  // Money that was entered with its number at the counter is no arrival to look at any more; numbers of a bank come again.
  const ofAnother = db
    .select({ id: moneyMatches.paymentId })
    .from(moneyMatches)
    .where(and(eq(moneyMatches.paymentId, payments.id), ne(moneyMatches.arrivalId, moneyArrivals.id)));
  const entered = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        ...[eq(payments.outsideKey, moneyArrivals.outsideKey), stands()],
        or(
          ne(moneyArrivals.method, 'bank'),
          and(
            ...[
              eq(payments.amount, moneyArrivals.amount),
              ne(payments.method, 'cheque'),
              notExists(ofAnother),
            ],
          ),
        ),
      ),
    );
  return db
    .select()
    .from(moneyArrivals)
    .where(
      and(
        ...[
          eq(moneyArrivals.state, 'new'),
          not(moneyArrivals.settled),
          notExists(matched),
          notExists(entered),
        ],
        sql`NOT arrival_is_of_cheque(${moneyArrivals.id})`,
      ),
    )
    .orderBy(desc(moneyArrivals.at), desc(moneyArrivals.id))
    .limit(limit);
}

/** When the last statement of each provider was read, and until when it goes. */
export async function listStatements(db: ReadDatabase, since: Date) {
  const rows = await db
    .select({
      method: moneyArrivals.method,
      addedAt: max(moneyArrivals.addedAt),
      lastAt: max(moneyArrivals.at),
    })
    .from(moneyArrivals)
    .where(and(eq(moneyArrivals.source, 'statement'), gte(moneyArrivals.addedAt, since)))
    .groupBy(moneyArrivals.method)
    .orderBy(moneyArrivals.method);
  return rows.flatMap(({ method, addedAt, lastAt }) =>
    addedAt === null || lastAt === null
      ? []
      : [{ method, addedAt: addedAt.toISOString(), lastAt: lastAt.toISOString() }],
  );
}
