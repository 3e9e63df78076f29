import { mkdir } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection, OpenDatabase } from './database.ts';
import { readAsText } from './reading.ts';

const plain = (client: Pick<PGlite | Transaction, 'exec' | 'query'>): Connection => ({
  execute: async (script) => {
    await client.exec(script);
  },
  rows: async (statement, values = []) =>
    (await client.query<Record<string, unknown>>(statement, [...values])).rows,
});

const asText = Object.fromEntries(readAsText.map((type) => [type, (text: string) => text]));

/**
 * PGlite does its work on the thread that answers requests, and starts on the next query in the same breath. Between two
 * queries, or two transactions, this one lets go of the thread, so that any other request waits for one
 * query and not for all that are in the queue.
 */
class SharingPglite extends PGlite {
  override async _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    return super._runExclusiveTransaction(async () => {
      await setImmediate();
      return work();
    });
  }
}

const extensions = { pg_trgm };

/**
 * PGlite touches all of PostgreSQL's buffers when it opens, and WebAssembly never gives memory back: with PostgreSQL's
 * 128 MB that is a third of what the program takes. A page that isn't in them is read from the system's cache of files.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * Opens the embedded database. The caller holds the data directory's lock: two processes on one directory corrupt it
 * without an error.
 * @param directory absent: in memory, for tests.
 */
export async function openPglite(directory?: string): Promise<OpenDatabase> {
  if (directory !== undefined) {
    await mkdir(directory, { recursive: true });
  }
  return connected(
    new SharingPglite({
      ...(directory === undefined ? {} : { dataDir: directory }),
      extensions,
      startParams,
    }),
  );
}

/** Opens a snapshot in memory, for tests, in a third of the time that a new database takes. */
export const openSnapshot = (snapshot: Blob): Promise<OpenDatabase> =>
  connected(new SharingPglite({ loadDataDir: snapshot, extensions, startParams }));

/** An archive of a new database in memory, after some work on it. */
export async function snapshotOf(work: (database: OpenDatabase) => Promise<unknown>): Promise<Blob> {
  const client = new SharingPglite({ extensions, startParams });
  const database = await connected(client);
  await work(database);
  await client.exec('CHECKPOINT');
  const snapshot = await client.dumpDataDir('none');
  await database.close();
  return snapshot;
}

async function connected(client: PGlite): Promise<OpenDatabase> {
  await client.waitReady;
  return {
    engine: 'pglite',
    db: drizzle({ client }),
    readRows: async (text, values, shape) =>
      (
        await client.query(text, [...values], {
          rowMode: shape === 'all' ? 'array' : 'object',
          parsers: asText,
        })
      ).rows,
    ...plain(client),
    executeSql: async (text, values) => {
      if (values !== undefined && values.length > 0) {
        return client.query(text, values);
      }
      try {
        return { rows: (await client.exec(text)).flatMap(({ rows }) => rows) };
      } catch (cause) {
        // There is one connection: a script that failed after its BEGIN would leave it unusable.
        await client.exec('ROLLBACK');
        throw cause;
      }
    },
    // It has one connection, which serves one transaction at a time.
    transaction: (work, mode) =>
      client.transaction(async (transaction) => {
        if (mode === 'snapshot') {
          await transaction.exec('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
        }
        return work(plain(transaction));
      }),
    // The lock of the data directory guarantees that there is one process.
    alone: (work) => work(),
    declareRunning: async () => {},
    whileStopped: (work) => work(),
    listen: async (channel, heard) => {
      await client.listen(channel, heard);
    },
    ping: async () => {
      await client.query('SELECT 1');
    },
    close: () => client.close(),
  };
}
