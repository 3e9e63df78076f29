import { inArray } from 'drizzle-orm';
import { afterEach, expect, vi } from 'vitest';
import { loadWholePlan } from '#features/departures/dashboard/departures-client.ts';
import { aDeparture, insertDepartures } from '#features/departures/departures.factory.ts';
import { departures } from '#features/departures/departures.table.ts';
import { maxListed } from '#features/departures/plan/plan.contract.ts';
import { insertDestinations, insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { addDays } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { apiOf } from './office.ts';

const staff = actorWith();
const first = '2027-01-01';

afterEach(() => vi.unstubAllGlobals());

/** Three departures a day, from the first of January on, for so many days. @returns their ids in order */
async function planDays(deps: CommandDeps, days: number): Promise<string[]> {
  await insertDestinations(deps, staff);
  await insertPackage(deps, staff, { slug: 'to-the-sea', departures: [] });
  const runs = Array.from({ length: days * 3 }, (_, place) =>
    aDeparture(addDays(first, Math.floor(place / 3)), { key: `run-${place}` }),
  );
  const ids: string[] = [];
  for (let from = 0; from < runs.length; from += 150) {
    ids.push(...(await insertDepartures(deps, staff, 'to-the-sea', runs.slice(from, from + 150))));
  }
  return ids;
}

/** A signed-in browser in front of the API. @returns the addresses that it requests @param before what happens first */
function browserOf(deps: CommandDeps, before: (requests: number) => Promise<void> = async () => {}) {
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1_000 + 900 }));
  const stored: Record<string, string> = { 'shofor-account': '1', 'access-token': `e30.${claims}.signed` };
  const api = apiOf(deps, ['documents.read']);
  const requested: string[] = [];
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requested.push(path);
    await before(requested.length);
    return api.request(path.replace(/^\/api/, ''), init);
  });
  return requested;
}

test('the month shows every departure, however many pages of the API they take', async ({ deps }) => {
  const ids = await planDays(deps, 170);
  const requested = browserOf(deps);
  const plan = await loadWholePlan({ package: undefined, from: first, to: addDays(first, 168) });
  expect(plan.total).toBe(507);
  expect(plan.total).toBeGreaterThan(maxListed);
  expect(plan.items.map(({ id }) => id).sort()).toEqual(ids.slice(0, 507).sort());
  expect(requested).toHaveLength(2);
  expect(requested[1]).toBe(`${requested[0]}&page=2`);
});

test('the month ends with the last page when departures go while it is loaded', async ({ deps }) => {
  const ids = await planDays(deps, 170);
  const requested = browserOf(deps, async (requests) => {
    if (requests === 2) {
      await deps.db.delete(departures).where(inArray(departures.id, ids.slice(400)));
    }
  });
  const plan = await loadWholePlan({ from: first });
  expect(plan.items).toHaveLength(maxListed);
  expect(requested).toHaveLength(2);
});
