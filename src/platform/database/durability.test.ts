import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type PostgresServer, startPostgres } from '#platform/testing/postgres-server.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { durabilityOf } from './durability.ts';
import { openPostgresql } from './postgresql.ts';

test('what the log says at the start about a database that doesn’t wait for the disk is true', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const { survivesPowerCut, words } = await durabilityOf(database);
  expect(survivesPowerCut).toBe(false);
  expect(words).toContain('fsync and full_page_writes are off');
});

describe('a PostgreSQL server as it is installed', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  async function createDatabase(name: string): Promise<string> {
    const admin = await openPostgresql(server.url);
    await admin.execute(`CREATE DATABASE ${name}`);
    await admin.close();
    return server.urlOf(name);
  }

  /** How often the log of writes was forced to the disk while so many rows were written, one commit each. */
  async function syncsOf(url: string, commits: number): Promise<number> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const syncs = async () => {
      await client.query('SELECT pg_stat_force_next_flush()');
      const { rows } = await client.query(
        "SELECT coalesce(sum(fsyncs), 0)::int AS n FROM pg_stat_io WHERE object = 'wal' AND backend_type = 'client backend'",
      );
      return Number(rows[0]?.n);
    };
    await client.query('CREATE TABLE written (n int)');
    await syncs();
    const before = await syncs();
    for (let n = 0; n < commits; n += 1) {
      await client.query('INSERT INTO written VALUES ($1)', [n]);
    }
    await syncs();
    const after = await syncs();
    await client.end();
    return after - before;
  }

  test('forces every acknowledged write to the disk, as the promise and the log say', async () => {
    const url = await createDatabase('durable');
    expect(await syncsOf(url, 50)).toBeGreaterThanOrEqual(50);
    const database = await openPostgresql(url);
    onTestFinished(() => database.close());
    expect((await durabilityOf(database)).survivesPowerCut).toBe(true);
  });

  test('that doesn’t is reported at the start, by the name of the setting', async () => {
    const url = await createDatabase('hasty');
    const first = await openPostgresql(url);
    await first.execute(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    await first.close();
    const database = await openPostgresql(url);
    onTestFinished(() => database.close());
    const { survivesPowerCut, words } = await durabilityOf(database);
    expect(survivesPowerCut).toBe(false);
    expect(words).toContain('synchronous_commit is off');
    // And the count above would have seen it.
    expect(await syncsOf(url, 50)).toBeLessThan(25);
  });
});
