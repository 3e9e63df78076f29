import { and, asc, lte, type SQL, sql } from 'drizzle-orm';
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
 * Takes the row that has been due longest and isn't in another worker's hand, and keeps others away from it for the time
 * of the lease. A worker that dies with a row in hand gives it back by that: after the lease it is due again.
 * @returns its id
 */
export async function leaseNext(
  db: Database,
  work: Work,
  now: Date,
  leaseMs: number,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: sql<string>`${work.id}` })
      .from(work.table)
      .where(isDue(work, now))
      .orderBy(asc(work.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (found) {
      const until = new Date(now.getTime() + leaseMs).toISOString();
      await tx.execute(
        sql`UPDATE ${work.table} SET ${sql.identifier(work.dueAt.name)} = ${until}::timestamptz WHERE ${work.id} = ${found.id}::uuid`,
      );
    }
    return found?.id;
  });
}
