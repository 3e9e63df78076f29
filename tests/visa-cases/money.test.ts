import { and, arrayContains } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { withdrawCasesJob } from '#features/visa-cases/withdrawal/withdrawal.jobs.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { markOf } from '#platform/sealed-columns/seal-text.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { aKey } from '../selling/sales.ts';
import { openCases } from './case-world.ts';

const seller = callerOf('rumi', ['orders.read', 'orders.write', 'payments.write'], { role: 'manager' });

type World = Awaited<ReturnType<typeof openCases>>;
type Begun = Awaited<ReturnType<World['begin']>>;

/** What one applicant's visa costs: 2,000 taka of ours, 5,300 of the embassy and the centre. */
const total = 730_000;

/** The order of a case, accepted and paid in cash. */
async function paidOrder({ request }: World, one: Begun) {
  const { orderId } = (await one.office('GET', '')).body;
  const order = async () => (await request('GET', `/orders/${orderId}`, undefined, { caller: seller })).body;
  expect((await request('POST', `/orders/${orderId}/accept`, undefined, { caller: seller })).status).toBe(
    200,
  );
  const cash = { method: 'cash', amount: (await order()).total, key: aKey() };
  expect(
    (await request('POST', `/orders/${orderId}/payments`, cash, { caller: seller })).status,
  ).toBeLessThan(300);
  return { orderId, order };
}

/** Everything that is asked for has come and is accepted. */
async function complete(one: Begun) {
  for (const { key } of (await one.read()).applicants[0].papers) {
    await one.send(key);
    await one.decide(key, 'accept');
  }
}

const why = { reason: 'The journey is put off.' };

describe('the money of a visa case', () => {
  test('is paid through its order, and goes back by how far the case has come', async ({ deps }) => {
    const world = await openCases(deps);
    const kept: [string, number, number][] = [];
    for (const stage of ['collecting', 'checking', 'submitted'] as const) {
      const one = await world.begin();
      const { order } = await paidOrder(world, one);
      // What is kept is read on the order's page before anybody pays.
      const { token } = (await one.read()).order;
      expect((await world.request('GET', `/visitor/orders/${token}`)).body.keptByStage).toEqual({
        collecting: 0,
        checking: 50,
        submitted: 100,
      });
      expect(await order()).toMatchObject({ total, money: 'paid' });
      await complete(one);
      for (const to of {
        collecting: [],
        checking: ['checking'],
        submitted: ['checking', 'ready', 'submitted'],
      }[stage]) {
        expect((await one.move(to)).status).toBe(200);
      }
      const preview = await one.office('POST', '/withdraw', { ...why, preview: true });
      // A look at it changes nothing.
      expect([await one.read(), await order()]).toMatchObject([{ state: stage }, { state: 'open' }]);
      const done = await one.office('POST', '/withdraw', why);
      expect(done.body).toEqual(preview.body);
      kept.push([stage, done.body.keep, done.body.back]);
      expect(await one.read()).toMatchObject({ state: 'withdrawn' });
      expect(await order()).toMatchObject({ state: 'cancelled', total: done.body.keep });
    }
    // Ours whole, half and none; official fees come back until they are paid at the embassy.
    expect(kept).toEqual([
      ['collecting', 0, total],
      ['checking', 100_000, total - 100_000],
      ['submitted', total, 0],
    ]);
  });

  test('follows the same ladder when the order is cancelled on its own page', async ({ deps }) => {
    const world = await openCases(deps);
    const one = await world.begin();
    const { orderId } = await paidOrder(world, one);
    await complete(one);
    await one.office('POST', '/state', { to: 'checking' });
    const body = { ...why, preview: true };
    const asked = await world.request('POST', `/orders/${orderId}/cancel`, body, { caller: seller });
    const asCase = await one.office('POST', '/withdraw', body);
    expect(asked.body).toEqual(asCase.body);
    expect(asked.body.keep).toBe(100_000);
  });

  test('leaves the rest of its order on the bill when only the case is withdrawn', async ({ deps }) => {
    const world = await openCases(deps);
    const one = await world.begin();
    const { orderId, order } = await paidOrder(world, one);
    const { current, lines, travelsOn } = await order();
    const hotel = { charge: 'supplier', quantity: 1, unit: 900_000, text: { en: 'A hotel in Bangkok' } };
    const amended = await world.request(
      'POST',
      `/orders/${orderId}/amendments`,
      {
        from: current,
        travelsOn,
        reason: 'A hotel too',
        agreed: true,
        key: aKey(),
        lines: [
          ...lines.map(({ charge, quantity, unit, text }: typeof hotel, was: number) => ({
            charge,
            quantity,
            unit,
            text,
            was,
          })),
          hotel,
        ],
      },
      { caller: seller },
    );
    expect(amended.body.state).toBe('applied');
    await complete(one);
    for (const to of ['checking', 'ready', 'submitted']) {
      await one.move(to);
    }
    const done = await one.office('POST', '/withdraw', why);
    expect([done.status, done.body.keep]).toEqual([200, total]);
    const after = await order();
    expect(after).toMatchObject({ state: 'open', total: total + 900_000 });
    expect(
      after.lines.map((line: { charge: string; sum: number; spent: number }) => [
        line.charge,
        line.sum,
        line.spent,
      ]),
    ).toEqual([
      ['fee', 200_000, 0],
      ['official', 450_000, 450_000],
      ['official', 80_000, 80_000],
      ['supplier', 900_000, 0],
    ]);
  });

  test('isn’t touched by withdrawing once the order is over, nor withdrawn twice', async ({ deps }) => {
    const world = await openCases(deps);
    const one = await world.begin();
    const { orderId, order } = await paidOrder(world, one);
    await world.request('POST', `/orders/${orderId}/cancel`, why, { caller: seller });
    const before = await order();
    expect((await one.office('POST', '/withdraw', why)).body).toMatchObject({ keep: 0, back: 0, lines: [] });
    expect(await order()).toEqual(before);
    expect((await one.office('POST', '/withdraw', why)).body.code).toBe('visa-cases.move');
  });

  test('ends the case when its order is cancelled before the embassy has the papers', async ({ deps }) => {
    const world = await openCases(deps);
    const job = withdrawCasesJob(deps);
    const [early, late, other] = [await world.begin(), await world.begin(), await world.begin()];
    await complete(late);
    for (const to of ['checking', 'ready', 'submitted']) {
      await late.move(to);
    }
    expect(await job.isDue()).toBe(false);
    const orderOf = async (one: Begun) => (await one.office('GET', '')).body.orderId;
    for (const one of [early, late]) {
      const path = `/orders/${await orderOf(one)}/cancel`;
      expect((await world.request('POST', path, why, { caller: seller })).status).toBe(200);
    }
    const before = await world.request('GET', `/orders/${await orderOf(early)}`, undefined, {
      caller: seller,
    });
    expect(await job.isDue()).toBe(true);
    await job.run(new AbortController().signal);
    await job.run(new AbortController().signal);
    expect(await job.isDue()).toBe(false);
    const states = async (one: Begun) => {
      const { state, orderIsCancelled } = (await one.office('GET', '')).body;
      return [state, orderIsCancelled];
    };
    expect(await states(early)).toEqual(['withdrawn', true]);
    // The embassy has it: staff see that, and decide.
    expect(await states(late)).toEqual(['submitted', true]);
    expect(await states(other)).toEqual(['collecting', false]);
    const { body: after } = await world.request('GET', `/orders/${await orderOf(early)}`, undefined, {
      caller: seller,
    });
    expect(after).toEqual(before.body);
    const told = await deps.db
      .select({ subject: messages.subject })
      .from(messages)
      .where(isLetter('case.state'));
    expect(told.filter(({ subject }) => subject.includes('প্রত্যাহার'))).toHaveLength(1);
  });

  test('ends the case when its quote lapses, unless there is money, a passport or anything else to look after', async ({
    deps,
    clock,
  }) => {
    const world = await openCases(deps);
    const job = withdrawCasesJob(deps);
    const work = () => job.run(new AbortController().signal);
    const begin = () => world.begin();
    const [quiet, brings, paid] = [await begin(), await begin(), await begin()];
    const [holds, embassy] = [await begin(), await begin()];
    const orderOf = async (one: Begun) => (await one.office('GET', '')).body.orderId;
    const passport = async (one: Begun, move: string) => {
      const applicants = [(await one.read()).applicants[0].id];
      const body = { move, applicants, person: 'Tanvir Sample', key: aKey() };
      expect((await one.office('POST', '/passports', body)).status).toBe(201);
    };
    await passport(holds, 'received');
    await complete(embassy);
    for (const to of ['checking', 'ready', 'submitted']) {
      await embassy.move(to);
    }
    // A quote is valid for seven days.
    clock.set('2026-12-08T04:00:00Z');
    await brings.send('statement');
    await tendOrders(deps);
    expect(await job.isDue()).toBe(false);
    clock.set('2026-12-08T18:30:00Z');
    await tendOrders(deps);
    const cash = { method: 'cash', amount: 100_000, key: aKey() };
    const path = `/orders/${await orderOf(paid)}/payments`;
    expect((await world.request('POST', path, cash, { caller: seller })).status).toBe(201);
    expect(await job.isDue()).toBe(true);
    await work();
    expect(await job.isDue()).toBe(false);
    const states = async (one: Begun) => {
      const { state, orderIsLapsed } = (await one.office('GET', '')).body;
      return [state, orderIsLapsed];
    };
    expect(await states(quiet)).toEqual(['withdrawn', true]);
    // Staff see that the quote has expired, and decide.
    expect(await states(brings)).toEqual(['collecting', true]);
    expect(await states(paid)).toEqual(['collecting', true]);
    expect(await states(holds)).toEqual(['collecting', true]);
    expect(await states(embassy)).toEqual(['submitted', true]);
    const { body: order } = await world.request('GET', `/orders/${await orderOf(quiet)}`, undefined, {
      caller: seller,
    });
    expect(order.state).toBe('lapsed');
    const [letter, ...others] = await deps.db
      .select({ text: messages.text })
      .from(messages)
      .where(and(isLetter('case.state'), arrayContains(messages.marks, [markOf(quiet.token)])));
    expect(others).toEqual([]);
    expect(letter?.text).toContain('নতুন কোটেশন');

    await passport(holds, 'handed-over');
    clock.set('2026-12-15T18:30:00Z');
    await work();
    expect(await states(brings)).toEqual(['withdrawn', true]);
    expect(await states(paid)).toEqual(['collecting', true]);
    expect(await states(holds)).toEqual(['collecting', true]);
    clock.set('2026-12-16T18:30:00Z');
    await work();
    expect(await states(holds)).toEqual(['withdrawn', true]);
  });
});
