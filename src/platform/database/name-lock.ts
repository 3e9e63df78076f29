import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Locks a name until the transaction ends: whoever locks the same one waits. For what is counted before it is written. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Locks names as `lockName` does, in their order and by one statement. The database holds some thousand locks at once. */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  if (names.length > 0) {
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${sql.param([...names])}::text[]) AS name`,
    );
  }
}
