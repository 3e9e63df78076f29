import type pg from 'pg';

/** A statement that was asked so often is worth the memory of its plan, on each connection that asks it. */
const often = 50;
const mostNames = 64;
/** So many texts are counted at once. */
const mostCounted = 1_000;

let counts = new Map<string, number>();
const names = new Map<string, string>();
const direct = new WeakSet<object>();

/**
 * Finds out whether a new connection reaches the server itself. A pooler such as PgBouncer tells a process of its own invention, and
 * lends another connection for each transaction, which knows no names that were given before.
 */
export async function findDirect(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  if (rows[0]?.pid === Reflect.get(client, 'processID')) {
    direct.add(client);
  }
}

/**
 * The name under which the server keeps the plan of a statement that is asked often: planning takes longer than most of them.
 * Undefined for others, and where a name could be lost.
 */
export function nameOf(client: pg.PoolClient, text: string): string | undefined {
  if (!direct.has(client)) {
    return undefined;
  }
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) {
    return known;
  }
  if (counts.size >= mostCounted) {
    counts = new Map();
  }
  const count = (counts.get(text) ?? 0) + 1;
  counts.set(text, count);
  if (count < often) {
    return undefined;
  }
  const name = `often_${names.size}`;
  counts.delete(text);
  names.set(text, name);
  return name;
}
