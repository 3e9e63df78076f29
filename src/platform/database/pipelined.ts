import type { Duplex } from 'node:stream';
import pg from 'pg';
import { fieldOf } from '../record.ts';
import type { Transaction } from './database.ts';
import type { FrequentQueries } from './frequent-queries.ts';
import { isAftermath } from './trouble.ts';

/** What nobody waits for before the transaction ends, by its connection. */
const left = new WeakMap<object, Promise<unknown>[]>();

/** Connections whose queries of this turn lie ready to be sent together. */
const gathering = new WeakSet<Duplex>();

/** Queries that are asked in one turn go out by one call of the system instead of one each. */
function sendTogether(stream: Duplex): void {
  if (!gathering.has(stream)) {
    gathering.add(stream);
    stream.cork();
    process.nextTick(() => {
      gathering.delete(stream);
      stream.uncork();
    });
  }
}

const nothing = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };

/**
 * The first query of a transaction, with its BEGIN in front. The server leaves out everything behind what has failed, so that the query
 * never runs without its transaction.
 */
function askFirst(
  client: pg.PoolClient,
  begin: string,
  config: pg.QueryConfig,
  values: unknown[],
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(config, values, (error, result) => (error ? reject(error) : resolve(result)));
    const { submit } = query;
    // A query without values would be sent in the other way, which can't follow a BEGIN that is sent like this.
    Reflect.set(query, 'queryMode', 'extended');
    query.submit = (connection) => {
      connection.parse({ name: '', text: begin, types: [] }, true);
      connection.bind({}, true);
      connection.execute({}, true);
      return submit.call(query, connection);
    };
    // The first answer is that to BEGIN.
    Reflect.set(query, 'handleCommandComplete', () => Reflect.deleteProperty(query, 'handleCommandComplete'));
    client.query(query);
  });
}

/**
 * A connection for one transaction of Drizzle. What is asked without waiting for the answer before it goes out together, BEGIN with the
 * first query, and COMMIT with what was left to it.
 */
export function pipelined(client: pg.PoolClient, { nameOf }: Pick<FrequentQueries, 'nameOf'>): pg.PoolClient {
  let begin: string | undefined;
  const { stream } = client.connection;
  const rest: Promise<unknown>[] = [];
  let first: unknown;
  // What was sent behind a failed query fails, too, and only says that one before it did.
  const explained = (cause: unknown): never => {
    first ??= cause;
    throw isAftermath(cause) ? first : cause;
  };
  const query = (config: pg.QueryConfig, values: unknown[]): Promise<unknown> => {
    const { text } = config;
    if (begin === undefined) {
      if (text.startsWith('begin')) {
        begin = text;
        return Promise.resolve(nothing);
      }
      sendTogether(stream);
      if (text === 'commit') {
        return Promise.all([client.query(config, values), ...rest]).then(([{ command }]) => {
          // The server does so behind a failure, even one that nobody heard of.
          if (command === 'ROLLBACK') {
            throw first ?? new Error('The transaction was rolled back.');
          }
        });
      }
      return client.query({ ...config, name: nameOf(client, text) }, values).catch(explained);
    }
    const before = begin;
    begin = undefined;
    if (text === 'commit' || text === 'rollback') {
      return Promise.resolve(nothing);
    }
    sendTogether(stream);
    return askFirst(client, before, config, values).catch(explained);
  };
  const own: pg.PoolClient = Object.create(client, { query: { value: query } });
  left.set(own, rest);
  return own;
}

/**
 * Leaves writes to the end of their transaction, so that they go out together with its COMMIT: nothing may depend on their answers, and
 * the commit fails with them.
 */
export async function withCommit(tx: Transaction, ...writes: readonly PromiseLike<unknown>[]): Promise<void> {
  const client = fieldOf(fieldOf(tx, 'session'), 'client');
  const rest = typeof client === 'object' && client !== null ? left.get(client) : undefined;
  const all = Promise.all(writes);
  if (rest === undefined) {
    await all;
  } else {
    // Who commits hears of it; who doesn't has failed before.
    all.catch(() => {});
    rest.push(all);
  }
}
