import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userSessions } from '#features/identity/identity.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type Door, openDoor, type SignedUp } from './door.ts';

let door: Door;
let owner: SignedUp;
let token: string;
let colleague: SignedUp;
beforeAll(async () => {
  door = await openDoor();
  owner = await door.signUp({ role: 'owner' });
  colleague = await door.signUp({ role: 'clerk' });
  token = await door.tokenOf(owner);
});
afterAll(() => door.close());

const nobodys = crypto.randomUUID();
const refund = { amount: 500_000, method: 'cash', reason: 'One traveller less.', key: '0123456789abcdef' };
const reason = { reason: 'The gateway was away yesterday.' };

/** Every route that needs a recent sign-in, with what it answers to somebody who has one. */
const routes = (): [method: string, path: string, body: unknown, status: number][] => [
  ['POST', `/orders/${nobodys}/refunds`, refund, 404],
  ['POST', `/refunds/${nobodys}/approve`, undefined, 404],
  ['POST', `/refunds/${nobodys}/paid`, { outside: '9K70LM2QXC' }, 404],
  ['POST', `/refunds/${nobodys}/send-again`, reason, 404],
  ['POST', `/refunds/${nobodys}/settle`, { went: true, ...reason }, 404],
  ['POST', `/refunds/${nobodys}/undo`, reason, 404],
  ['POST', `/approvals/${nobodys}/approve`, undefined, 404],
  ['PATCH', `/users/${colleague.uid}`, { role: 'visa-officer' }, 200],
  ['POST', `/users/${colleague.uid}/enable`, undefined, 200],
  ['POST', '/invitations', { email: 'salma@shofor.example', role: 'clerk', language: 'bn' }, 201],
  ['POST', `/invitations/${nobodys}/send-again`, undefined, 404],
  ['POST', '/exports', { list: 'users', rows: 2 }, 204],
  ['POST', `/enquiries/${nobodys}/personal-data/remove`, undefined, 404],
  ['POST', `/customers/${nobodys}/personal-data/remove`, undefined, 404],
  ['POST', '/export', {}, 202],
  ['GET', `/exports/${nobodys}/everything.zip`, undefined, 404],
  ['GET', `/imports/${nobodys}/faults.csv`, undefined, 404],
  ['GET', '/enquiries/rows.csv', undefined, 200],
  ['GET', '/reports/rows.csv?report=owed', undefined, 200],
  ['GET', '/reports/ledger.xlsx?from=2026-12-01&to=2026-12-31', undefined, 200],
  ['GET', '/reports/day-book.csv?from=2026-12-01&to=2026-12-31', undefined, 200],
  ['GET', '/reports/tally.xml?from=2026-12-01&to=2026-12-31', undefined, 200],
];

/** Moves the sign-in of the owner to so many seconds ago. */
const signedInAgo = async (seconds: number) => {
  const signedInAt = new Date(door.clock.now().getTime() - seconds * 1000);
  await door.database.db.update(userSessions).set({ signedInAt }).where(eq(userSessions.uid, owner.uid));
};
const twelve = 12 * 60 * 60;
const send = async (method: string, path: string, body: unknown, by = token) => {
  const response = await door.request(method, `/api${path}`, {
    token: by,
    ...(body === undefined ? {} : { body }),
  });
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  return { status: response.status, problem: isProblem ? await response.json() : undefined };
};

describe('money, rights and lists', () => {
  test('wait for a new sign-in when the last one is twelve hours and a second old', async () => {
    await signedInAgo(twelve + 1);
    const before = await door.database.db.$count(activity);
    for (const [method, path, body] of routes()) {
      const { status, problem } = await send(method, path, body);
      expect([path, status, problem?.code, problem?.details]).toEqual([
        path,
        403,
        'access.sign-in-again',
        { maxAge: twelve },
      ]);
    }
    expect(await door.database.db.$count(activity)).toBe(before);
  });

  test('are let through a second before twelve hours', async () => {
    await signedInAgo(twelve - 1);
    for (const [method, path, body, expected] of routes()) {
      expect([path, (await send(method, path, body)).status]).toEqual([path, expected]);
    }
  });

  test('everything else goes on with an old sign-in', async () => {
    await signedInAgo(30 * 24 * 60 * 60);
    for (const path of ['/users', '/refunds', '/reports/owed', '/enquiries', '/invitations']) {
      expect([path, (await send('GET', path, undefined)).status]).toEqual([path, 200]);
    }
    expect((await send('POST', `/users/${colleague.uid}/disable`, undefined)).status).toBe(200);
  });

  test('a renewed access token is no new sign-in, and a new sign-in is one', async () => {
    await signedInAgo(twelve + 1);
    const renewed = await door.tokenOf(owner);
    expect((await send('POST', '/exports', { list: 'users', rows: 2 }, renewed)).status).toBe(403);
    const again = await door.tokenOf(await door.signInAgain(owner.uid, owner.email));
    expect((await send('POST', '/exports', { list: 'users', rows: 2 }, again)).status).toBe(204);
    // The old one stays as it was.
    expect((await send('POST', '/exports', { list: 'users', rows: 2 })).status).toBe(403);
  });

  test('the description of the API says so, of every file of a list too', async () => {
    const described = await (await door.request('GET', '/api/openapi.json')).json();
    const needing: string[] = [];
    for (const [path, methods] of Object.entries<Record<string, { responses: Record<string, unknown> }>>(
      described.paths,
    )) {
      for (const [method, { responses }] of Object.entries(methods)) {
        const says = JSON.stringify(responses[403] ?? '').includes('access.sign-in-again');
        if (JSON.stringify(responses[200] ?? '').includes('text/csv')) {
          expect([path, says]).toEqual([path, true]);
        }
        if (says) {
          needing.push(`${method.toUpperCase()} ${path.replace(/^\/api/, '').replaceAll(/\{\w+\}/g, '{}')}`);
        }
      }
    }
    const tested = routes().map(([method, path]) => {
      const plain = path.replace(/\?.*/, '').replace(nobodys, '{}').replace(colleague.uid, '{}');
      return `${method} ${plain}`;
    });
    // Calling a departure off needs it where it gives money back: tests/selling/decision.test.ts. Settings need it where they are
    // about money: money-settings.test.ts. Samples: features/samples/samples.test.ts.
    const elsewhere = [
      'POST /departures/{}/no-go',
      'PUT /settings',
      'POST /samples/remove',
      'POST /samples/restore',
    ];
    expect(needing.sort()).toEqual([...tested, ...elsewhere].sort());
  });
});
