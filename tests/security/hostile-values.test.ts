import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Door, openDoor } from '../access/door.ts';
import { filled, inside, listOperations, type Operation } from './operations.ts';

const rounds = Number(process.env.HOSTILE_ROUNDS ?? 1);

/** Lines that break into SQL, patterns, paths, objects and headers where something is pasted together. */
const hostile = [
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '") UNION SELECT password_hash FROM provider_accounts --',
  "\\'; SELECT pg_sleep(9); --",
  '$1',
  '%',
  '_%\\',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd\u0000.jpg',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '__proto__',
  'constructor',
  '{"$ne":null}',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: a=b',
  '\ud800',
  '-1',
  '1e309',
  '9007199254740993',
  'NaN',
  `${'a'.repeat(5_000)}!`,
  `${'a '.repeat(2_000)}b`,
];

let door: Door;
let operations: readonly Operation[];
let token: string;
let visitor = 0;
beforeAll(async () => {
  door = await openDoor({ TRUSTED_PROXIES: '1' });
  operations = await listOperations(door);
  token = await door.tokenOf(await door.signUp({ role: 'owner' }));
});
afterAll(() => door.close());

/** What no access token opens: a sign-in, and what a cookie of its own opens. */
const opensByToken = ({ method, path }: Operation) =>
  path !== '/jwt' && `${method} ${path}` !== 'GET /api/visitor/find';

/** Puts a value in the place of each text of a body, one at a time. */
function variants(body: unknown, value: unknown): unknown[] {
  if (Array.isArray(body)) {
    return body.flatMap((each, index) => variants(each, value).map((other) => body.with(index, other)));
  }
  if (typeof body === 'object' && body !== null) {
    return Object.entries(body).flatMap(([key, each]) =>
      variants(each, value).map((other) => ({ ...body, [key]: other })),
    );
  }
  return [value];
}

async function expectCalm(method: string, path: string, body?: unknown): Promise<number> {
  visitor += 1;
  const response = await door.request(method, path, {
    token,
    ...(body === undefined ? {} : { body }),
    // Addresses of their own: limits by address are tested elsewhere.
    headers: { 'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}` },
  });
  const what = `${method} ${path.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 200)}`;
  const text = await response.text();
  expect(response.status, `${what} ${text.slice(0, 300)}`).toBeLessThan(500);
  // What was sent may be named in the answer.
  if (!response.ok) {
    expect(text.replaceAll(/(?:file|http):\/\/\S+/g, ''), what).not.toMatch(inside);
  }
  return response.status;
}

test('the check of responses finds a stack, SQL and a path of ours', () => {
  for (const told of [
    'at Object.run (/app/src/app.ts:3:1)',
    'Failed query: select "id" from',
    '/src/app.ts',
  ]) {
    expect(told).toMatch(inside);
  }
});

test('no value in a path or a query causes a fault in any operation', async () => {
  expect(operations.length).toBeGreaterThan(40);
  const seen = new Map<number, number>();
  for (const operation of operations.filter((each) => each.method === 'GET' && opensByToken(each))) {
    for (const value of hostile) {
      const query = new URLSearchParams(operation.queryNames.map((name) => [name, value]));
      const status = await expectCalm('GET', `${filled(operation, value)}?${query}`);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  }
  // Nearly all got past authorization, to the operation itself.
  expect(seen.get(401) ?? 0).toBe(0);
  expect((seen.get(400) ?? 0) + (seen.get(404) ?? 0)).toBeGreaterThan(100);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
}, 240_000);

test('no value in a body causes a fault in any operation that writes', async () => {
  const writing = operations.filter(({ example }) => example !== undefined);
  expect(writing.length).toBeGreaterThan(15);
  const polluting = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
  for (const [at, operation] of writing.entries()) {
    const path = filled(operation, crypto.randomUUID());
    // Each operation gets every value, each in another field.
    for (const [index, value] of [...hostile, polluting, null, []].entries()) {
      const all = variants(operation.example, value);
      for (let round = 0; round < Math.min(rounds, all.length); round += 1) {
        await expectCalm(operation.method, path, all[(at + index * rounds + round) % all.length]);
      }
    }
    await expectCalm(operation.method, path, `${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    await expectCalm(operation.method, path, '{"a":');
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
}, 240_000);

test('no JSON body causes a fault', async () => {
  const writing = operations.filter(({ example }) => example !== undefined);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writing), fc.jsonValue(), async (operation, body) => {
      await expectCalm(operation.method, filled(operation, crypto.randomUUID()), JSON.stringify(body));
    }),
    { numRuns: 150 * rounds },
  );
}, 240_000);

/** A request that is right but for one place: a field with another value, without its value, or one too many. */
const nearlyRight = fc.record({
  place: fc.nat(),
  value: fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.integer(),
    fc.double(),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(undefined, null, '', [], {}, '2026-02-30', '১২', 1e21, -0),
  ),
  extra: fc.option(fc.string({ maxLength: 12 }), { nil: undefined }),
  query: fc.dictionary(fc.constantFrom('page', 'q', 'cursor', 'sort', 'from', 'kind'), fc.string(), {
    maxKeys: 2,
  }),
});

test('no request that is nearly right causes a fault, and every answer is as it is declared', async () => {
  // What ends the sign-in of this test would leave it outside.
  const staying = operations.filter(
    ({ method, path }) => !/\/account\/sign-out|^DELETE \/api\/account$/.test(`${method} ${path}`),
  );
  let outside = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...staying), nearlyRight, async (operation, near) => {
      const all = variants(operation.example ?? {}, near.value);
      const changed = all[near.place % all.length];
      const body =
        near.extra !== undefined && typeof changed === 'object' && changed !== null && !Array.isArray(changed)
          ? { ...changed, [near.extra]: near.value }
          : changed;
      const query = new URLSearchParams(near.query);
      const path = `${filled(operation, crypto.randomUUID())}?${query}`;
      const sent = operation.method === 'GET' ? undefined : (body ?? null);
      outside += (await expectCalm(operation.method, path, sent)) === 401 && opensByToken(operation) ? 1 : 0;
    }),
    { numRuns: 1_000 * rounds },
  );
  expect(outside).toBe(0);
}, 600_000);

test('of ten thousand unknown fields a hundred are named, and a body that only staff may send is not read', async () => {
  const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, number) => [`field${number}`, 0]));
  const post = (body: object, headers = {}) =>
    door.request('POST', '/api/invitations/look', { body, headers });
  const refused = await post(wide);
  expect(refused.status).toBe(400);
  expect((await refused.json()).fields).toHaveLength(100);
  const large = { token: 'a'.repeat(300_000) };
  const length = { 'content-length': String(JSON.stringify(large).length) };
  expect((await post(large, length)).status).toBe(413);
  // Whoever is signed in may send a long post.
  const staff = { ...length, authorization: `Bearer ${token}` };
  expect((await post(large, staff)).status).not.toBe(413);
});

test('a parameter that is there twice is refused, or one of the two counts: never both, never a fault', async () => {
  for (const operation of operations.filter(
    ({ method, queryNames }) => method === 'GET' && queryNames.length > 0,
  )) {
    const twice = operation.queryNames.map((name) => `${name}=1&${name}=2`).join('&');
    await expectCalm('GET', `${filled(operation, crypto.randomUUID())}?${twice}`);
  }
});
