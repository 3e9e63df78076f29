import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { findCatalogue } from './catalogue.queries.ts';

/** Tables of the site's documents that tell what somebody added to them since. */
const ofSite = ['documents', 'departures', 'price_lists'];

async function mark(tx: Transaction, part: 'life' | 'site', names: readonly string[]): Promise<void> {
  const { tables } = await findCatalogue(tx);
  for (const [name, { keyOf }] of tables) {
    if (names.includes(name)) {
      await tx.execute(
        sql`INSERT INTO sample_rows (part, table_name, key) SELECT ${part}, ${name}, ${sql.raw(keyOf('x'))} FROM ${sql.identifier(name)} x ON CONFLICT DO NOTHING`,
      );
    }
  }
}

/** Remembers that the documents of the demo's site, and the departures of its packages, are samples. */
export const markSite = (tx: Transaction): Promise<void> => mark(tx, 'site', ofSite);

/**
 * Runs what makes the life of the demo agency, and remembers each row that it adds: samples are told by that, and never by a name.
 * Nothing else writes meanwhile: the program hasn't started yet.
 */
export async function markLife(tx: Transaction, make: () => Promise<void>): Promise<void> {
  const { tables } = await findCatalogue(tx);
  const names = [...tables.keys()];
  await tx.execute(
    sql`CREATE TEMP TABLE there_before (table_name text, key text, PRIMARY KEY (table_name, key)) ON COMMIT DROP`,
  );
  for (const [name, { keyOf }] of tables) {
    await tx.execute(
      sql`INSERT INTO there_before SELECT ${name}, ${sql.raw(keyOf('x'))} FROM ${sql.identifier(name)} x`,
    );
  }
  await make();
  await mark(tx, 'life', names);
  await tx.execute(
    sql`DELETE FROM sample_rows USING there_before before WHERE part = 'life' AND sample_rows.table_name = before.table_name AND sample_rows.key = before.key`,
  );
  await tx.execute(sql`DELETE FROM sample_rows WHERE table_name = 'ledger_tills' AND key = 'safe'`);
  await tx.execute(sql`DROP TABLE there_before`);
}
