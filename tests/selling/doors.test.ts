import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { bookByStaff } from '#features/bookings/staff-bookings/staff-bookings.commands.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { lapseOrder } from '#features/orders/lifecycle/lifecycle.commands.ts';
import { acceptByLink, acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { amendOrder } from '#features/orders/terms/amendments.commands.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { test, testAtStatedMoment } from '#platform/testing/test.ts';
import { callerOf, deskOf, question } from '../enquiries/desk.ts';
import { openBookings, orderIdOf, ownDatabase, packageSlug } from './booking-world.ts';
import { aKey, aQuote, payCash, sell, staff } from './sales.ts';

type World = Awaited<ReturnType<typeof openBookings>>;

const party = (adults: number, more: Partial<Party> = {}) => ({
  adults,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
  ...more,
});
const family = party(2, { childrenWithBed: 1, infants: 1 });
const person = (number: number) => ({
  name: 'Salma Begum',
  phone: `0171100${String(number).padStart(4, '0')}`,
  reply: 'phone' as const,
});
const clerk = staff('amina');
const office = (deps: CommandDeps) => {
  const request = deskOf(deps);
  const caller = callerOf('amina', [...staff('amina', 'manager').permissions]);
  return (method: 'GET' | 'POST', path: string, body?: object) => request(method, path, body, { caller });
};

const toured = ({ departure }: World, of: Party = family) => ({
  sold: [{ package: packageSlug, departure, party: of }],
  lines: [],
});

async function anEnquiry(deps: CommandDeps): Promise<string> {
  const sent = await deskOf(deps)('POST', '/enquiries', { ...question(), key: aKey() });
  const [row] = await deps.db.select().from(enquiries).where(eq(enquiries.reference, sent.body.reference));
  return row?.id ?? '';
}

const amended = (deps: CommandDeps, id: string, more: object) =>
  run(deps, clerk, amendOrder, { id, reason: 'They want to travel.', from: 1, key: aKey(), ...more });

/** Every way in which a package is sold. @returns the order. */
const doors = [
  {
    door: 'the checkout of the site',
    state: 'held',
    sell: async (deps: CommandDeps, world: World) => {
      const { token } = await world.book({ party: family });
      return orderIdOf(deps, token);
    },
  },
  {
    door: 'a telephone booking',
    state: 'booked',
    sell: async (deps: CommandDeps, world: World) => {
      const { package: _, ...asked } = world.request({ party: family });
      return (await run(deps, clerk, bookByStaff, asked)).id;
    },
  },
  {
    door: 'a new order of the office',
    state: 'held',
    sell: async (deps: CommandDeps, world: World) => (await sell(deps, toured(world))).id,
  },
  {
    door: 'an order that was an enquiry',
    state: 'held',
    sell: async (deps: CommandDeps, world: World) =>
      (await sell(deps, { ...toured(world), enquiry: await anEnquiry(deps) })).id,
  },
  {
    door: 'an amendment of a quote',
    state: 'held',
    sell: async (deps: CommandDeps, world: World) => {
      const { id } = await sell(deps);
      await amended(deps, id, toured(world));
      return id;
    },
  },
  {
    door: 'an amendment of an accepted order',
    state: 'booked',
    sell: async (deps: CommandDeps, world: World) => {
      const { id } = await sell(deps);
      await run(deps, clerk, acceptOrder, { id });
      await amended(deps, id, { ...toured(world), agreed: true });
      return id;
    },
  },
] as const;

describe('whoever sells a package takes its seats:', () => {
  test.for(doors)('$door', async ({ door: _, state, sell: sold }, { deps }) => {
    const world = await openBookings(deps);
    const request = office(deps);
    const id = await sold(deps, world);
    const sums = { held: 0, booked: 0, [state]: 3 };
    expect(await world.standing()).toMatchObject({ ...sums, sums });
    const listed = await deskOf(deps)('GET', `/departures?package=${packageSlug}`);
    expect(listed.body.items).toMatchObject([{ left: 7 }]);
    const { body } = await request('GET', `/orders/${id}/booking`);
    expect(body.booking).toMatchObject({ party: family, seats: 3, seatState: state });
    const { body: order } = await request('GET', `/orders/${id}`);
    expect(order.heldUntil).toBe(state === 'held' ? body.booking.heldUntil : null);
    const { body: bookings } = await request('GET', `/departures/${world.departure}/bookings`);
    expect(bookings.items).toMatchObject([{ id, seats: 3, seatState: state }]);
    // Accepted and paid for, it is on the papers of the tour, and nowhere once it is cancelled.
    await run(deps, clerk, acceptOrder, { id });
    await payCash(deps, id, 1_000_00);
    expect(await world.standing()).toMatchObject({ held: 0, booked: 3, sums: { held: 0, booked: 3 } });
    const { body: group } = await request('GET', `/departures/${world.departure}/group`);
    expect(JSON.stringify(group)).toContain(id);
    await run(deps, clerk, cancelOrder, { id, reason: 'They stay at home.', preview: false });
    expect(await world.standing()).toMatchObject({ held: 0, booked: 0, sums: { held: 0, booked: 0 } });
  });
});

describe('a quote of staff', () => {
  testAtStatedMoment(
    'holds its seats until the office closes on its next working day, and says so',
    async ({ deps }) => {
      const world = await openBookings(deps);
      const request = office(deps);
      const { status, body } = await request('POST', '/orders', aQuote(toured(world)));
      expect({ status, heldUntil: body.heldUntil }).toEqual({
        status: 201,
        heldUntil: '2026-12-02T13:00:00.000Z',
      });
      const { body: seen } = await deskOf(deps)('GET', `/visitor/orders/${body.token}`);
      expect(seen).toMatchObject({ heldUntil: body.heldUntil, state: 'quoted' });
      // Of the quote's own last day no longer.
      const today = await request('POST', '/orders', aQuote({ ...toured(world), validUntil: '2026-12-01' }));
      expect(today.body.heldUntil).toBe('2026-12-01T18:00:00.000Z');
      const without = await request('POST', '/orders', aQuote());
      expect(without.body.heldUntil).toBeNull();
    },
  );

  test('that is accepted after its hold takes the seats again, or is refused with what is left', async ({
    deps,
  }) => {
    const world = await openBookings(deps, 4);
    const first = await sell(deps, toured(world));
    await world.lapse(first.id);
    const other = await sell(deps, toured(world, party(2)));
    const full = { kind: 'conflict', code: 'bookings.full', details: { left: 2 } };
    const { id, token } = first;
    await expect(run(deps, clerk, acceptOrder, { id })).rejects.toMatchObject(full);
    await expect(run(deps, visitorActor, acceptByLink, { token })).rejects.toMatchObject(full);
    await payCash(deps, id, 1_000_00);
    expect(await world.standing()).toMatchObject({ held: 2, booked: 0, sums: { held: 2, booked: 0 } });
    // The others let it go: by the link the seats are taken again.
    await run(deps, clerk, cancelOrder, { id: other.id, reason: 'They stay.', preview: false });
    await run(deps, visitorActor, acceptByLink, { token });
    expect(await world.standing()).toMatchObject({ held: 0, booked: 3, sums: { held: 0, booked: 3 } });
  });

  test('frees its seats when it lapses', async ({ deps }) => {
    const world = await openBookings(deps);
    const { id } = await sell(deps, toured(world));
    await deps.db.update(orders).set({ validUntil: '2026-11-30' }).where(eq(orders.id, id));
    await run(deps, { id: 'system:test', permissions: new Set(['orders.tend']) }, lapseOrder, { id });
    expect(await world.standing()).toMatchObject({ held: 0, sums: { held: 0 } });
  });

  test('for more than are left, or for two packages, is refused and takes nothing', async ({ deps }) => {
    const world = await openBookings(deps, 2);
    const full = sell(deps, toured(world));
    await expect(full).rejects.toMatchObject({ code: 'bookings.full', details: { left: 2 } });
    const later = await world.depart(9, { departsOn: '2027-01-21', returnsOn: '2027-01-24' });
    const [tour] = toured(world, party(1)).sold;
    const two = sell(deps, { sold: tour === undefined ? [] : [tour, { ...tour, departure: later }] });
    await expect(two).rejects.toMatchObject({
      kind: 'invalid',
      code: 'orders.one-package',
      fields: [{ path: 'sold.1.package' }],
    });
    expect(await world.standing()).toMatchObject({ held: 0, sums: { held: 0 } });
    expect(await world.standing(later)).toMatchObject({ held: 0 });
  });
});

// The embedded database has one connection: nothing is asked at once there.
test('of two who want the last seats at once through two doors one gets them', async () => {
  const deps = await ownDatabase();
  const world = await openBookings(deps, 4);
  for (let round = 0; round < 6; round += 1) {
    const departure = await world.depart(2);
    const answers = await Promise.allSettled([
      world.book({ departure, party: party(2), contact: person(round) }),
      sell(deps, toured({ ...world, departure }, party(2))),
    ]);
    const refused = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.map((cause) => (cause instanceof Failure ? cause.code : cause))).toEqual([
      'bookings.full',
    ]);
    expect(await world.standing(departure)).toMatchObject({ held: 2, sums: { held: 2 } });
  }
});
