import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemShape } from '#platform/http/described.ts';
import { filled, listOperations, type Operation } from '../security/operations.ts';
import { type Door, openDoor } from './door.ts';

let door: Door;
let token: string;
let operations: readonly Operation[];
beforeAll(async () => {
  door = await openDoor();
  token = await door.tokenOf(await door.signUp({ role: 'owner' }));
  operations = await listOperations(door);
});
afterAll(() => door.close());

test('every route of the API names the parameters that it does not know, whoever asks and however', async () => {
  const all = operations.filter(({ path }) => path.startsWith('/api/'));
  expect(all.length).toBeGreaterThan(200);
  const silent: string[] = [];
  for (const operation of all) {
    const { method } = operation;
    const path = `${filled(operation, crypto.randomUUID())}?stat=paid&limt=1`;
    const response = await door.request(method, path, { token, ...(method === 'POST' ? { body: {} } : {}) });
    const text = await response.text();
    const problem = response.status === 400 ? problemShape.parse(JSON.parse(text)) : undefined;
    if (problem?.fields.map((field) => field.path).join() !== 'stat,limt') {
      silent.push(`${method} ${operation.path}: ${response.status} ${text.slice(0, 80)}`);
    }
  }
  expect(silent).toEqual([]);
}, 120_000);

test('a misspelt filter of orders is named beside the right ones, and what is known is read', async () => {
  const misspelt = await door.request('GET', '/api/orders?due=refund&stat=paid', { token });
  expect([misspelt.status, await misspelt.json()]).toMatchObject([
    400,
    { code: 'input.invalid', fields: [{ path: 'stat' }] },
  ]);
  expect((await door.request('GET', '/api/orders?due=refund', { token })).status).toBe(200);
  expect((await door.request('GET', '/api/airports?q=dhaka&language=en')).status).toBe(200);
  // A form without scripts says in which language its page is.
  expect((await door.request('POST', '/api/visitor/orders/nothing/hold?language=bn')).status).not.toBe(400);
});

test('what is the same for everybody takes no parameters in the API, and drops them elsewhere', async () => {
  expect((await door.request('GET', '/api/openapi.json?v=2')).status).toBe(400);
  expect((await door.request('GET', '/api/docs?v=2')).status).toBe(400);
  expect((await door.request('GET', '/feed.xml?utm_source=letter')).status).toBe(200);
  // Nobody learns there which routes exist.
  expect((await door.request('GET', '/api/nothing?v=2')).status).toBe(404);
});
