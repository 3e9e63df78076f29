import { describe, expect } from 'vitest';
import { alarmJob } from '#features/fares/alarms/alarms.jobs.ts';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { deskOf } from '../enquiries/desk.ts';
import { openFares } from '../selling/fare-world.ts';
import { sell, staff } from '../selling/sales.ts';
import { openCases, pdf } from '../visa-cases/case-world.ts';
import { openPushes } from './push-world.ts';

const never = new AbortController().signal;

describe('of papers of a visa case', () => {
  test('that a customer sends ten at once it rings once, and again for the next', async ({ deps, clock }) => {
    const cases = await openCases(deps);
    const { colleague, ring, later, waiting, taken } = await openPushes(deps, clock, cases.request);
    await colleague('visa', 'visa-officer');
    await colleague('edit', 'editor');
    await colleague('till', 'accountant');
    const { id, reference, send } = await cases.begin();
    for (let page = 0; page < 10; page += 1) {
      expect((await send('passport-page', pdf())).status).toBeLessThan(300);
    }
    expect([(await ring()).length, await waiting()]).toEqual([0, 1]);
    later(1);
    const [first, ...more] = await ring();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      to: 'visa',
      kind: 'paper.arrived',
      body: reference,
      path: `/dashboard/visacases/${id}`,
    });
    await send('statement', pdf());
    later(1);
    const heard = await ring();
    // The second takes the place of the first, on the screen and at the push service.
    expect(heard.map(({ tag }) => tag)).toEqual([first?.tag, first?.tag]);
    expect(taken.map(({ headers }) => headers.topic)).toEqual([first?.tag, first?.tag]);
    expect(JSON.stringify(heard)).not.toMatch(/Tanvir|345678|scan/);
    // Of another case it rings by itself.
    const other = await cases.begin({ contact: { name: 'Other Sample', phone: '01912-345678' } });
    await other.send('passport-page', pdf());
    later(1);
    expect((await ring()).at(-1)).toMatchObject({ body: other.reference });
    expect(new Set((await ring()).map(({ tag }) => tag)).size).toBe(2);
  });

  test('that staff put there it does not ring', async ({ deps, clock }) => {
    const cases = await openCases(deps);
    const { colleague, waiting } = await openPushes(deps, clock, cases.request);
    await colleague('visa', 'visa-officer');
    const { office, paperOf } = await cases.begin();
    const { id } = await paperOf('passport-page');
    const form = new FormData();
    form.set('key', 'a-key-of-16-letters');
    form.set('file', new File([new Uint8Array(pdf())], 'scan.pdf'));
    expect((await office('POST', `/papers/${id}/files`, form)).status).toBeLessThan(300);
    expect(await waiting()).toBe(0);
  });
});

/** An order, and colleagues who take money. */
async function openTill(deps: CommandDeps, clock: TestClock) {
  const order = await sell(deps);
  const request = deskOf(deps);
  const world = await openPushes(deps, clock, request);
  await world.colleague('till', 'accountant');
  await world.colleague('visa', 'visa-officer');
  const claim = (trx: string) => {
    const form = new FormData();
    const typed = { method: 'bkash', trx, sender: '01711-000111', sum: '12,345' };
    for (const [field, value] of Object.entries(typed)) {
      form.set(field, value);
    }
    return request('POST', `/visitor/orders/${order.token}/claims`, form);
  };
  return { ...world, order, claim };
}

describe('of money that waits', () => {
  test('it rings when a customer told of a payment: its order, and no sum', async ({ deps, clock }) => {
    const { claim, ring, order } = await openTill(deps, clock);
    expect((await claim('9K70LM2QXB')).status).toBe(201);
    const heard = await ring();
    expect(heard).toMatchObject([
      {
        to: 'till',
        kind: 'money.waits',
        body: order.reference,
        path: `/dashboard/money?q=${order.reference}`,
      },
    ]);
    expect(JSON.stringify(heard)).not.toMatch(/9K70LM2QXB|12,?345|000111|Salma/);
    // The same once more is the same.
    await claim('9K70LM2QXB');
    expect(await ring()).toHaveLength(1);
  });

  test('it rings once when a colleague read in what arrived, and not at theirs', async ({ deps, clock }) => {
    const { colleague, ring } = await openTill(deps, clock);
    await colleague('amina', 'clerk');
    const items = ['9K70LM2QXA', '9K70LM2QXB', '9K70LM2QXC'].map((outside) => ({
      method: 'bkash' as const,
      outside,
      sender: '01711000111',
      amount: 1_234_500,
      at: '2026-12-01T03:00:00.000Z',
      note: '',
    }));
    await run(deps, staff('amina'), keepArrivals, { source: 'sms', items });
    const heard = await ring();
    expect(heard).toMatchObject([{ to: 'till', body: '', path: '/dashboard/money?tab=arrivals' }]);
    expect(JSON.stringify(heard)).not.toMatch(/9K70|1,?234|000111/);
    await run(deps, staff('amina'), keepArrivals, { source: 'sms', items });
    expect(await ring()).toHaveLength(1);
  });
});

/** A fare with its time limit, and moments and hours of Dhaka as so many hours from it. */
async function openLimit(deps: CommandDeps, clock: TestClock) {
  const fares = await openFares(deps);
  const limit = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 48 * 3_600_000);
  const { reference } = await fares.sold({ timeLimit: limit.toISOString() });
  const pushes = await openPushes(deps, clock, fares.request);
  const moment = (hours: number) => new Date(limit.getTime() + hours * 3_600_000);
  const time = (hours: number) =>
    moment(hours).toLocaleTimeString('en-GB', { timeZone: 'Asia/Dhaka', hour: '2-digit', minute: '2-digit' });
  return {
    ...fares,
    ...pushes,
    reference: String(reference),
    alarm: () => alarmJob(deps).run(never),
    clockAt: (hours: number) => clock.set(moment(hours).toISOString()),
    /** Ten hours of work that begin then. */
    hoursAt: (hours: number) => ({ from: time(hours), until: time(hours + 10) }),
  };
}

describe('of a time limit that comes near', () => {
  test('it rings at once within the hours, urgently, until the limit is over', async ({ deps, clock }) => {
    const { colleague, ring, taken, alarm, clockAt, id, reference } = await openLimit(deps, clock);
    await colleague('amina', 'clerk');
    await colleague('edit', 'editor');
    clockAt(-6);
    await alarm();
    expect(await ring()).toMatchObject([
      { to: 'amina', kind: 'limit.near', body: reference, path: `/dashboard/fares/${id}` },
    ]);
    expect(taken[0]?.headers).toMatchObject({ urgency: 'high', ttl: String(6 * 3_600) });
  });

  test('outside of them it waits until they begin, once for all alarms, and only before the limit', async ({
    deps,
    clock,
  }) => {
    const { colleague, ring, alarm, waiting, clockAt, hoursAt } = await openLimit(deps, clock);
    await colleague('early', 'clerk', hoursAt(-2));
    await colleague('late', 'clerk', hoursAt(1));
    clockAt(-6);
    await alarm();
    expect([await ring(), await waiting()]).toEqual([[], 1]);
    clockAt(-3);
    await alarm();
    expect([await ring(), await waiting()]).toEqual([[], 1]);
    clockAt(-2);
    expect((await ring()).map(({ to }) => to)).toEqual(['early']);
    expect(await waiting()).toBe(0);
  });

  test('it rings no more once the tickets are there', async ({ deps, clock }) => {
    const { colleague, ring, alarm, waiting, clockAt, hoursAt, issue } = await openLimit(deps, clock);
    await colleague('early', 'clerk', hoursAt(-2));
    clockAt(-6);
    await alarm();
    expect(await waiting()).toBe(1);
    const tickets = ['9972400000015', '9972400000026', '9972400000030'];
    const issued = await issue(tickets.map((number) => ({ number })));
    expect(issued.status, issued.text).toBeLessThan(300);
    clockAt(-2);
    expect([await waiting(), await ring()]).toEqual([0, []]);
  });
});
