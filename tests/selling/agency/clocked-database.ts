import { onTestFinished } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openPostgresql } from '#platform/database/postgresql.ts';
import { createDatabase } from '#platform/testing/test.ts';

const path = 'shifted, public, pg_catalog';

/** Names that PostgreSQL would find in its own catalogue first are found in ours. */
const functions = `CREATE SCHEMA shifted;
  CREATE TABLE shifted.clock (instant timestamptz NOT NULL);
  INSERT INTO shifted.clock VALUES ('2026-12-01T04:00:00Z');
  CREATE FUNCTION shifted.clock_timestamp() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT instant FROM shifted.clock';
  CREATE FUNCTION shifted.now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT instant FROM shifted.clock';`;

/** A database whose clock is set together with the program's. */
export async function openClockedDatabase(): Promise<{
  database: OpenDatabase;
  set: (instant: Date) => Promise<void>;
}> {
  const database = await openPostgresql(
    `${await createDatabase()}?options=-csearch_path%3D${path.replaceAll(' ', '')}`,
    { queryTimeoutMs: 60_000, connectionMs: 60_000 },
  );
  onTestFinished(() => database.close());
  await database.execute(functions);
  await database.execute('ALTER TABLE seat_holds ALTER held_at SET DEFAULT shifted.clock_timestamp()');
  return {
    database,
    set: async (instant) => {
      await database.rows('UPDATE shifted.clock SET instant = $1', [instant.toISOString()]);
    },
  };
}
