import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { acceptAgePrice } from '#features/bookings/ages/ages.commands.ts';
import { findAgePrice } from '#features/bookings/ages/ages.queries.ts';
import { makeBooking } from '#features/bookings/bookings.commands.ts';
import { changeBooking } from '#features/bookings/change/change.commands.ts';
import { markPeople } from '#features/bookings/check-in/check-in.commands.ts';
import { callOffDeparture, runDeparture } from '#features/bookings/decision/decision.commands.ts';
import { remindOnEve } from '#features/bookings/eve/eve.commands.ts';
import { openGroupPassports, saveCoach, saveRooms } from '#features/bookings/group/group.commands.ts';
import { findCompanions } from '#features/bookings/group/group.queries.ts';
import { bookByStaff } from '#features/bookings/staff-bookings/staff-bookings.commands.ts';
import { fillTravellers } from '#features/bookings/travellers/travellers.commands.ts';
import { travellersSent } from '#features/bookings/travellers/travellers.contract.ts';
import { issueGroupVouchers } from '#features/bookings/vouchers/vouchers.commands.ts';
import { forgetWaiting } from '#features/bookings/waiting-list/retention.commands.ts';
import {
  joinWaitingList,
  leaveWaitingList,
  offerSeats,
  removeWaiting,
} from '#features/bookings/waiting-list/waiting-list.commands.ts';
import { waitingParties } from '#features/bookings/waiting-list/waiting-list.table.ts';
import { departures } from '#features/departures/departures.table.ts';
import { lapseHolds } from '#features/departures/seats/seats.commands.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { remindHold } from '#features/orders/seats/ending-holds.commands.ts';
import { holdOrderAgain, payLater } from '#features/orders/seats/holds.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { commands } from '../architecture/all-commands.ts';
import { undoneProof } from '../office/undone.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

const alone = { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };

test('every write of bookings is undone whole when its end is missing', async ({ deps, clock }) => {
  const world = await openBookings(deps);
  const { proved, tried, quiet } = undoneProof(deps);
  const made = await proved(makeBooking, { request: world.request(), visitor: '192.0.2.1' }, visitorActor);
  const [order] = await deps.db.select().from(orders).where(eq(orders.token, made.token));
  await world.lapse(order?.id ?? '');
  await proved(holdOrderAgain, { token: made.token }, visitorActor);
  await proved(payLater, { token: made.token }, visitorActor);
  await deps.db
    .update(seatHolds)
    .set({ heldAt: sql`now() - interval '1 day'`, until: sql`clock_timestamp() + interval '1 hour'` });
  await proved(remindHold, { id: order?.id ?? '' });
  await world.lapse(order?.id ?? '');
  await proved(lapseHolds, { departureId: world.departure });
  const whole = { ...world.request(), party: { ...alone, adults: 10 } };
  const wait = () =>
    proved(joinWaitingList, { request: { ...whole, key: aKey() }, visitor: '192.0.2.1' }, visitorActor);
  await world.book();
  const first = await wait();
  await wait();
  await proved(leaveWaitingList, { token: first.token }, visitorActor);
  const [second] = await deps.db.select().from(waitingParties).where(eq(waitingParties.state, 'waiting'));
  await deps.db.update(departures).set({ seats: 11 }).where(eq(departures.id, world.departure));
  await proved(offerSeats, { departureId: world.departure });
  await proved(removeWaiting, { id: second?.id ?? '' });
  const offered = await deps.db.select().from(orders).where(eq(orders.state, 'quoted'));
  await proved(changeBooking, {
    id: offered[0]?.id ?? '',
    reason: 'They asked for it.',
    from: 1,
    key: aKey(),
    party: { ...alone, singleRooms: 1 },
  });
  const { package: _, ...byStaff } = world.request();
  await deps.db.update(departures).set({ seats: 20 }).where(eq(departures.id, world.departure));
  await proved(bookByStaff, byStaff);
  const grown = await world.book({ party: { ...alone, adults: 1, childrenWithoutBed: 1 } });
  const id = await orderIdOf(deps, grown.token);
  await run(deps, staff('amina'), acceptOrder, { id });
  const named = { surname: 'SAMPLE', sex: 'F' };
  const sent = travellersSent.parse({
    travellers: [
      { ...named, place: 'adult-1', givenNames: 'RAHIMA', birthDate: '1985-03-01' },
      { ...named, place: 'child-without-bed-1', givenNames: 'TANIA', birthDate: '2012-05-01' },
    ],
  });
  await run(deps, visitorActor, fillTravellers, { token: grown.token, basedOn: 0, sent });
  const price = await findAgePrice(deps, { id }, clock.now());
  await proved(acceptAgePrice, { token: grown.token, total: price?.total ?? 0 }, visitorActor);
  const of = { id: world.departure, basedOn: 0 };
  await proved(saveRooms, { ...of, plan: { rooms: [] } });
  await proved(saveCoach, { ...of, plan: { rows: 9, seats: [] } });
  await proved(openGroupPassports, { id: world.departure });
  const [person = ''] = (await findCompanions(deps.db, world.departure)).keys();
  const mark = {
    id: crypto.randomUUID(),
    state: 'here' as const,
    markedAt: '2026-12-01T00:10:00Z',
    seen: null,
  };
  await proved(markPeople, { id: world.departure, marks: [{ ...mark, person }] });
  await proved(issueGroupVouchers, { id: world.departure, unpaid: true });
  const today = clock.now().toISOString();
  clock.set('2027-01-13T04:00:00Z');
  await proved(remindOnEve, { id });
  clock.set(today);
  await proved(runDeparture, { id: world.departure });
  await proved(callOffDeparture, { id: world.departure, reason: 'Too few have joined.', key: aKey() });
  clock.set('2027-12-01T04:00:00Z');
  await proved(forgetWaiting, { departureId: world.departure });
  // A lapsed hold stands in no log: nobody did anything.
  expect(quiet).toEqual(['bookings.lapse']);
  const missing = commands.filter(({ name }) => name.startsWith('bookings.') && !tried.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
