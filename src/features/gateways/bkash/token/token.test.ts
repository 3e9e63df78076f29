import { afterAll, beforeAll, expect } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { GatewayError } from '#platform/http-client/ask.gateway.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { TokenStore } from './token.gateway.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let granted = 0;
/** bKash: it takes its time. */
const grant = async () => {
  granted += 1;
  const idToken = `token-${granted}`;
  await new Promise((resolve) => setTimeout(resolve, 150));
  return { idToken, expiresIn: 3_600 };
};

test('many processes at once use one token, renew it once at fifty minutes, and ask for no third within the hour', async ({
  clock,
}) => {
  const { db } = database;
  clock.set('2026-12-01T04:00:00Z');
  const processes = Array.from({ length: 16 }, () => new TokenStore({ db, clock, account: 'a' }));
  const takeAll = (rejected?: string) => Promise.all(processes.map((each) => each.take(grant, rejected)));
  expect(new Set(await takeAll())).toEqual(new Set(['token-1']));
  clock.set('2026-12-01T04:49:00Z');
  expect(new Set(await takeAll())).toEqual(new Set(['token-1']));
  clock.set('2026-12-01T04:51:00Z');
  // One renews; the others go on with the old one, which is good for nine more minutes.
  const renewed = await takeAll();
  expect(renewed.filter((token) => token === 'token-2').length).toBeGreaterThan(0);
  expect(new Set(await takeAll())).toEqual(new Set(['token-2']));
  await expect(processes[0]?.take(grant, 'token-2')).rejects.toThrow(GatewayError);
  expect(granted).toBe(2);
  // An hour after the first grant another one is allowed.
  clock.set('2026-12-01T05:00:01Z');
  expect(await processes[1]?.take(grant, 'token-2')).toBe('token-3');
});

test('a grant that fails is counted, and the next process may try', async ({ clock }) => {
  const { db } = database;
  const store = new TokenStore({ db, clock, account: 'b' });
  const failing = () => Promise.reject(new GatewayError('away', 'bKash grant: no answer'));
  await expect(store.take(failing)).rejects.toThrow('no answer');
  expect(await store.take(grant)).toMatch(/^token-/);
  await expect(store.take(grant, `token-${granted}`)).rejects.toThrow('two were granted');
});
