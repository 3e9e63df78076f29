import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { changeBooking } from '#features/bookings/change/change.commands.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { findOrder, listSoldLines } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { acceptAmendmentByLink, amendOrder } from '#features/orders/terms/amendments.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { test } from '#platform/testing/test.ts';
import { deskOf } from '../enquiries/desk.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

const clerk = staff('amina');
const adults = (number: number) => ({
  adults: number,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
});

/** An accepted booking of two adults for 25,000 taka, and a second departure. */
async function openBooked(deps: CommandDeps, seats = 10) {
  const world = await openBookings(deps, seats);
  const later = await world.depart(3, { departsOn: '2027-01-21', returnsOn: '2027-01-24' });
  const { token } = await world.book({ party: adults(2) });
  const id = await orderIdOf(deps, token);
  await run(deps, clerk, acceptOrder, { id });
  const change = (more: object) =>
    run(deps, clerk, changeBooking, {
      id,
      reason: 'They asked for it.',
      from: 1,
      agreed: true,
      key: aKey(),
      ...more,
    });
  const order = () => findOrder(deps.db, id, '2026-12-01');
  const booked = async () => (await deps.db.select().from(bookings).where(eq(bookings.orderId, id)))[0];
  return { ...world, later, id, token, change, order, booked };
}

describe('a change of a booking', () => {
  test('to another departure moves its seats, its day and its party in one step', async ({ deps }) => {
    const world = await openBooked(deps);
    const preview = await world.change({ departure: world.later, preview: true });
    expect(preview).toMatchObject({ state: 'preview', before: 25_000_00, total: 25_000_00 });
    expect(await world.standing()).toMatchObject({ booked: 2 });
    const { state: _, ...seen } = preview;
    expect(await world.change({ departure: world.later })).toMatchObject({ ...seen, state: 'applied' });
    expect(await world.standing()).toMatchObject({ booked: 0, sums: { booked: 0 } });
    expect(await world.standing(world.later)).toMatchObject({ booked: 2, sums: { booked: 2 } });
    expect(await world.order()).toMatchObject({ travelsOn: '2027-01-21', current: 2 });
    expect(await world.booked()).toMatchObject({ departureId: world.later, adults: 2 });
  });

  test('to more people takes seats and is refused with what is left when they are gone', async ({ deps }) => {
    const world = await openBooked(deps, 4);
    await expect(world.change({ party: adults(5) })).rejects.toMatchObject({
      code: 'bookings.full',
      details: { left: 2 },
    });
    await world.change({ party: adults(4) });
    expect(await world.standing()).toMatchObject({ booked: 4, sums: { booked: 4 } });
    expect(await world.order()).toMatchObject({ total: 50_000_00 });
    expect(await world.booked()).toMatchObject({ adults: 4 });
  });

  test('to fewer people gives seats back and keeps what the ladder says of who stays at home', async ({
    deps,
  }) => {
    const world = await openBooked(deps);
    const whole = await listSoldLines(deps.db, world.id, 1);
    const keptPercent = whole[0]?.refund.ladder.find(({ daysBefore }) => daysBefore <= 44)?.keepPercent ?? 0;
    const fee = (12_500_00 * keptPercent) / 100;
    const preview = await world.change({ party: adults(1), preview: true });
    expect(preview.total).toBe(12_500_00 + fee);
    await world.change({ party: adults(1) });
    expect(await world.order()).toMatchObject({ total: 12_500_00 + fee });
    expect(await world.standing()).toMatchObject({ booked: 1, sums: { booked: 1 } });
    await world.change({ from: 2, party: adults(2) });
    await world.change({ from: 3, party: adults(1), withoutFee: true });
    expect(await world.standing()).toMatchObject({ booked: 1 });
  });

  test('that is only proposed holds no seats, and is refused by the link once they are gone', async ({
    deps,
  }) => {
    const world = await openBooked(deps, 4);
    const proposed = await world.change({ party: adults(4), agreed: false });
    expect(proposed.state).toBe('proposed');
    expect(await world.standing()).toMatchObject({ held: 0, booked: 2 });
    const other = await world.book({ party: adults(2) });
    const accept = () =>
      run(deps, visitorActor, acceptAmendmentByLink, { token: world.token, version: proposed.version });
    await expect(accept()).rejects.toMatchObject({ code: 'bookings.full', details: { left: 0 } });
    expect(await world.order()).toMatchObject({ current: 1, total: 25_000_00 });
    // The page says so, and not that the order was cancelled.
    const path = `/visitor/orders/${world.token}/amendments/${proposed.version}/accept`;
    const headers = { accept: 'text/html', origin: deps.siteUrl };
    const { headers: sent } = await deskOf(deps)('POST', path, undefined, { headers });
    expect(new URL(sent.get('location') ?? '').searchParams.get('accepted')).toBe('full');
    await world.lapse(await orderIdOf(deps, other.token));
    await accept();
    expect(await world.order()).toMatchObject({ current: 2, total: 50_000_00 });
    expect(await world.standing()).toMatchObject({ held: 0, booked: 4, sums: { held: 0, booked: 4 } });
    expect(await world.booked()).toMatchObject({ adults: 4 });
  });

  test('of a quote moves the seats that it holds, and they lapse when they would have', async ({ deps }) => {
    const world = await openBookings(deps);
    const id = await orderIdOf(deps, (await world.book({ party: adults(2) })).token);
    const request = { id, reason: 'A cousin comes along.', from: 1, party: adults(3), key: aKey() };
    await run(deps, clerk, changeBooking, request);
    expect(await world.standing()).toMatchObject({ held: 3, sums: { held: 3 } });
    await world.lapse(id);
    await run(deps, clerk, changeBooking, { ...request, from: 2, party: adults(1), key: aKey() });
    expect(await world.standing()).toMatchObject({ held: 0, sums: { held: 0 } });
    await run(deps, clerk, acceptOrder, { id });
    expect(await world.standing()).toMatchObject({ booked: 1, sums: { booked: 1 } });
  });

  test('of a booking that isn’t paid tells how long its seats are held, and asks for no acceptance', async ({
    deps,
  }) => {
    const world = await openBookings(deps);
    const contact = {
      name: 'Salma Begum',
      phone: '01812-345678',
      reply: 'email' as const,
      email: 'salma@mail.example',
    };
    const id = await orderIdOf(deps, (await world.book({ party: adults(2), contact })).token);
    const change = (from: number, number: number) =>
      run(deps, clerk, changeBooking, {
        id,
        reason: 'A cousin comes along.',
        from,
        party: adults(number),
        key: aKey(),
      });
    await change(1, 3);
    const written = async (kind: string) =>
      (await deps.db.select().from(messages).where(eq(messages.event, kind))).map(({ text }) => text);
    const [held] = await written('order.changed');
    for (const words of [
      'Your booking was changed',
      'The reason: A cousin comes along.',
      'We hold the seats until',
      'you can also choose to pay later',
      'Total now: ৳37,500',
      'See your order and pay',
    ]) {
      expect(held).toContain(words);
    }
    await world.lapse(id);
    await change(2, 2);
    const free = (await written('order.changed')).find((text) => text.includes('Total now: ৳25,000'));
    expect(free).toContain('The seats are no longer held.');
    expect(free).not.toContain('We hold the seats');
    expect(await written('order.quoted')).toEqual([]);
  });

  test('can’t be smuggled in as other lines of the order', async ({ deps }) => {
    const world = await openBooked(deps);
    const line = (quantity: number) => ({
      charge: 'own' as const,
      quantity,
      unit: 12_500_00,
      text: { en: 'To the sea' },
      was: 0,
    });
    const amend = (quantity: number, travelsOn = '2027-01-14') =>
      run(deps, clerk, amendOrder, {
        id: world.id,
        lines: [line(quantity)],
        travelsOn,
        reason: 'As agreed.',
        from: 1,
        agreed: true,
        key: aKey(),
      });
    const refused = { code: 'orders.booked', fields: [{ path: 'lines' }] };
    await expect(amend(3)).rejects.toMatchObject(refused);
    await expect(amend(2, '2027-01-15')).rejects.toMatchObject(refused);
    expect(await amend(2)).toMatchObject({ state: 'applied' });
    expect(await world.standing()).toMatchObject({ booked: 2 });
  });
});
