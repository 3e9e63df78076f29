import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { ReadRows } from './database.ts';
import { openPool, type Pool, usualPatience } from './pool.ts';
import { readAsText } from './reading.ts';
import { isAway, isConnectionLost, isPlanOutdated } from './trouble.ts';

/** After this time a read whose connection was lost is tried again. */
const secondReadMs = 100;

/** Reads that share a connection wait for each other, so that they are few. */
const maxTogether = 4;

/** A thread that renders has few reads at once. */
const connectionsOfThread = 2;

const asText: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    readAsText.includes(type) ? (text: string) => text : pg.types.getTypeParser(type, format),
};

type Read = (client: pg.PoolClient) => Promise<unknown[]>;

interface Waiting {
  /** @returns whether the connection may be used again. */
  ask(client: pg.PoolClient): Promise<boolean>;
  fail(cause: unknown): void;
}

/** Reads that are asked before there is a connection share it, and go out by one call of the system. */
function readTogether(pool: pg.Pool): (read: Read) => Promise<unknown[]> {
  let waiting: Waiting[] = [];
  const lend = async (together: Waiting[]) => {
    try {
      const client = await pool.connect();
      const { stream } = client.connection;
      stream.cork();
      const asked = together.map(({ ask }) => ask(client));
      stream.uncork();
      void Promise.all(asked).then((fine) => client.release(!fine.every(Boolean)));
    } catch (cause) {
      for (const { fail } of together) {
        fail(cause);
      }
    }
    if (waiting === together) {
      waiting = [];
    }
  };
  return (read) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    const ask = (client: pg.PoolClient) =>
      read(client).then(
        (rows) => {
          resolve(rows);
          return true;
        },
        (cause: unknown) => {
          reject(cause);
          return !isAway(cause) && !isPlanOutdated(cause);
        },
      );
    if (waiting.length === maxTogether) {
      waiting = [];
    }
    waiting.push({ ask, fail: reject });
    if (waiting.length === 1) {
      void lend(waiting);
    }
    return promise;
  };
}

/** Reads of pages, repeated once when their connection is lost: that is safe for what only reads. */
export function readsOn({ pool, often }: Pool): ReadRows {
  const read = readTogether(pool);
  return (text, values, shape) => {
    const ask = (named: boolean) =>
      read(async (client) => {
        const name = named ? often.nameOf(client, text) : undefined;
        const statement = { text, values: [...values], types: asText, ...(name !== undefined && { name }) };
        const asked =
          shape === 'all' ? client.query({ ...statement, rowMode: 'array' }) : client.query(statement);
        return (await asked).rows;
      });
    return ask(true).catch(async (cause: unknown) => {
      if (isPlanOutdated(cause)) {
        return ask(false);
      }
      if (!isConnectionLost(cause)) {
        throw cause;
      }
      // The other connections of the pool may be lost, too, so it waits until those have been noticed.
      await delay(secondReadMs);
      return ask(true);
    });
  };
}

/** Reads on connections of their own, for a thread that renders pages. It ends with its connections. */
export const openReads = (url: string): ReadRows =>
  readsOn(openPool(url, connectionsOfThread, usualPatience));
