import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { claimPayment } from '#features/money/claims/claims.commands.ts';
import { rejectClaim, reopenClaim } from '#features/money/claims/rejections/rejections.commands.ts';
import { findMoneyInbox } from '#features/money/matches/matches.queries.ts';
import { lapseOrder } from '#features/orders/lifecycle/lifecycle.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openBookings, orderIdOf, packageSlug } from './booking-world.ts';
import { payCash, sell, staff } from './sales.ts';

const party = (adults: number) => ({
  adults,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
});
const other = { name: 'Salma Begum', phone: '01711000111', reply: 'phone' as const };
const amina = staff('amina');

/** A booking of two of four seats. */
async function openHeld(deps: CommandDeps) {
  const world = await openBookings(deps, 4);
  const { token } = await world.book({ party: party(2) });
  const id = await orderIdOf(deps, token);
  const tell = (outside = '9K70LM2QXB') =>
    run(deps, visitorActor, claimPayment, {
      token,
      method: 'bkash',
      outside,
      sender: '01711000111',
      amount: 12_500_00,
      visitor: 'them',
    });
  const reject = (claim: string) => run(deps, amina, rejectClaim, { id: claim, reason: 'No such payment.' });
  const hold = async () => {
    const hours = sql<number>`round(extract(epoch FROM ${seatHolds.until} - clock_timestamp()) / 3600)::int`;
    const [row] = await deps.db
      .select({ hours, own: seatHolds.ownUntil })
      .from(seatHolds)
      .where(eq(seatHolds.orderId, id));
    return row;
  };
  /** The end that the hold has without a claim goes by. */
  const passOwnEnd = () =>
    deps.db
      .update(seatHolds)
      .set({ ownUntil: sql`clock_timestamp() - interval '1 second'` })
      .where(eq(seatHolds.orderId, id));
  const rest = () => world.book({ party: party(3), contact: other }, '192.0.2.7');
  return { ...world, id, token, tell, reject, hold, passOwnEnd, rest };
}

const full = { code: 'bookings.full', details: { left: 2 } };

describe('a payment that a customer tells of', () => {
  test('in time keeps the seats for three days, and customer and staff read until when', async ({ deps }) => {
    const world = await openHeld(deps);
    await world.tell();
    expect((await world.hold())?.hours).toBe(72);
    await world.passOwnEnd();
    await expect(world.rest()).rejects.toMatchObject(full);
    const request = deskOf(deps);
    const { body } = await request('GET', `/visitor/orders/${world.token}`);
    const caller = callerOf('amina', [...amina.permissions]);
    const seen = await request('GET', `/orders/${world.id}/booking`, undefined, { caller });
    expect(seen.body.booking).toMatchObject({ isClaimed: true, heldUntil: body.heldUntil });
    const { claims } = await findMoneyInbox(deps.db, deps.clock.now());
    expect(claims).toMatchObject([{ order: world.id, heldUntil: body.heldUntil }]);
    // Money that is found books them.
    await payCash(deps, world.id, 12_500_00);
    expect(await world.standing()).toMatchObject({ held: 0, booked: 2, sums: { held: 0, booked: 2 } });
  });

  test('keeps them no longer by telling again, and not when nobody has decided within the three days', async ({
    deps,
  }) => {
    const world = await openHeld(deps);
    await world.tell();
    await deps.db
      .update(seatHolds)
      .set({ until: sql`clock_timestamp() + interval '1 hour'` })
      .where(eq(seatHolds.orderId, world.id));
    await world.tell('9K70LM2QXC');
    expect((await world.hold())?.hours).toBe(1);
    await world.lapse(world.id);
    await world.rest();
    expect(await world.standing()).toMatchObject({ held: 3, sums: { held: 3 } });
  });

  test('and that staff reject ends the hold, once none waits any more; taken back in time, it keeps them again', async ({
    deps,
  }) => {
    const world = await openHeld(deps);
    const own = (await world.hold())?.hours;
    const [first, second] = [await world.tell(), await world.tell('9K70LM2QXC')];
    await world.reject(first.id);
    expect((await world.hold())?.hours).toBe(72);
    await world.reject(second.id);
    expect(await world.hold()).toEqual({ hours: own, own: null });
    await run(deps, amina, reopenClaim, { id: second.id });
    expect((await world.hold())?.hours).toBe(72);
    await world.passOwnEnd();
    await world.reject(second.id);
    await world.rest();
    expect(await world.standing()).toMatchObject({ held: 3, sums: { held: 3 } });
  });

  test('after the hold is over keeps nothing', async ({ deps }) => {
    const world = await openHeld(deps);
    await world.lapse(world.id);
    await world.tell();
    await world.rest();
    expect(await world.standing()).toMatchObject({ held: 3, sums: { held: 3 } });
  });

  test('keeps the seats of a quote of staff, whose last day doesn’t end it meanwhile', async ({ deps }) => {
    const world = await openHeld(deps);
    const sold = [{ package: packageSlug, departure: world.departure, party: party(1) }];
    const { id, token } = await sell(deps, { sold, lines: [], validUntil: '2026-12-01' });
    await run(deps, visitorActor, claimPayment, {
      token,
      method: 'nagad',
      outside: '7A70LM2Q',
      sender: '',
      amount: 1_000_00,
      visitor: 'them',
    });
    const [hold] = await deps.db.select().from(seatHolds).where(eq(seatHolds.orderId, id));
    expect(hold?.ownUntil).not.toBeNull();
    await run(deps, { id: 'system:test', permissions: new Set(['orders.tend']) }, lapseOrder, { id });
    expect(await world.standing()).toMatchObject({ held: 3, sums: { held: 3 } });
  });
});
