import { and, between, desc, eq, gte, inArray, max, not, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { moneyArrivals } from '../money.table.ts';

/** Arrivals that aren't paid with, or not with all of them, the latest first, at most so many; with what is left of each. */
export async function listOpenArrivals(db: ReadDatabase, limit: number) {
  const rows = await db
    .select({ arrival: moneyArrivals, paid: sql<string>`arrival_paid(${moneyArrivals.id})` })
    .from(moneyArrivals)
    .where(
      and(
        eq(moneyArrivals.state, 'new'),
        not(moneyArrivals.settled),
        // An arrival and a payment that were written at once may not have seen each other.
        sql`NOT arrival_is_settled(${moneyArrivals.id}, ${moneyArrivals.outsideKey})`,
      ),
    )
    .orderBy(desc(moneyArrivals.at), desc(moneyArrivals.id))
    .limit(limit);
  return rows.map(({ arrival, paid }) => ({ ...arrival, left: arrival.amount - Number(paid) }));
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

/** What is kept of the providers and days of some lines: the numbers of wallets, and everything else to compare with. */
export async function listLike(
  db: ReadDatabase,
  lines: readonly Pick<typeof moneyArrivals.$inferSelect, 'method' | 'at' | 'fingerprint'>[],
) {
  const times = lines.map(({ at }) => at.getTime());
  const dayMs = 86_400_000;
  const from = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
  const to = times.reduce((most, time) => Math.max(most, time), Number.NEGATIVE_INFINITY);
  if (lines.length === 0) {
    return { numbers: new Set<string>(), others: [] };
  }
  const rows = await db
    .select({
      id: moneyArrivals.id,
      method: moneyArrivals.method,
      outsideKey: moneyArrivals.outsideKey,
      sender: moneyArrivals.sender,
      amount: moneyArrivals.amount,
      at: moneyArrivals.at,
      note: moneyArrivals.note,
      fingerprint: moneyArrivals.fingerprint,
    })
    .from(moneyArrivals)
    .where(
      and(
        inArray(moneyArrivals.method, [...new Set(lines.map(({ method }) => method))]),
        between(moneyArrivals.at, new Date(from - 2 * dayMs), new Date(to + 2 * dayMs)),
      ),
    );
  return { numbers: new Set(rows.map(({ fingerprint }) => fingerprint)), others: rows };
}

/** The arrival that each line of a file is kept as, with its sum. */
export async function listStoredAs(
  db: ReadDatabase,
  rows: readonly Pick<typeof moneyArrivals.$inferSelect, 'fingerprint' | 'amount' | 'line'>[],
) {
  const prints = rows.map(({ fingerprint }) => fingerprint);
  const kept = await db
    .select({ id: moneyArrivals.id, fingerprint: moneyArrivals.fingerprint, amount: moneyArrivals.amount })
    .from(moneyArrivals)
    .where(inArray(moneyArrivals.fingerprint, prints));
  const byPrint = new Map(kept.map((row) => [`${row.fingerprint} ${row.amount}`, row.id]));
  return rows.flatMap(({ fingerprint, amount, line }) => {
    const arrival = byPrint.get(`${fingerprint} ${amount}`);
    return line === null || arrival === undefined ? [] : [{ line, arrival }];
  });
}
