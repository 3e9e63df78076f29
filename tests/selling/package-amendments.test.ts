import { describe, expect } from 'vitest';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { acceptAmendmentByLink } from '#features/orders/terms/amendments.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openBookings, packageSlug } from './booking-world.ts';
import { aKey, sell, staff } from './sales.ts';

const clerk = staff('amina');
const adults = (number: number) => ({
  adults: number,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
});
const service = { charge: 'own' as const, quantity: 1, unit: 1_000_00, text: { en: 'Airport transfer' } };

/** An order of two adults on a departure beside a line of its own, and a second departure. */
async function openTour(deps: CommandDeps, { seats = 6, isAccepted = true } = {}) {
  const world = await openBookings(deps, seats);
  const later = await world.depart(3, { departsOn: '2027-01-21', returnsOn: '2027-01-24' });
  const tour = (number: number, departure = world.departure) => ({
    sold: [{ package: packageSlug, departure, party: adults(number) }],
  });
  const { id, token } = await sell(deps, { ...tour(2), lines: [service] });
  if (isAccepted) {
    await run(deps, clerk, acceptOrder, { id });
  }
  const request = deskOf(deps);
  const caller = callerOf('amina', [...clerk.permissions]);
  const office = (method: 'GET' | 'POST', path: string, body?: object) =>
    request(method, `/orders/${id}${path}`, body, { caller });
  const amend = (more: object) =>
    office('POST', '/amendments', { reason: 'As agreed.', from: 1, agreed: true, key: aKey(), ...more });
  return { ...world, later, id, token, tour, office, amend };
}

describe('an amendment that sells', () => {
  test('another party of the tour keeps the price of who stays, takes seats, and costs what a change of the booking does', async ({
    deps,
  }) => {
    const world = await openTour(deps);
    const lines = [{ ...service, was: 1 }];
    const asChange = { reason: 'As agreed.', from: 1, key: aKey(), preview: true };
    const change = await world.office('POST', '/booking', { party: adults(4), ...asChange });
    const made = await world.amend({ ...world.tour(4), lines });
    expect(made).toMatchObject({
      status: 200,
      body: { state: 'applied', heldUntil: null, total: change.body.total },
    });
    expect(made.body.total).toBe(51_000_00);
    expect(await world.standing()).toMatchObject({ booked: 4, sums: { booked: 4 } });
    const { body } = await world.office('GET', '/booking');
    expect(body.booking).toMatchObject({ party: adults(4), seats: 4 });
    const full = await world.amend({ ...world.tour(7), lines, from: 2 });
    expect(full).toMatchObject({ status: 409, body: { code: 'bookings.full', details: { left: 2 } } });
  });

  test('another departure moves the seats and the day of travel', async ({ deps }) => {
    const world = await openTour(deps);
    await world.amend({ ...world.tour(2, world.later), lines: [{ ...service, was: 1 }] });
    expect(await world.standing()).toMatchObject({ booked: 0, sums: { booked: 0 } });
    expect(await world.standing(world.later)).toMatchObject({ booked: 2, sums: { booked: 2 } });
    expect((await world.office('GET', '')).body).toMatchObject({ travelsOn: '2027-01-21', total: 26_000_00 });
  });

  test.for([true, false])(
    'no package any more gives its seats back, and may sell one again (an accepted order: %s)',
    async (isAccepted, { deps }) => {
      const world = await openTour(deps, { isAccepted });
      const off = await world.amend({ lines: [{ ...service, was: 1 }] });
      expect(off).toMatchObject({ status: 200, body: { total: 1_000_00, travelsOn: null } });
      expect(await world.standing()).toMatchObject({ held: 0, booked: 0, sums: { held: 0, booked: 0 } });
      expect((await world.office('GET', '/booking')).body).toEqual({ booking: null });
      await world.amend({ ...world.tour(3), lines: [{ ...service, was: 0 }], from: 2 });
      const state = isAccepted ? 'booked' : 'held';
      expect(await world.standing()).toMatchObject({ [state]: 3, sums: { [state]: 3 } });
      if (!isAccepted) {
        await run(deps, clerk, acceptOrder, { id: world.id });
        expect(await world.standing()).toMatchObject({ held: 0, booked: 3, sums: { booked: 3 } });
      }
    },
  );

  test('a part of the party off by other lines is refused', async ({ deps }) => {
    const world = await openTour(deps);
    const tourLine = { charge: 'own', quantity: 1, unit: 12_500_00, text: { en: 'To the sea' }, was: 0 };
    const smuggled = await world.amend({ lines: [tourLine], travelsOn: '2027-01-14' });
    expect(smuggled).toMatchObject({ status: 422, body: { code: 'orders.booked' } });
  });

  test('what is only proposed takes seats when the customer accepts it, if they are still there', async ({
    deps,
  }) => {
    const world = await openTour(deps, { seats: 4 });
    const lines = [{ ...service, was: 1 }];
    const proposed = await world.amend({ ...world.tour(4), lines, agreed: false });
    expect(proposed.body).toMatchObject({ state: 'proposed', version: 2 });
    expect(await world.standing()).toMatchObject({ held: 0, booked: 2 });
    await sell(deps, { ...world.tour(1), lines: [] });
    const accept = () => run(deps, visitorActor, acceptAmendmentByLink, { token: world.token, version: 2 });
    await expect(accept()).rejects.toMatchObject({ code: 'bookings.full', details: { left: 1 } });
    expect(await world.standing()).toMatchObject({ held: 1, booked: 2, sums: { held: 1, booked: 2 } });
  });
});
