import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { customerContacts, customers } from '#features/customers/customers.table.ts';
import { readImport, triedImport } from '#features/imports/imports.contract.ts';
import { importRows, imports } from '#features/imports/imports.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openPostgresql } from '#platform/database/postgresql.ts';
import { emptyDirectory } from '#platform/testing/data-directory.ts';
import { createDatabase } from '#platform/testing/test.ts';
import { type BuiltServer, startBuilt } from '../faults/built-server.ts';
import { signIn } from '../faults/payment-clerks.ts';
import { owner } from '../faults/retry-under-kills.ts';
import { manyOpenOrders } from '../load/import-rows.ts';
import { balances } from './brought-world.ts';

const rows = 300;
const file = manyOpenOrders(rows, 2027);

/** What anybody sees of the import, beside the program. */
async function seen({ db }: OpenDatabase) {
  return {
    cards: await db.$count(customers),
    contacts: await db.$count(customerContacts),
    orders: await db.$count(orders),
    kept: await db.$count(importRows),
    books: await balances({ db, clock: { now: () => new Date() } }),
  };
}

/** The office's calls to a program that runs, as its owner. */
async function officeOf({ url }: BuiltServer) {
  const authorization = `Bearer ${await signIn(url)}`;
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(`${url}/api/imports${path}`, {
      ...init,
      headers: {
        authorization,
        ...(typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
    });
    expect(response.status, path).toBeLessThan(300);
    return response.json();
  };
  const post = (path: string, body: object) => call(path, { method: 'POST', body: JSON.stringify(body) });
  const read = async (id: string) => readImport.parse(await call(`/${id}`));
  return {
    post,
    send: async () => {
      const form = new FormData();
      form.set('kind', 'orders');
      form.set('file', new File([file], 'orders.csv'));
      return triedImport.parse(await call('', { method: 'POST', body: form }));
    },
    takeOver: (id: string) => post(`/${id}/take-over`, { onlyGood: false, key: crypto.randomUUID() }),
    /** Waits until it has ended in some way. */
    ended: async (id: string) => {
      let now = await read(id);
      while (now.state === 'running') {
        await delay(50);
        now = await read(id);
      }
      return now;
    },
  };
}

/** Lets the take-over come to its first write into a table, and no further, while it is killed. */
async function killedAt(
  database: OpenDatabase,
  table: string,
  begin: () => Promise<BuiltServer>,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(`LOCK TABLE ${table} IN SHARE MODE`);
    const server = await begin();
    const waits = `SELECT FROM pg_locks WHERE NOT granted AND relation = '${table}'::regclass`;
    while ((await database.rows(waits)).length === 0) {
      await delay(10);
    }
    await server.end('SIGKILL');
  });
}

test('a take-over that is killed leaves nothing, goes on by itself when the program is back, and adds nothing twice', async () => {
  const DATA_DIR = await emptyDirectory();
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const env = {
    DATA_DIR,
    DATABASE_URL: await createDatabase(),
    SITE_URL: 'http://agency.example',
    SEED: 'none',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  };
  const database = await openPostgresql(env.DATABASE_URL);
  onTestFinished(() => database.close());
  let server = await startBuilt(env);
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  await server.ready;
  const nothing = await seen(database);
  const { id, willAdd } = await (await officeOf(server)).send();
  expect(willAdd).toBe(rows);
  expect(await seen(database)).toEqual(nothing);

  const office = await officeOf(server);
  // Its customers stand, and so do all its orders with their entries: only what it brought is still to be noted.
  await killedAt(database, 'import_rows', async () => {
    await office.takeOver(id);
    return server;
  });
  const [row] = await database.db.select().from(imports).where(eq(imports.id, id));
  expect(row?.state).toBe('running');
  expect(await seen(database)).toEqual(nothing);

  server = await startBuilt(env);
  await server.ready;
  const again = await officeOf(server);
  expect(await again.ended(id)).toMatchObject({ state: 'done', added: rows, faultCount: 0 });
  const all = await seen(database);
  expect(all).toMatchObject({ cards: rows, contacts: rows, orders: rows, kept: 2 * rows });
  expect(all.books).not.toEqual(nothing.books);

  const second = await again.send();
  expect(second).toMatchObject({ willAdd: 0, willSkip: rows });
  await again.takeOver(second.id);
  expect(await again.ended(second.id)).toMatchObject({ state: 'done', added: 0, skipped: rows });
  expect(await seen(database)).toEqual(all);
});
