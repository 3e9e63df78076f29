import { rm } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeBooking } from '#features/bookings/bookings.commands.ts';
import { lapseHoldsJob } from '#features/departures/seats/seats.jobs.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { clockWarning } from '#platform/database/clock-skew.ts';
import { emptyDirectory } from '#platform/testing/data-directory.ts';
import { clockOff } from '#platform/testing/stated-day.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { owner } from '../journeys/staff-accounts.ts';
import { openBookings, orderIdOf, ownDatabase } from '../selling/booking-world.ts';
import { startBuilt } from './built-server.ts';
import { sampleEnquiry } from './sample-enquiry.ts';

const hour = 3_600_000;
/** How far the clock of a process is off, ms. */
const skews = [-26 * hour, -hour, -90_000, 90_000, hour, 50 * hour];

/** The same database, for a process whose clock is off. */
const off = (deps: CommandDeps, skew: number): CommandDeps => ({
  ...deps,
  clock: { now: () => new Date(deps.clock.now().getTime() + skew) },
});

/** Minutes for which an order still holds its seats, by the database's clock. */
async function minutesOf({ db }: CommandDeps, orderId: string): Promise<number> {
  const [row] = await db
    .select({
      minutes: sql<number>`ceil(extract(epoch FROM ${seatHolds.until} - clock_timestamp()) / 60)::int`,
    })
    .from(seatHolds)
    .where(eq(seatHolds.orderId, orderId));
  return row?.minutes ?? 0;
}

test('seats are held as long as ever by processes whose clocks are off, and no clock frees them early', async () => {
  const deps = await ownDatabase();
  const world = await openBookings(deps, 20);
  const orderIds = [await orderIdOf(deps, (await world.book()).token)];
  const usual = await minutesOf(deps, orderIds[0] ?? '');
  expect(usual).toBeGreaterThan(5);
  for (const skew of skews) {
    const request = { request: world.request(), visitor: '192.0.2.1' };
    const { token } = await run(off(deps, skew), visitorActor, makeBooking, request);
    const id = await orderIdOf(deps, token);
    orderIds.push(id);
    expect([skew, await minutesOf(deps, id)]).toEqual([skew, usual]);
  }
  const jobs = [0, ...skews].map((skew) => lapseHoldsJob(off(deps, skew)));
  const runAll = () => Promise.all(jobs.map((job) => job.run(new AbortController().signal)));
  const all = orderIds.length;
  // By the clocks that are ahead they would be over.
  await runAll();
  expect(await world.standing()).toMatchObject({ held: all, sums: { held: all } });
  // Now they are, and each is freed once, whichever processes look at the same moment.
  await world.lapse(...orderIds);
  await runAll();
  expect(await world.standing()).toMatchObject({ held: 0, sums: { held: 0 } });
});

test('a clock that is more than a minute off is reported at the start', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const said = (ms: number) => clockWarning(database, () => Date.now() + ms);
  expect(await said(0)).toBeUndefined();
  expect(await said(30_000)).toBeUndefined();
  expect(await said(90_000)).toMatch(/is (?:89|90|91) s ahead of the database/);
  expect(await said(-hour)).toMatch(/is 3\d\d\d s behind the database/);
});

describe.each([-3, 50])('a program whose clock is %i hours off', (hours) => {
  test('starts, shows its pages, takes an enquiry and signs its staff in', async () => {
    const directory = await emptyDirectory();
    const server = await startBuilt({
      DATA_DIR: directory,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...clockOff(hours * hour),
    });
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await rm(directory, { recursive: true, force: true });
    });
    await server.ready;
    for (const path of ['/', '/bn/visaservices', '/packages/domestic', '/sitemap.xml']) {
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
    }
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    expect((await post('/api/enquiries', sampleEnquiry(1))).status).toBe(201);
    const provider = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=shofor';
    const { idToken } = await (await post(provider, { ...owner, returnSecureToken: true })).json();
    const bearer = { authorization: `Bearer ${idToken}` };
    const { token } = await (await post('/jwt', { email: owner.email }, bearer)).json();
    const seen = await fetch(`${server.url}/api/overview`, { headers: { authorization: `Bearer ${token}` } });
    expect(seen.status).toBe(200);
    expect((await server.end('SIGTERM')).code).toBe(0);
    expect(server.complaints()).toBe('');
  });
});
