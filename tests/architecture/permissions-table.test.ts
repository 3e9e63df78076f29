/**
 * Every route of the API and every command x every kind of caller, against the real program with
 * real tokens. To add a route: declare it with `reads` or `writes` (or describe it with `forAnyone`, `forSignedIn` or `needs('...')`), and write its row into
 * permissions-table.ts: `'POST /things/{id}/publish': { who: ['editor', 'manager', 'owner'], answer: 404, path: { id:
 * 'nowhere' } }`, where `answer` is what those let in get on the empty database of this test (a 404 or 400 will do: it shows
 * that they got past the gate). A new permission gets its line in `holders`; what only the program does, in `ofTheProgram`.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { users } from '#features/identity/identity.table.ts';
import { type Permission, permissions, permissionsOf, roles } from '#features/identity/roles/roles.rules.ts';
import { type Door, openDoor, type SignedUp } from '../access/door.ts';
import { holders, staff } from './permission-holders.ts';
import { everybody, type Somebody } from './permission-row.ts';
import { ofTheProgram } from './permissions-of-program.ts';
import { routes } from './permissions-table.ts';

const described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ 'x-access': z.string() }))),
});

let door: Door;
let document: z.infer<typeof described>;
/** A token of each that no cell uses up. */
let lasting: Map<Somebody, string | undefined>;
let customer: SignedUp;

async function tokenOf(who: Somebody): Promise<string | undefined> {
  if (who === 'anonymous') {
    return undefined;
  }
  const role = who === 'disabled' || who === 'revoked' ? 'owner' : who;
  const person = await door.signUp({ role });
  const token = await door.tokenOf(person);
  if (who === 'revoked') {
    await door.request('POST', '/api/account/sign-out', { token });
  }
  if (who === 'disabled') {
    await door.request('POST', `/api/users/${person.uid}/disable`, { token: (await tokenOf('owner')) ?? '' });
  }
  return token;
}

beforeAll(async () => {
  door = await openDoor({ TRUSTED_PROXIES: '1' });
  const text = await (await door.request('GET', '/api/openapi.json')).json();
  document = described.parse(text);
  customer = await door.signUp();
  lasting = new Map();
  for (const who of everybody) {
    lasting.set(who, await tokenOf(who));
  }
});
afterAll(() => door.close());

const rows = Object.entries(routes);
const methodOf = (name: string) => name.slice(0, name.indexOf(' '));
let visitor = 0;

function pathOf(name: string, uid: string): string {
  const path = name.slice(name.indexOf(' ') + 1);
  const given: Readonly<Record<string, string>> = { uid, ...routes[name]?.path };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => given[part] ?? crypto.randomUUID());
  return path === '/jwt' ? filled : `/api${filled}`;
}

function request(
  name: string,
  path: string,
  token: string | undefined,
  sent: { method?: string; headers?: Record<string, string> } = {},
) {
  visitor += 1;
  const { method = methodOf(name), headers = {} } = sent;
  const body = method === 'GET' || method === 'HEAD' ? undefined : routes[name]?.body;
  return door.request(method, path, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    headers: { 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}`, ...headers },
  });
}

describe('the table', () => {
  test('has every route of the API and no other', () => {
    const there = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(there.length).toBeGreaterThan(15);
    expect(there.filter((name) => routes[name] === undefined)).toEqual([]);
    expect(rows.map(([name]) => name).filter((name) => !there.includes(name))).toEqual([]);
  });

  test('says of each route what its description says', () => {
    for (const [name, { who }] of rows) {
      const path = name.slice(name.indexOf(' ') + 1);
      const access = document.paths[path]?.[methodOf(name).toLowerCase()]?.['x-access'];
      const permission = permissions.find((each) => each === access);
      const expected =
        access === 'anyone'
          ? // By a customer's link staff may do no more than in the office.
            everybody.filter(
              (each) =>
                who.includes(each) || !(path.includes('{token}') && staff.some((role) => role === each)),
            )
          : access === 'signed-in'
            ? holders['account.own']
            : permission && holders[permission];
      expect([name, [...who].sort()]).toEqual([name, [...(expected ?? [])].sort()]);
    }
  });

  test('has every permission, and the roles have what it says', () => {
    const held = Object.entries(holders).map(([permission, who]) => [permission, [...who].sort()]);
    const inProgram = permissions.map((permission: Permission) => [
      permission,
      roles.filter((role) => permissionsOf[role].has(permission)).sort(),
    ]);
    expect(Object.fromEntries(held)).toEqual(Object.fromEntries(inProgram));
  });
});

const isNobody = (somebody: Somebody) => ['anonymous', 'disabled', 'revoked'].includes(somebody);

describe.each(rows)('%s', (name, { who, answer: expected }) => {
  test.each(everybody)('requested by: %s', async (somebody) => {
    if (who.includes(somebody)) {
      // Whom a call may use up is made for it alone; more would be too many sign-ins from one place.
      const uid = name.includes('{uid}') ? (await door.signUp()).uid : customer.uid;
      const usesUp = name.includes('/account') || name.includes('/users');
      const got = await request(
        name,
        pathOf(name, uid),
        usesUp ? await tokenOf(somebody) : lasting.get(somebody),
      );
      expect(got.status).toBe(expected);
      return;
    }
    const nobody = isNobody(somebody);
    const before = await door.database.db.select().from(users);
    const token = lasting.get(somebody);
    const path = pathOf(name, customer.uid);
    const refused = await request(name, path, token);
    const { code } = await refused.json();
    expect([refused.status, code]).toEqual(
      nobody
        ? [401, somebody === 'anonymous' ? 'access.missing' : 'access.revoked']
        : [403, 'permission.missing'],
    );
    // How an address is written doesn't depend on the role: one caller without any and one with a wrong one try it.
    const triesSpellings = [
      'anonymous',
      everybody.find((each) => !who.includes(each) && !isNobody(each)),
    ].includes(somebody);
    const spellings: ReadonlyArray<Parameters<typeof request>> = [
      ...[`${path}/`, path.replace('/api/', '/api//'), path.replace('/api/', '//api/'), `${path}//`].map(
        (each): Parameters<typeof request> => [name, each, token],
      ),
      ...[
        path.toUpperCase(),
        path.replace('/api/', '/API/'),
        path.replace('/api/', '/api/%2e/'),
        `${path}/%2e`,
      ].map((each): Parameters<typeof request> => [name, each, token]),
      ...[`${path}.json`, `${path};x=1`, `${path}%00`, `${path}?role=owner&access_token=x`].map(
        (each): Parameters<typeof request> => [name, each, token],
      ),
      [name, path, token, { method: 'HEAD' }],
      ...['GET', 'POST'].map(
        (method): Parameters<typeof request> => [
          name,
          path,
          token,
          { method, headers: { 'x-http-method-override': methodOf(name), 'x-original-url': path } },
        ],
      ),
    ];
    for (const spelling of triesSpellings ? spellings : []) {
      const [, written, , sent] = spelling;
      const got = await request(...spelling);
      // Another method of the same path may be theirs: reading their own account, for instance.
      const method = sent?.method === 'HEAD' ? 'GET' : (sent?.method ?? methodOf(name));
      const other = `${method} ${name.slice(name.indexOf(' ') + 1)}`;
      const theirs = routes[other]?.who.includes(somebody) ?? false;
      expect([written, sent?.method, got.ok && !theirs]).toEqual([written, sent?.method, false]);
    }
    const seen = (all: ReadonlyArray<typeof users.$inferSelect>) =>
      new Map(all.map(({ lastSeenAt: _, ...user }) => [user.uid, user]));
    expect(seen(await door.database.db.select().from(users))).toEqual(seen(before));
  });
});

test('what only the program may do is nobody’s permission', () => {
  expect(
    ofTheProgram.filter((name) =>
      roles.some((role) => [...permissionsOf[role]].some((each) => each === name)),
    ),
  ).toEqual([]);
});
