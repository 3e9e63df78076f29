import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { type Door, openDoor, type SignedUp, site } from '../access/door.ts';
import { databaseHash, filled, listOperations, type Operation } from './operations.ts';

let door: Door;
let operations: readonly Operation[];
let owner: SignedUp;
let token: string;
beforeAll(async () => {
  door = await openDoor();
  operations = await listOperations(door);
  owner = await door.signUp({ role: 'owner' });
  token = await door.tokenOf(owner);
});
afterAll(() => door.close());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

test('reading changes nothing: every GET, by who may everything, leaves every row as it was', async () => {
  // The first reads may make what is made once.
  await door.request('GET', '/api/account', { token });
  const before = await databaseHash(door.database);
  expect(Object.keys(before).length).toBeGreaterThan(15);
  // What is taken out of the office as a file is in the log, and nothing else of the agency's is changed by it.
  const reading = operations.filter(({ method, path }) => method === 'GET' && !path.endsWith('/rows.csv'));
  expect(reading.length).toBeGreaterThan(20);
  for (const method of ['GET', 'HEAD']) {
    for (const operation of reading) {
      await door.request(method, filled(operation, owner.uid), { token });
    }
  }
  for (const path of [
    '/sitemap.xml',
    '/feed.xml',
    '/robots.txt',
    '/readyz',
    '/media/nothing',
    '/share/home.jpg',
  ]) {
    await door.request('GET', path);
  }
  expect(await databaseHash(door.database)).toEqual(before);
  // The look would see one that does.
  await door.database.db.update(users).set({ name: 'Changed' }).where(eq(users.uid, owner.uid));
  expect(await databaseHash(door.database)).not.toEqual(before);
}, 120_000);

test('no other site can write through its visitors, nor read what they would get', async () => {
  const before = await databaseHash(door.database);
  const origins = [
    'https://evil.example',
    'null',
    `${site}.evil.example`,
    'http://agency.example',
    `${site}:8443`,
  ];
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
  let asked = 0;
  for (const operation of operations.filter(({ method }) => method !== 'GET')) {
    for (const [at, origin] of origins.entries()) {
      const headers = {
        origin,
        'sec-fetch-site': 'cross-site',
        'content-type': types[at % types.length] ?? '',
      };
      const body = JSON.stringify(operation.example ?? {});
      const path = filled(operation, owner.uid);
      // As a browser would send it: a page elsewhere has no token to put into a header.
      const sends = operation.method === 'DELETE' ? {} : { body };
      const response = await door.request(operation.method, path, { ...sends, headers });
      asked += 1;
      expect(response.headers.get('access-control-allow-origin'), path).toBeNull();
      expect(
        response.status,
        `${operation.method} ${path} from ${origin} as ${headers['content-type']}`,
      ).toBeGreaterThan(399);
    }
  }
  expect(asked).toBeGreaterThan(100);
  for (const path of ['/contact', '/airticket', '/bn/contact']) {
    for (const origin of origins) {
      const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
      const response = await door.request('POST', path, { body: 'name=a&message=b', headers });
      expect([path, origin, response.status]).toEqual([path, origin, 403]);
    }
  }
  expect(await databaseHash(door.database)).toEqual(before);
}, 120_000);

test('a preflight from another site is granted nothing', async () => {
  for (const { path } of operations) {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const response = await door.request('OPTIONS', path.replaceAll(/[{}]/g, ''), { headers });
    expect(response.headers.get('access-control-allow-origin'), path).toBeNull();
    expect(response.headers.get('access-control-allow-headers'), path).toBeNull();
  }
});

const forbidden = {
  role: 'owner',
  permissions: ['users.write'],
  uid: 'somebody',
  actor: 'system:jobs',
  emailVerified: true,
  email_verified: true,
  disabledAt: null,
  tokenVersion: 0,
  version: 99,
  createdAt: '2020-01-01T00:00:00Z',
  publishedAt: '2020-01-01T00:00:00Z',
  price: 1,
  total: 1,
  paid: true,
  status: 'published',
  isAdmin: true,
  held: false,
  visitor: '127.0.0.1',
};

test('an unknown field is refused by its name, at the top and further down', async () => {
  const writing = operations.filter(({ example, path }) => isRecord(example) && path !== '/jwt');
  expect(writing.length).toBeGreaterThan(15);
  const taken: string[] = [];
  for (const operation of writing) {
    const example: Record<string, unknown> = isRecord(operation.example) ? operation.example : {};
    const path = filled(operation, crypto.randomUUID());
    for (const [key, value] of Object.entries(forbidden)) {
      const places = [
        { ...example, [key]: value },
        ...Object.entries(example)
          .filter(([, inner]) => isRecord(inner))
          .map(([name, inner]) => ({
            ...example,
            [name]: { ...(isRecord(inner) ? inner : {}), [key]: value },
          })),
      ].filter((body) => !(key in example) && JSON.stringify(body) !== JSON.stringify(example));
      for (const body of places) {
        const response = await door.request(operation.method, path, { token, body });
        if (response.status < 400) {
          taken.push(`${operation.method} ${operation.path} ${key}`);
        }
      }
    }
  }
  expect(taken).toEqual([]);
}, 240_000);
