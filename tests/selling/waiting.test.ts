import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { joinWaitingList, leaveWaitingList } from '#features/bookings/waiting-list/waiting-list.commands.ts';
import { offerSeatsJob } from '#features/bookings/waiting-list/waiting-list.jobs.ts';
import { waitingParties } from '#features/bookings/waiting-list/waiting-list.table.ts';
import { departures } from '#features/departures/departures.table.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { dayAndTime } from '#platform/format/dates.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { type BookingRequest, openBookings, orderIdOf, ownDatabase } from './booking-world.ts';
import { staff } from './sales.ts';

const clerk = staff('amina');
const caller = callerOf('amina', [...clerk.permissions]);

const partyOf = (adults: number) => ({
  party: { adults, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
});

let numbers = 0;
const aContact = () => {
  numbers += 1;
  const phone = `018${String(10_000_000 + numbers)}`;
  return { name: 'Salma Begum', phone, reply: 'phone' as const };
};

/** A departure of some seats that one order has booked whole, and ways to wait for them. */
async function openFull(deps: CommandDeps, seats = 4) {
  const world = await openBookings(deps, seats);
  const taken = await orderIdOf(deps, (await world.book(partyOf(seats))).token);
  await run(deps, clerk, acceptOrder, { id: taken });
  return {
    ...world,
    taken,
    /** Somebody else each time, unless `changed` says who. */
    wait: (adults: number, changed: Partial<BookingRequest> = {}, visitor = '192.0.2.1') =>
      run(deps, visitorActor, joinWaitingList, {
        request: world.request({ ...partyOf(adults), contact: aContact(), ...changed }),
        visitor,
      }),
    free: () => run(deps, clerk, cancelOrder, { id: taken, reason: 'They are ill.' }),
    offer: () => offerSeatsJob(deps).run(new AbortController().signal),
    place: async (token: string) => {
      const { body } = await deskOf(deps)('GET', `/visitor/waiting/${token}`);
      return body;
    },
  };
}

/** The code and the seats left of a refusal; what wasn't refused fails. */
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'it was let through',
    (cause) => (cause instanceof Failure ? [cause.code, cause.details?.left] : cause),
  );

describe('the waiting list of a full departure', () => {
  test('takes parties in order, says each its place, and writes to who has an address', async ({ deps }) => {
    const world = await openFull(deps);
    const request = deskOf(deps);
    const contact = { name: 'Salma Begum', phone: '01812-345678', email: 'salma@mail.example' };
    const body = world.request({ ...partyOf(2), contact: { ...contact, reply: 'email' } });
    const first = await request('POST', '/waiting', body);
    expect(first).toMatchObject({
      status: 201,
      body: { place: 1, reference: expect.stringMatching(/^SF-/), token: expect.any(String) },
    });
    expect((await request('POST', '/waiting', body)).body).toEqual(first.body);
    expect((await request('POST', '/waiting', { ...body, language: 'bn' })).body.code).toBe('key.used');
    expect(await world.wait(1)).toMatchObject({ place: 2 });
    expect(await world.place(first.body.token)).toMatchObject({
      state: 'waiting',
      place: 1,
      package: 'to the sea',
      departsOn: '2027-01-14',
      order: null,
      party: { adults: 2 },
    });
    const [written] = await deps.db.select().from(messages).where(isLetter('waiting.joined'));
    expect(written?.text).toContain(`https://shofor.example/waiting/${first.body.token}`);
    const listed = await request('GET', `/departures/${world.departure}/waiting`, undefined, { caller });
    expect(listed.body.items).toMatchObject([
      { name: 'Salma Begum', seats: 2, place: 1, state: 'waiting' },
      { seats: 1, place: 2 },
    ]);
    expect((await request('GET', '/visitor/waiting/nobody')).status).toBe(404);
  });

  test('isn’t for who could book: that is said with the seats that are left', async ({ deps }) => {
    const world = await openBookings(deps, 3);
    const request = deskOf(deps);
    const refused = await request('POST', '/waiting', world.request(partyOf(3)));
    expect(refused).toMatchObject({ status: 409, body: { code: 'waiting.free', details: { left: 3 } } });
    expect((await request('POST', '/waiting', world.request(partyOf(4)))).status).toBe(201);
    const elsewhere = { headers: { origin: 'https://evil.example' } };
    expect((await request('POST', '/waiting', world.request(partyOf(4)), elsewhere)).status).toBe(403);
  });

  test('freed seats are held for the first party that fits, for a day, and for nobody else', async ({
    deps,
  }) => {
    const world = await openFull(deps);
    const tooMany = await world.wait(5);
    const contact = { name: 'Rahim Uddin', phone: '01912-345678', email: 'rahim@mail.example' };
    const fits = await world.wait(3, { language: 'bn', contact: { ...contact, reply: 'email' } });
    const next = await world.wait(1);
    const last = await world.wait(1);
    await world.free();
    // Before the job has run, the seats are shown to nobody and sold to nobody.
    const listed = await deskOf(deps)('GET', '/departures?package=to-the-sea');
    expect(listed.body.items[0].left).toBe(0);
    expect(await refusalOf(world.book())).toEqual(['bookings.full', 0]);
    await world.offer();
    const offered = await world.place(fits.token);
    expect(offered).toMatchObject({ state: 'offered', place: null, order: expect.any(String) });
    const hours = (Date.parse(offered.heldUntil) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    expect(await world.place(next.token)).toMatchObject({ state: 'offered' });
    expect(await world.place(tooMany.token)).toMatchObject({ state: 'waiting', place: 1 });
    expect(await world.place(last.token)).toMatchObject({ state: 'waiting', place: 2 });
    expect(await world.standing()).toMatchObject({ held: 4, booked: 0, sums: { held: 4, booked: 0 } });
    const order = await deskOf(deps)('GET', `/visitor/orders/${offered.order}`);
    expect(order.body).toMatchObject({ state: 'quoted', total: 37_500_00, language: 'bn' });
    const [written] = await deps.db.select().from(messages).where(isLetter('waiting.offer'));
    expect(written).toMatchObject({ language: 'bn', toAddress: 'rahim@mail.example' });
    expect(written?.text).toContain(`https://shofor.example/bn/orders/${offered.order}`);
    expect(written?.text).toContain(`${dayAndTime(new Date(offered.heldUntil), 'bn')} পর্যন্ত`);
    await run(deps, clerk, acceptOrder, { id: await orderIdOf(deps, offered.order) });
    expect(await world.place(fits.token)).toMatchObject({ state: 'booked' });
  });

  test('seats that nobody took in time, or that were declined, go to the next', async ({ deps }) => {
    const world = await openFull(deps);
    const slow = await world.wait(4);
    const declines = await world.wait(4);
    const takes = await world.wait(4);
    await world.free();
    await world.offer();
    await world.lapse(await orderIdOf(deps, (await world.place(slow.token)).order));
    await world.offer();
    expect(await world.place(slow.token)).toMatchObject({ state: 'missed', order: null });
    expect(await world.place(declines.token)).toMatchObject({ state: 'offered' });
    await run(deps, visitorActor, leaveWaitingList, { token: declines.token });
    await run(deps, visitorActor, leaveWaitingList, { token: declines.token });
    expect(await world.place(declines.token)).toMatchObject({ state: 'left' });
    await world.offer();
    expect(await world.place(takes.token)).toMatchObject({ state: 'offered' });
    expect(await world.standing()).toMatchObject({ held: 4, booked: 0, sums: { held: 4 } });
  });

  test('seats that are added reach it, and who has left it is passed over', async ({ deps }) => {
    const world = await openFull(deps);
    const left = await world.wait(2);
    const stays = await world.wait(2);
    await run(deps, visitorActor, leaveWaitingList, { token: left.token });
    expect(await world.place(stays.token)).toMatchObject({ place: 1 });
    await deps.db.update(departures).set({ seats: 6 }).where(eq(departures.id, world.departure));
    await world.offer();
    expect(await world.place(left.token)).toMatchObject({ state: 'left' });
    expect(await world.place(stays.token)).toMatchObject({ state: 'offered' });
  });

  test('one who pays late for a lapsed hold doesn’t pass who waits', async ({ deps }) => {
    const world = await openBookings(deps, 2);
    const late = await orderIdOf(deps, (await world.book(partyOf(2))).token);
    const waiting = { request: world.request(partyOf(2)), visitor: '192.0.2.9' };
    const { token } = await run(deps, visitorActor, joinWaitingList, waiting);
    await world.lapse(late);
    expect(await refusalOf(run(deps, clerk, acceptOrder, { id: late }))).toEqual(['bookings.full', 0]);
    await offerSeatsJob(deps).run(new AbortController().signal);
    const { body } = await deskOf(deps)('GET', `/visitor/waiting/${token}`);
    expect(body.state).toBe('offered');
  });

  test('one telephone number can’t take every place', async ({ deps }) => {
    const world = await openFull(deps);
    const same = aContact();
    for (let times = 0; times < 10; times += 1) {
      await world.wait(1, { contact: same }, `192.0.2.${times}`);
    }
    expect(await refusalOf(world.wait(1, { contact: same }, '192.0.2.99'))).toEqual([
      'bookings.too-many',
      undefined,
    ]);
    const contact = { name: 'Rahim Uddin', phone: '01912-345678', reply: 'phone' as const };
    expect(await world.wait(1, { contact }, '192.0.2.99')).toMatchObject({ place: 11 });
  });

  test('passes over a party that the package can’t take any more, and tells it', async ({ deps }) => {
    const world = await openFull(deps);
    const contact = {
      name: 'Salma Begum',
      phone: '01812-345678',
      email: 'salma@mail.example',
      reply: 'email',
    } as const;
    const large = await world.wait(4, { contact });
    const small = await world.wait(2, { contact: { ...contact, phone: '01812-345679' } });
    await deps.db
      .update(liveTourPackages)
      .set({ facts: sql`jsonb_set(${liveTourPackages.facts}, '{group}', '{"min": 1, "max": 3}')` });
    await world.free();
    await world.offer();
    expect(await world.place(large.token)).toMatchObject({ state: 'left' });
    expect(await world.place(small.token)).toMatchObject({ state: 'offered' });
    expect(await deps.db.$count(messages, isLetter('waiting.unfit'))).toBe(1);
  });
});

describe('somebody who joins twice', () => {
  const contact = (name: string, email: string) => ({
    name,
    phone: '01812-345678',
    email,
    reply: 'email' as const,
  });
  const whole = contact('Salma Begum', 'salma@mail.example');

  test('is offered seats once; the other place is closed, and both are told', async ({ deps }) => {
    const world = await openFull(deps, 6);
    const first = await world.wait(2, { contact: whole });
    const again = await world.wait(2, { contact: { ...whole, phone: '+880 1812 345678' } }, '192.0.2.7');
    const other = await world.wait(2);
    await world.free();
    await world.offer();
    expect(await world.place(first.token)).toMatchObject({ state: 'offered', total: 25_000_00 });
    expect(await world.place(again.token)).toMatchObject({ state: 'left', order: null, total: null });
    expect(await world.place(other.token)).toMatchObject({ state: 'offered' });
    expect(await world.standing()).toMatchObject({ held: 4 });
    expect(await deps.db.$count(messages, isLetter('waiting.twice'))).toBe(1);
  });

  test('learns nothing of who waits with that number: it is answered as for any other', async ({ deps }) => {
    const world = await openFull(deps);
    const first = await world.wait(2, { contact: whole });
    const stranger = await world.wait(1, { contact: contact('Eve', 'eve@mail.example') }, '192.0.2.66');
    expect(Object.keys(stranger)).toEqual(Object.keys(first));
    expect(stranger).toMatchObject({ place: 2 });
    expect(stranger.token).not.toBe(first.token);
    expect(JSON.stringify(await world.place(stranger.token))).not.toMatch(/Salma|salma/);
    expect(await world.place(first.token)).toMatchObject({ name: 'Salma Begum', place: 1 });
  });

  test('may wait for another departure with the same number', async ({ deps }) => {
    const world = await openFull(deps);
    const small = await world.depart(3, { departsOn: '2027-01-21', returnsOn: '2027-01-24' });
    const here = await world.wait(4, { contact: whole });
    const there = await world.wait(4, { contact: whole, departure: small });
    await world.free();
    await world.offer();
    expect(await world.place(here.token)).toMatchObject({ state: 'offered' });
    expect(await world.place(there.token)).toMatchObject({ state: 'waiting', place: 1 });
  });
});

describe('at the same time', () => {
  test('of two freed seats and three who wait two get one each, however often they are offered', async () => {
    const deps = await ownDatabase();
    const world = await openFull(deps, 2);
    const tokens = [];
    for (let times = 0; times < 3; times += 1) {
      tokens.push((await world.wait(1)).token);
    }
    await world.free();
    await Promise.all([world.offer(), world.offer(), world.offer(), world.offer()]);
    const states = [];
    for (const token of tokens) {
      states.push((await world.place(token)).state);
    }
    expect(states).toEqual(['offered', 'offered', 'waiting']);
    expect(await world.standing()).toMatchObject({ held: 2, booked: 0, sums: { held: 2, booked: 0 } });
  });

  test('seats that come free while others book go to who waits', async () => {
    const deps = await ownDatabase();
    const world = await openFull(deps, 3);
    const { token } = await world.wait(3);
    const settled = await Promise.allSettled([
      ...Array.from({ length: 6 }, (_, at) => world.book({}, `192.0.2.${at}`)),
      world.free(),
      ...Array.from({ length: 6 }, (_, at) => world.book({}, `192.0.2.${10 + at}`)),
      world.offer(),
    ]);
    const faults = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(faults.filter((cause) => !(cause instanceof Failure) || cause.code !== 'bookings.full')).toEqual(
      [],
    );
    expect(faults).toHaveLength(12);
    await world.offer();
    expect(await world.place(token)).toMatchObject({ state: 'offered' });
    expect(await world.standing()).toMatchObject({ held: 3, booked: 0, sums: { held: 3, booked: 0 } });
    expect(await deps.db.$count(waitingParties)).toBe(1);
  });
});
