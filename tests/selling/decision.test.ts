import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { runDeparture } from '#features/bookings/decision/decision.commands.ts';
import { joinWaitingList } from '#features/bookings/waiting-list/waiting-list.commands.ts';
import { cancelDeparture, moveDeparture } from '#features/departures/departures.commands.ts';
import { departures } from '#features/departures/departures.table.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { refunds } from '#features/payments/payments.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { aKey, payCash, staff } from './sales.ts';

const clerk = staff('amina');
const manager = staff('rafiq', 'manager');
const caller = callerOf('rafiq', [...manager.permissions]);
const adults = (number: number) => ({
  adults: number,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
});

/** A departure with three accepted bookings of two, one that is only held, and one other departure with four seats. */
async function openUndecided(deps: CommandDeps) {
  const world = await openBookings(deps, 8);
  const other = await world.depart(4, { departsOn: '2027-01-21', returnsOn: '2027-01-24' });
  const book = async (name: string, language: 'en' | 'bn') => {
    const contact = { name, phone: '01812-345678', email: `${name}@mail.example`, reply: 'email' as const };
    const { token } = await world.book({ party: adults(2), contact, language });
    return orderIdOf(deps, token);
  };
  const salma = await book('salma', 'bn');
  const rahim = await book('rahim', 'en');
  const nadia = await book('nadia', 'en');
  for (const id of [salma, rahim, nadia]) {
    await run(deps, clerk, acceptOrder, { id });
  }
  const held = await book('held', 'en');
  const pay = (orderId: string, amount: number, more: object = { method: 'cash' }) =>
    run(deps, clerk, takePayment, { orderId, amount, key: aKey(), method: 'cash', ...more });
  const order = (id: string) => findOrder(deps.db, id, '2026-12-01');
  const callOff = (body: object) =>
    deskOf(deps)('POST', `/departures/${world.departure}/no-go`, body, { caller });
  const written = async (name: string) =>
    (
      await deps.db
        .select()
        .from(messages)
        .where(eq(messages.toAddress, `${name}@mail.example`))
    ).map(({ event, language }) => `${event} ${language}`);
  return { ...world, other, salma, rahim, nadia, held, pay, order, callOff, written };
}

describe('a departure that is decided', () => {
  test('to run tells everybody with seats once, in their language, and isn’t to be decided any more', async ({
    deps,
  }) => {
    const world = await openUndecided(deps);
    const request = deskOf(deps);
    const go = () => request('POST', `/departures/${world.departure}/go`, undefined, { caller });
    expect(await go()).toMatchObject({ status: 200, body: { told: 4 } });
    expect((await go()).body).toEqual({ told: 0 });
    expect((await world.written('salma')).filter((each) => each.startsWith('departure.decided'))).toEqual([
      'departure.decided bn',
    ]);
    const read = await request('GET', `/departures/${world.departure}`, undefined, { caller });
    expect(read.body).toMatchObject({ decision: 'go', state: 'open' });
    expect(
      (
        await request('POST', `/departures/${world.departure}/go`, undefined, {
          caller: callerOf('amina', [...clerk.permissions]),
        })
      ).status,
    ).toBe(403);
  });

  test('to run rings at nobody for a practice order', async ({ deps }) => {
    const world = await openUndecided(deps);
    await deps.db.update(orders).set({ practice: true }).where(eq(orders.id, world.salma));
    await deskOf(deps)('POST', `/departures/${world.departure}/go`, undefined, { caller });
    const told = await deps.db.select().from(messages).where(eq(messages.event, 'departure.decided'));
    const ways = (id: string) => told.filter(({ aboutId }) => aboutId === id).map(({ channel }) => channel);
    expect(ways(world.salma)).toEqual(['email']);
    expect(ways(world.rahim).sort()).toEqual(['email', 'sms']);
  });

  test('not to run moves some and refunds others: the preview is what is done, once', async ({ deps }) => {
    const world = await openUndecided(deps);
    await world.pay(world.salma, 25_000_00, { method: 'bkash', outside: 'AB12CD34EF' });
    await world.pay(world.rahim, 12_500_00);
    await world.pay(world.nadia, 5_000_00);
    const waiting = { request: world.request({ party: adults(2) }), visitor: '192.0.2.7' };
    await run(deps, visitorActor, joinWaitingList, waiting);
    const body = {
      reason: 'Too few travellers have joined.',
      bookings: [
        { id: world.salma, to: world.other },
        { id: world.held, to: world.other },
      ],
      key: aKey(),
    };
    const preview = await world.callOff({ ...body, preview: true });
    expect(preview.status).toBe(200);
    expect(await world.standing()).toMatchObject({ booked: 6, held: 2 });
    expect(await world.order(world.rahim)).toMatchObject({ state: 'open' });
    const done = await world.callOff(body);
    expect(done.body).toEqual(preview.body);
    expect((await world.callOff(body)).body).toEqual(done.body);
    const outcomes = new Map(
      done.body.bookings.map((each: { id: string; outcome: string; back: number }) => [
        each.id,
        [each.outcome, each.back],
      ]),
    );
    expect(outcomes).toEqual(
      new Map([
        [world.salma, ['moved', 0]],
        [world.rahim, ['cancelled', 12_500_00]],
        [world.nadia, ['cancelled', 5_000_00]],
        [world.held, ['moved', 0]],
      ]),
    );
    expect(done.body.waiting).toBe(1);
    expect(await world.standing()).toMatchObject({ booked: 0, held: 0, sums: { booked: 0, held: 0 } });
    expect(await world.standing(world.other)).toMatchObject({ booked: 2, held: 2, sums: { booked: 2 } });
    expect(await world.order(world.salma)).toMatchObject({ state: 'open', travelsOn: '2027-01-21' });
    expect(await world.order(world.rahim)).toMatchObject({
      state: 'cancelled',
      money: 'refund due',
      total: 0,
    });
    const asked = await deps.db.select().from(refunds);
    expect(asked.map(({ orderId, amount, state }) => ({ orderId, amount, state }))).toEqual(
      expect.arrayContaining([
        { orderId: world.rahim, amount: 12_500_00, state: 'approved' },
        { orderId: world.nadia, amount: 5_000_00, state: 'approved' },
      ]),
    );
    expect(asked).toHaveLength(2);
    expect(await world.written('rahim')).toContain('order.cancelled en');
    const ofSalma = await world.written('salma');
    expect(ofSalma.filter((each) => each === 'order.confirmed bn')).toHaveLength(1);
    expect(ofSalma.filter((each) => each === 'order.changed bn')).toHaveLength(1);
    expect(await world.written('held')).toContain('order.changed en');
    const [row] = await deps.db.select().from(departures).where(eq(departures.id, world.departure));
    expect(row).toMatchObject({ state: 'cancelled', decision: 'no-go' });
  });

  test('not to run is refused whole when a booking has no room where it should go', async ({ deps }) => {
    const world = await openUndecided(deps);
    const body = { reason: 'Too few have joined.', others: { to: world.other }, key: aKey() };
    const preview = await world.callOff({ ...body, preview: true });
    const refused = preview.body.bookings.filter(({ outcome }: { outcome: string }) => outcome === 'refused');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ code: 'bookings.full' });
    expect(await world.callOff(body)).toMatchObject({
      status: 409,
      body: { code: 'departures.not-moved', details: { bookings: [{}, {}] } },
    });
    expect(await world.standing()).toMatchObject({ booked: 6, held: 2, sums: { booked: 6, held: 2 } });
    expect(await world.standing(world.other)).toMatchObject({ booked: 0, held: 0 });
  });

  test('a refund above the limit waits for a second person', async ({ deps }) => {
    const world = await openUndecided(deps);
    const large = await orderIdOf(
      deps,
      (await world.book({ departure: world.other, party: adults(4) })).token,
    );
    await run(deps, clerk, acceptOrder, { id: large });
    await payCash(deps, large, 30_000_00);
    await payCash(deps, large, 20_000_00);
    const done = await deskOf(deps)(
      'POST',
      `/departures/${world.other}/no-go`,
      { reason: 'The bridge is closed.', key: aKey() },
      { caller },
    );
    expect(done.body.bookings).toMatchObject([{ id: large, outcome: 'cancelled', back: 50_000_00 }]);
    const [asked] = await deps.db.select().from(refunds).where(eq(refunds.orderId, large));
    expect(asked).toMatchObject({
      amount: 50_000_00,
      method: 'bank',
      state: 'asked',
      askedBy: 'user:rafiq',
    });
  });

  test('giving money back needs a recent sign-in, looking at it and giving none back don’t', async ({
    deps,
  }) => {
    const world = await openUndecided(deps);
    await world.pay(world.rahim, 12_500_00);
    const twelveHours = 12 * 60 * 60 * 1000;
    const by = (ago: number) => ({
      caller: { ...caller, signedInAt: new Date(deps.clock.now().getTime() - ago) },
    });
    const request = deskOf(deps);
    const callOff = (departure: string, body: object, ago: number) =>
      request(
        'POST',
        `/departures/${departure}/no-go`,
        { reason: 'The bridge is closed.', ...body },
        by(ago),
      );
    const [old, recent, key] = [twelveHours + 1000, twelveHours - 1000, aKey()];
    expect((await callOff(world.departure, { preview: true, key }, old)).status).toBe(200);
    expect(await callOff(world.departure, { key }, old)).toMatchObject({
      status: 403,
      body: { code: 'access.sign-in-again' },
    });
    expect(await world.standing()).toMatchObject({ booked: 6, held: 2 });
    // The same request, key and all, after signing in again.
    expect((await callOff(world.departure, { key }, recent)).status).toBe(200);
    expect(await deps.db.$count(refunds)).toBe(1);
    expect((await callOff(world.other, { key: aKey() }, old)).status).toBe(200);
  });
});

test('a departure with bookings is neither cancelled nor moved to another day by itself', async ({
  deps,
}) => {
  const world = await openUndecided(deps);
  const planner = actorWith();
  const id = world.departure;
  const seated = { code: 'departures.seated', details: { held: 2, booked: 6 } };
  await expect(run(deps, planner, cancelDeparture, { id })).rejects.toMatchObject(seated);
  const moving = { id, basedOn: 1, departsOn: '2027-01-15' };
  await expect(run(deps, planner, moveDeparture, moving)).rejects.toMatchObject(seated);
  await run(deps, manager, runDeparture, { id });
  expect(await world.standing()).toMatchObject({ booked: 6, held: 2 });
});
