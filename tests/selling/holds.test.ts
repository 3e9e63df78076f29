import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { departures } from '#features/departures/departures.table.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { beginAttempt } from '#features/gateways/attempts/attempts.commands.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { laterUntil } from '#features/orders/seats/holds.rules.ts';
import { findBeforeBooking } from '#features/orders/terms/before-booking.queries.ts';
import { planOf } from '#features/orders/terms/plan.rules.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { dayAndTime } from '#platform/format/dates.ts';
import { test } from '#platform/testing/test.ts';
import { deskOf } from '../enquiries/desk.ts';
import { openBookings, ownDatabase } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

async function holdOf({ db }: CommandDeps, token: string) {
  const [row] = await db
    .select({ id: orders.id, until: seatHolds.until, laterUntil: seatHolds.laterUntil })
    .from(orders)
    .innerJoin(seatHolds, eq(seatHolds.orderId, orders.id))
    .where(eq(orders.token, token));
  if (!row) {
    throw new Error('There is no such hold.');
  }
  return row;
}

const party = (adults: number) => ({
  adults,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
});

const person = (number: number) => ({
  name: 'Salma Begum',
  phone: `0171100${String(number).padStart(4, '0')}`,
  reply: 'phone' as const,
});

describe('somebody who pays later', () => {
  const office = { hours: [{ days: [0, 1, 2, 3, 4, 6], closes: '19:00' }], holidays: ['2026-12-16'] };

  test.for([
    ['a Tuesday', '2026-12-01', null, '2026-12-02T13:00:00.000Z'],
    ['a Thursday: the office is closed on Friday', '2026-12-03', null, '2026-12-05T13:00:00.000Z'],
    ['the day before a holiday', '2026-12-15', null, '2026-12-17T13:00:00.000Z'],
    ['the last day itself', '2026-12-01', '2026-12-01', '2026-12-01T18:00:00.000Z'],
  ] as const)(
    'has until the office closes on its next working day: asked on %s',
    ([, today, last, until]) => {
      expect(laterUntil(today, 1, office, last).toISOString()).toBe(until);
    },
  );

  test('keeps the seats, once for each order', async ({ deps }) => {
    const world = await openBookings(deps);
    const request = deskOf(deps);
    const { token } = await world.book();
    const before = await holdOf(deps, token);
    const later = await request('POST', `/visitor/orders/${token}/pay-later`);
    expect(later.status).toBe(200);
    const after = await holdOf(deps, token);
    expect(after.until?.toISOString()).toBe(later.body.heldUntil);
    // By the agency's clock it is the first of December; holds end by the database's.
    expect(after.laterUntil?.toISOString()).toMatch(/^2026-12-02T/);
    const ends = [before.until, after.laterUntil].map((instant) => instant?.getTime() ?? 0);
    expect(after.until?.getTime()).toBe(Math.max(...ends));
    expect((await request('POST', `/visitor/orders/${token}/pay-later`)).body).toEqual(later.body);
    // After it is over it doesn't begin anew.
    await world.lapse(after.id);
    const again = await request('POST', `/visitor/orders/${token}/pay-later`);
    expect(again).toMatchObject({ status: 409, body: { code: 'bookings.lapsed' } });
    expect((await request('POST', '/visitor/orders/nobody/pay-later')).status).toBe(404);
  });

  test('is told before booking what the order says afterwards: the sum of today, and until when', async ({
    deps,
  }) => {
    const world = await openBookings(deps);
    const request = deskOf(deps);
    const [sold] = await deps.db.select().from(departures).where(eq(departures.id, world.departure));
    const { terms, laterUntil: told } = await findBeforeBooking(
      deps.db,
      sold ? [sold] : [],
      'en',
      dhakaDate(deps.clock.now()),
    );
    const { token, total, dueNow } = await world.book();
    const [now] = planOf(total, dhakaDate(deps.clock.now()), sold?.departsOn, terms);
    expect(now?.amount).toBe(dueNow);
    const later = await request('POST', `/visitor/orders/${token}/pay-later`);
    expect(later.status).toBe(200);
    const { laterUntil: kept } = await holdOf(deps, token);
    expect(Object.values(told)).toEqual([kept && dayAndTime(kept, 'en')]);
  });

  test('at the counter keeps them until a second person has approved a large sum', async ({ deps }) => {
    const world = await openBookings(deps);
    const { token } = await world.book({ party: party(6) });
    const { id } = await holdOf(deps, token);
    await world.lapse(id);
    const payment = await run(deps, staff('amina', 'manager'), takePayment, {
      orderId: id,
      method: 'bank',
      amount: 60_000_00,
      outside: 'BANK-7781',
      key: aKey(),
    });
    expect(payment).toMatchObject({ state: 'waiting' });
    expect(await world.standing()).toMatchObject({ held: 6, booked: 0, sums: { held: 6 } });
    // When the office closes on its second working day, by the agency's clock.
    expect((await holdOf(deps, token)).until?.toISOString()).toBe('2026-12-03T13:00:00.000Z');
    await run(deps, staff('rafiq', 'manager'), approvePayment, { id: payment.id });
    expect(await world.standing()).toMatchObject({ held: 0, booked: 6, sums: { booked: 6 } });
  });

  test('at the counter is no reason to take seats that others have: the money waits without them', async ({
    deps,
  }) => {
    const world = await openBookings(deps);
    const { token } = await world.book({ party: party(6) });
    const { id } = await holdOf(deps, token);
    await world.lapse(id);
    await world.book({ party: party(8), contact: person(1) });
    const payment = await run(deps, staff('amina', 'manager'), takePayment, {
      orderId: id,
      method: 'bank',
      amount: 60_000_00,
      outside: 'BANK-7782',
      key: aKey(),
    });
    expect(payment).toMatchObject({ state: 'waiting' });
    expect(await world.standing()).toMatchObject({ held: 8, booked: 0, sums: { held: 8 } });
  });

  test('can’t hold a tour that way: half of it at most beside one party, and three orders of one number', async ({
    deps,
  }) => {
    const world = await openBookings(deps, 10);
    const request = deskOf(deps);
    const later = async (adults: number, contact: ReturnType<typeof person>) => {
      const { token } = await world.book({ party: party(adults), contact });
      return request('POST', `/visitor/orders/${token}/pay-later`);
    };
    expect((await later(3, person(1))).status).toBe(200);
    expect((await later(2, person(2))).status).toBe(200);
    expect(await later(1, person(3))).toMatchObject({ status: 429, body: { code: 'orders.later-many' } });
    const departure = await world.depart(100);
    const book = async () => {
      const { token } = await world.book({ departure, contact: person(9) });
      return (await request('POST', `/visitor/orders/${token}/pay-later`)).status;
    };
    expect([await book(), await book(), await book(), await book()]).toEqual([200, 200, 200, 429]);
  });
});

// The embedded database has one connection: nothing is asked at once there.
test('many who ask at once to pay later hold no more than one after another', async () => {
  const deps = await ownDatabase();
  const world = await openBookings(deps, 100);
  const request = deskOf(deps);
  const made: string[] = [];
  for (let number = 0; number < 8; number += 1) {
    made.push((await world.book({ contact: person(9) })).token);
  }
  const later = (token: string) => request('POST', `/visitor/orders/${token}/pay-later`);
  const ofOneNumber = await Promise.all(made.map(later));
  expect(ofOneNumber.filter(({ status }) => status === 200)).toHaveLength(3);
  const departure = await world.depart(10);
  const parties: string[] = [];
  for (let number = 10; number < 15; number += 1) {
    parties.push((await world.book({ departure, party: party(2), contact: person(number) })).token);
  }
  const ofOneTour = await Promise.all(parties.map(later));
  expect(ofOneTour.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(ofOneTour.filter(({ status }) => status === 429)).toHaveLength(3);
});

describe('the forms of the page', () => {
  test('say what became of the seats: none held any more, or an order that has changed', async ({ deps }) => {
    const world = await openBookings(deps);
    const { token } = await world.book();
    const { id } = await holdOf(deps, token);
    const told = async (path: 'hold' | 'pay-later') => {
      const headers = { accept: 'text/html', origin: deps.siteUrl };
      const { status, headers: sent } = await deskOf(deps)(
        ...(['POST', `/visitor/orders/${token}/${path}`, undefined, { headers }] as const),
      );
      return [status, new URL(sent.get('location') ?? '').searchParams.get('hold')];
    };
    expect(await told('pay-later')).toEqual([303, 'later']);
    await world.lapse(id);
    expect(await told('pay-later')).toEqual([303, 'ended']);
    expect(await told('hold')).toEqual([303, 'again']);
    // The last day of the quote is over: it can't be accepted, whatever stands on a page that was opened before.
    await deps.db.update(orders).set({ validUntil: '2026-11-20' }).where(eq(orders.id, id));
    expect(await told('pay-later')).toEqual([303, 'over']);
    expect(await told('hold')).toEqual([303, 'over']);
  });
});

describe('seats whose hold is over', () => {
  test('are held again while they are there, three times for one order', async ({ deps }) => {
    const world = await openBookings(deps, 2);
    const request = deskOf(deps);
    const { token } = await world.book({ party: party(2) });
    const { id } = await holdOf(deps, token);
    const again = () => request('POST', `/visitor/orders/${token}/hold`);
    for (let time = 0; time < 3; time += 1) {
      await world.lapse(id);
      expect((await again()).status).toBe(200);
      expect(await world.standing()).toMatchObject({ held: 2, sums: { held: 2 } });
    }
    expect((await again()).status).toBe(200);
    await world.lapse(id);
    expect(await again()).toMatchObject({ status: 429 });
    await world.book({ contact: person(1) });
    const gone = await world.book({ contact: person(2) }).then(() => again());
    expect(gone).toMatchObject({ status: 409, body: { code: 'bookings.full', details: { left: 0 } } });
  });

  test('aren’t paid for hours later before they are held again', async ({ deps }) => {
    const world = await openBookings(deps);
    const { token } = await world.book();
    const { id } = await holdOf(deps, token);
    await world.lapse(id);
    const longAgo = new Date(Date.now() - 4 * 3_600_000);
    await deps.db.update(seatHolds).set({ heldAt: longAgo }).where(eq(seatHolds.orderId, id));
    const limits = { least: 100, most: 50_000_000_00 };
    const begun = { token, method: 'bkash' as const, pay: 'due' as const, limits, practice: false };
    const begin = () => run(deps, visitorActor, beginAttempt, { ...begun, browser: crypto.randomUUID() });
    await expect(begin()).rejects.toMatchObject({ code: 'bookings.lapsed' });
    await deskOf(deps)('POST', `/visitor/orders/${token}/hold`);
    expect(await begin()).toMatchObject({ gateway: 'bkash' });
  });
});

test('seats that are held on a departure that was cancelled meanwhile are not booked: the money is kept without them', async ({
  deps,
}) => {
  const world = await openBookings(deps);
  const [live, lapsed] = [await world.book(), await world.book({ contact: person(1) })];
  const orderOf = async ({ token }: typeof live) => (await holdOf(deps, token)).id;
  await world.lapse(await orderOf(lapsed));
  // Whoever cancels finds no seats on it, and these are held before that is committed.
  await deps.db.update(departures).set({ state: 'cancelled' }).where(eq(departures.id, world.departure));
  for (const booking of [live, lapsed]) {
    const id = await orderOf(booking);
    await expect(run(deps, staff('amina'), acceptOrder, { id })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'bookings.closed',
      details: { state: 'cancelled' },
    });
    await run(deps, staff('amina'), takePayment, {
      orderId: id,
      method: 'cash',
      amount: 1_000_00,
      key: aKey(),
    });
    const [order] = await deps.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.state).toBe('quoted');
  }
  expect((await world.standing()).booked).toBe(0);
});

test('seats are not booked by accepting their order by its link: that is free', async ({ deps }) => {
  const world = await openBookings(deps);
  const { token } = await world.book();
  const accepted = await deskOf(deps)('POST', `/visitor/orders/${token}/accept`);
  expect(accepted).toMatchObject({ status: 409, body: { code: 'orders.unpaid' } });
  expect(await world.standing()).toMatchObject({ held: 1, booked: 0 });
});
