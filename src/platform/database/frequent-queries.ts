import type pg from 'pg';

/** A statement that is asked so often in a minute is worth the memory of its plan, on each connection that asks it. */
const often = 50;
const minute = 60_000;
const maxNames = 64;

/** The statements of one database that are asked often. */
export interface FrequentQueries {
  /**
   * Finds out whether a new connection reaches the server itself. A pooler such as PgBouncer tells a process of its own invention, and
   * lends another connection for each transaction, which knows no names that were given before.
   */
  findDirect(client: pg.PoolClient): Promise<void>;
  /**
   * The name under which the server keeps the plan of a statement that is asked often: planning takes longer than most of them.
   * Undefined for others, and where a name could be lost.
   */
  nameOf(client: pg.PoolClient, text: string): string | undefined;
}

export function countOften(): FrequentQueries {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  const direct = new WeakSet<object>();
  let since = performance.now();
  return {
    findDirect: async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      if (rows[0]?.pid === Reflect.get(client, 'processID')) {
        direct.add(client);
      }
    },
    nameOf: (client, text) => {
      if (!direct.has(client)) {
        return undefined;
      }
      const known = names.get(text);
      if (known !== undefined || names.size >= maxNames) {
        return known;
      }
      if (performance.now() > since + minute) {
        since = performance.now();
        counts.clear();
      }
      const count = (counts.get(text) ?? 0) + 1;
      counts.set(text, count);
      if (count < often) {
        return undefined;
      }
      const name = `often_${names.size}`;
      names.set(text, name);
      return name;
    },
  };
}
