import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { bookByStaff } from '#features/bookings/staff-bookings/staff-bookings.commands.ts';
import { lapseHolds } from '#features/departures/seats/seats.commands.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openBookings } from './booking-world.ts';
import { aKey, payCash, staff } from './sales.ts';

const four = { adults: 3, childrenWithBed: 1, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };

async function onTheTelephone(deps: CommandDeps) {
  const world = await openBookings(deps);
  const book = (payBy: string | undefined, key = aKey()) => {
    const { package: _, ...asked } = world.request({ party: four, key });
    return run(deps, staff('amina'), bookByStaff, { ...asked, payBy });
  };
  const stateOf = async (id: string) =>
    (await deps.db.select().from(orders).where(eq(orders.id, id)))[0]?.state;
  return { ...world, book, stateOf };
}

describe('seats that are taken on the telephone', () => {
  test('are held until the end of the last day to pay, and free again when nothing came', async ({
    deps,
    clock,
  }) => {
    clock.set('2026-12-01T04:00:00Z');
    const world = await onTheTelephone(deps);
    const made = await world.book('2026-12-03');
    expect(made).toMatchObject({ state: 'quoted', heldUntil: '2026-12-03T18:00:00.000Z' });
    expect(await world.standing()).toMatchObject({ held: 4, booked: 0 });
    clock.set('2026-12-03T17:59:00Z');
    await tendOrders(deps);
    expect(await world.stateOf(made.id)).toBe('quoted');
    clock.set('2026-12-03T18:01:00Z');
    await world.lapse(made.id);
    const tender = { id: 'system:seats', permissions: new Set(['bookings.lapse']) };
    await run(deps, tender, lapseHolds, { departureId: world.departure });
    await tendOrders(deps);
    expect(await world.stateOf(made.id)).toBe('lapsed');
    expect(await world.standing()).toMatchObject({ held: 0, booked: 0, sums: { held: 0, booked: 0 } });
  });

  test('are booked by the first money, and stay so after that day', async ({ deps, clock }) => {
    clock.set('2026-12-01T04:00:00Z');
    const world = await onTheTelephone(deps);
    const { id } = await world.book('2026-12-03');
    await payCash(deps, id, 500_000);
    expect(await world.standing()).toMatchObject({ held: 0, booked: 4 });
    clock.set('2026-12-05T04:00:00Z');
    await tendOrders(deps);
    expect(await world.stateOf(id)).toBe('open');
  });

  test('have no last day that is over, or after the last day of selling', async ({ deps, clock }) => {
    clock.set('2026-12-01T04:00:00Z');
    const world = await onTheTelephone(deps);
    for (const day of ['2026-11-30', '2027-01-15']) {
      await expect(world.book(day)).rejects.toMatchObject({
        code: 'bookings.pay-by',
        fields: [{ path: 'payBy' }],
      });
    }
    expect(await deps.db.$count(seatHolds)).toBe(0);
  });

  test('are booked at once where no last day is given', async ({ deps }) => {
    const world = await onTheTelephone(deps);
    expect(await world.book(undefined)).toMatchObject({ state: 'open', heldUntil: null });
    expect(await world.standing()).toMatchObject({ held: 0, booked: 4 });
  });
});
