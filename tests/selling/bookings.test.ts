import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { cancelDeparture } from '#features/departures/departures.commands.ts';
import { lapseHoldsJob } from '#features/departures/seats/seats.jobs.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { beginAttempt } from '#features/gateways/attempts/attempts.commands.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { deskOf } from '../enquiries/desk.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

describe('a booking', () => {
  test('by the API is an order whose seats are held, at the price of the package’s page', async ({
    deps,
  }) => {
    const world = await openBookings(deps);
    const request = deskOf(deps);
    const party = { adults: 2, childrenWithBed: 1, childrenWithoutBed: 1, infants: 1, singleRooms: 1 };
    const contact = { name: 'Salma Begum', phone: '01812-345678', email: 'salma@mail.example' };
    const body = world.request({ party, contact: { ...contact, reply: 'email' } });
    const made = await request('POST', '/bookings', body);
    expect(made).toMatchObject({
      status: 201,
      // Two adults, a child with and one without bed, an infant for nothing, one single room; half of it now.
      body: {
        total: 46_200_00,
        dueNow: 23_100_00,
        currency: 'BDT',
        reference: expect.stringMatching(/^SF-/),
      },
    });
    const minutes = (Date.parse(made.body.heldUntil) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThan(16);
    expect(await world.standing()).toMatchObject({ held: 4, booked: 0, sums: { held: 4 } });
    const listed = await request('GET', '/departures?package=to-the-sea');
    expect(listed.body.items[0]).toMatchObject({ left: 6 });
    const order = await request('GET', `/visitor/orders/${made.body.token}`);
    expect(order.body).toMatchObject({ state: 'quoted', total: 46_200_00, due: 23_100_00 });
    expect(
      order.body.lines.map((line: { quantity: number; unit: number }) => [line.quantity, line.unit]),
    ).toEqual([
      [2, 12_500_00],
      [1, 9_800_00],
      [1, 6_900_00],
      [1, 0],
      [1, 4_500_00],
    ]);
    expect((await request('POST', '/bookings', body)).body).toEqual(made.body);
    expect((await request('POST', '/bookings', { ...body, language: 'bn' })).body.code).toBe('key.used');
    expect(await world.standing()).toMatchObject({ held: 4 });
    expect(await deps.db.$count(messages, isLetter('order.held'))).toBe(1);
  });

  test('can be paid later by its letter only where the agency takes that', async ({ deps }) => {
    const world = await openBookings(deps);
    const contact = { name: 'Salma Begum', phone: '01812-345678', email: 'salma@mail.example' };
    const letterOf = async () => {
      const { token } = await world.book({ contact: { ...contact, reply: 'email' } });
      const written = await deps.db.select().from(messages).where(isLetter('order.held'));
      return written.find(({ text }) => text.includes(token))?.text;
    };
    expect(await letterOf()).toContain('choose to pay later');
    await deps.db
      .update(settings)
      .set({ value: sql`jsonb_set(${settings.value}, '{booking}', '{"laterDays": 0}')` })
      .where(eq(settings.name, 'site'));
    const now = await letterOf();
    expect(now).toContain('We hold them until');
    expect(now).not.toContain('pay later');
  });

  test('for more seats than are left is refused with what is left', async ({ deps }) => {
    const world = await openBookings(deps, 3);
    const request = deskOf(deps);
    await world.book();
    const party = { adults: 3, childrenWithBed: 0, childrenWithoutBed: 0, infants: 3, singleRooms: 0 };
    const refused = await request('POST', '/bookings', world.request({ party }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'bookings.full', details: { left: 2 } } });
  });

  test.for<[string, { party?: object; contact?: object; [other: string]: unknown }, number, string]>([
    ['no adult', { party: { adults: 0 } }, 400, 'party.adults'],
    ['a negative number of children', { party: { childrenWithBed: -1 } }, 400, 'party.childrenWithBed'],
    ['half an adult', { party: { adults: 1.5 } }, 400, 'party.adults'],
    ['a thousand million adults', { party: { adults: 1e9 } }, 400, 'party.adults'],
    ['more single rooms than adults', { party: { singleRooms: 2 } }, 400, 'party.singleRooms'],
    ['more infants than laps', { party: { infants: 2 } }, 400, 'party.infants'],
    ['a price of its own', { total: 1 }, 400, 'total'],
    ['a departure that isn’t there', { departure: '00000000-0000-4000-8000-000000000000' }, 422, 'departure'],
    ['a package that isn’t there', { package: 'to-the-moon' }, 422, 'departure'],
    [
      'no telephone number',
      { contact: { name: 'Salma', phone: '12', reply: 'phone' } },
      422,
      'contact.phone',
    ],
    ['an answer by e-mail without an address', { contact: { reply: 'email' } }, 400, 'contact.email'],
  ])('with %s is refused with the field', async ([, changed, status, path], { deps }) => {
    const world = await openBookings(deps);
    const plain = world.request();
    const body = {
      ...plain,
      ...changed,
      party: { ...plain.party, ...changed.party },
      contact: { ...plain.contact, ...changed.contact },
    };
    const refused = await deskOf(deps)('POST', '/bookings', body);
    expect(refused).toMatchObject({ status, body: { fields: [{ path }] } });
    expect(await world.standing()).toMatchObject({ held: 0 });
  });

  test('of a past, closed or cancelled departure is refused, and so is one from another site', async ({
    deps,
  }) => {
    const world = await openBookings(deps);
    const request = deskOf(deps);
    const over = await world.depart(10, { cutOff: '2026-11-30', departsOn: '2027-01-14' });
    const refused = await request('POST', '/bookings', world.request({ departure: over }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'bookings.closed' } });
    await run(deps, actorWith(), cancelDeparture, { id: world.departure });
    expect((await request('POST', '/bookings', world.request())).body.code).toBe('bookings.closed');
    const headers = { origin: 'https://evil.example' };
    expect((await request('POST', '/bookings', world.request(), { headers })).status).toBe(403);
  });
});

describe('a hold', () => {
  test('lapses by the database’s clock, also when no job ran: the seats are free at once', async ({
    deps,
  }) => {
    const world = await openBookings(deps, 2);
    const party = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
    const first = await world.book({ party });
    await world.lapse(await orderIdOf(deps, first.token));
    const listed = await deskOf(deps)('GET', '/departures?package=to-the-sea');
    expect(listed.body.items[0]).toMatchObject({ left: 2 });
    await world.book({ party });
    expect(await world.standing()).toEqual({ seats: 2, held: 2, booked: 0, sums: { held: 2, booked: 0 } });
  });

  test('that lapsed is freed by the job, and pages of the package are told', async ({ deps }) => {
    const dropped: string[] = [];
    const watched = { ...deps, pages: { drop: (tags: readonly string[]) => dropped.push(...tags) } };
    const world = await openBookings(watched);
    const { token } = await world.book();
    const job = lapseHoldsJob(watched);
    expect(await job.isDue()).toBe(false);
    await world.lapse(await orderIdOf(deps, token));
    dropped.length = 0;
    expect(await job.isDue()).toBe(true);
    await job.run(new AbortController().signal);
    expect(await world.standing()).toMatchObject({ held: 0, sums: { held: 0 } });
    expect(dropped.some((tag) => tag.startsWith('coalesced:departures:'))).toBe(true);
  });

  test('becomes booked seats with the first payment, and they are given back with a cancellation', async ({
    deps,
  }) => {
    const world = await openBookings(deps);
    const contact = { name: 'Salma Begum', phone: '01812-345678', email: 'salma@mail.example' };
    const { token } = await world.book({ contact: { ...contact, reply: 'email' } });
    const id = await orderIdOf(deps, token);
    const pay = () =>
      run(deps, staff('amina'), takePayment, {
        orderId: id,
        method: 'cash',
        amount: 1_000_00,
        key: aKey(),
      });
    await pay();
    expect(await world.standing()).toMatchObject({ held: 0, booked: 1, sums: { booked: 1 } });
    await pay();
    const receipts = await deps.db.select().from(messages).where(isLetter('payment.received'));
    const saysBooked = receipts.map(({ text }) => text.includes('and your seats are booked.'));
    expect(saysBooked.toSorted()).toEqual([false, true]);
    await run(deps, staff('amina'), cancelOrder, { id, reason: 'Ill.' });
    expect(await world.standing()).toMatchObject({ held: 0, booked: 0, sums: { booked: 0 } });
  });

  test('that lapsed is taken anew by a late payment while seats are left; else the money is kept', async ({
    deps,
  }) => {
    const world = await openBookings(deps, 1);
    const pay = (orderId: string) =>
      run(deps, staff('amina'), takePayment, { orderId, method: 'cash', amount: 1_000_00, key: aKey() });
    const late = await orderIdOf(deps, (await world.book()).token);
    await world.lapse(late);
    const quick = await orderIdOf(deps, (await world.book()).token);
    await pay(quick);
    expect(await pay(late)).toMatchObject({ state: 'counted', receipt: { number: expect.any(String) } });
    expect(await world.standing()).toMatchObject({ booked: 1, sums: { booked: 1 } });
    const [kept] = await deps.db.select().from(orders).where(eq(orders.id, late));
    expect(kept?.state).toBe('quoted');
    await run(deps, staff('amina'), cancelOrder, { id: quick, reason: 'Ill.' });
    await pay(late);
    expect(await world.standing()).toMatchObject({ booked: 1, sums: { booked: 1 } });
  });
});

describe('an attempt to pay', () => {
  const limits = { least: 100, most: 50_000_000_00 };
  const begin = (deps: CommandDeps, token: string) =>
    run(deps, visitorActor, beginAttempt, {
      token,
      method: 'bkash',
      pay: 'due',
      limits,
      practice: false,
      browser: crypto.randomUUID(),
    });

  test('keeps the seats for longer, and takes lapsed ones anew while there are any', async ({ deps }) => {
    const world = await openBookings(deps, 1);
    const untilOf = async (id: string) => {
      const [hold] = await deps.db.select().from(seatHolds).where(eq(seatHolds.orderId, id));
      return hold?.until?.getTime() ?? 0;
    };
    const { token } = await world.book();
    const id = await orderIdOf(deps, token);
    const before = await untilOf(id);
    await begin(deps, token);
    expect((await untilOf(id)) - before).toBeGreaterThan(4 * 60_000);
    await world.lapse(id);
    await begin(deps, token);
    expect(await untilOf(id)).toBeGreaterThan(Date.now());
    expect(await world.standing()).toEqual({ seats: 1, held: 1, booked: 0, sums: { held: 1, booked: 0 } });
    await world.lapse(id);
    await world.book({}, '192.0.2.2');
    await expect(begin(deps, token)).rejects.toMatchObject({ code: 'bookings.full', details: { left: 0 } });
  });

  test('keeps no seats for longer than three hours after they were asked for', async ({ deps }) => {
    const world = await openBookings(deps);
    const { token } = await world.book();
    const id = await orderIdOf(deps, token);
    const longAgo = new Date(Date.now() - 3 * 3_600_000);
    await deps.db.update(seatHolds).set({ heldAt: longAgo }).where(eq(seatHolds.orderId, id));
    const [before] = await deps.db.select().from(seatHolds).where(eq(seatHolds.orderId, id));
    await begin(deps, token);
    const [after] = await deps.db.select().from(seatHolds).where(eq(seatHolds.orderId, id));
    expect(after).toEqual(before);
  });
});

describe('a hostile visitor', () => {
  test('can’t hold a tour empty by booking again and again', async ({ deps }) => {
    const world = await openBookings(deps, 30);
    const phone = (number: number) => ({
      name: 'Salma Begum',
      phone: `0171100${String(number).padStart(4, '0')}`,
      reply: 'phone' as const,
    });
    for (let time = 0; time < 10; time += 1) {
      await world.book({}, `192.0.2.${time}`);
    }
    await expect(world.book({}, '192.0.2.99')).rejects.toMatchObject({ code: 'bookings.too-many' });
    // Honest ones behind the same carrier's address aren't shut out.
    const other = await world.book({ contact: phone(1) }, '192.0.2.1');
    expect(other.reference).toMatch(/^SF-/);
    // Ever new numbers and addresses, each hold left to lapse: the departure has had enough within the hour.
    const refusals: unknown[] = [];
    for (let time = 0; time < 85; time += 1) {
      await world
        .book({ contact: phone(100 + time) }, `198.51.100.${time}`)
        .then(async ({ token }) => world.lapse(await orderIdOf(deps, token)))
        .catch((cause: unknown) => refusals.push(cause instanceof Failure ? cause.code : cause));
    }
    expect(new Set(refusals)).toEqual(new Set(['bookings.too-many']));
  });
});
