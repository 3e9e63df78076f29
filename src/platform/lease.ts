import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, ReadDatabase } from './database/database.ts';

/** Rows of a table that are work: each is due at a time, and taken by one worker at a time. */
export interface Work {
  readonly table: PgTable;
  /** A uuid. */
  readonly id: PgColumn;
  /** When it is due; a lease moves it ahead. */
  readonly dueAt: PgColumn;
  /** Which rows are work at all, such as those that wait. */
  readonly waits: SQL;
}

/** One worker's right to a row, until another may take it. */
export interface Lease {
  readonly id: string;
  readonly until: Date;
}

const isDue = ({ dueAt, waits }: Work, now: Date) => and(waits, lte(dueAt, now));

/** Whether any row is due: a cheap read. */
export async function hasDue(db: ReadDatabase, work: Work, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: sql<string>`${work.id}` })
    .from(work.table)
    .where(isDue(work, now))
    .limit(1);
  return found.length > 0;
}

/**
 * The condition of the row of a lease, as long as nobody else has taken it over. A worker that was too slow changes nothing
 * by it: the row belongs to the next one.
 */
export const stillLeased = ({ id, dueAt, waits }: Work, lease: Lease) =>
  and(eq(id, lease.id), eq(dueAt, lease.until), waits);

/**
 * Leases the row that has been due longest and that no other worker has. When a worker dies, its row is due again after
 * the lease.
 * @returns undefined when nothing is due
 */
export async function leaseNext(
  db: Database,
  work: Work,
  now: Date,
  leaseMs: number,
): Promise<Lease | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: sql<string>`${work.id}` })
      .from(work.table)
      .where(isDue(work, now))
      .orderBy(asc(work.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!found) {
      return undefined;
    }
    const until = new Date(now.getTime() + leaseMs);
    await tx.execute(
      sql`UPDATE ${work.table} SET ${sql.identifier(work.dueAt.name)} = ${until.toISOString()}::timestamptz WHERE ${work.id} = ${found.id}::uuid`,
    );
    return { id: found.id, until };
  });
}
