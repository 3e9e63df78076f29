import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { joinWaitingList } from '#features/bookings/waiting-list/waiting-list.commands.ts';
import { offerSeatsJob } from '#features/bookings/waiting-list/waiting-list.jobs.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { run } from '#platform/command/command.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { test } from '#platform/testing/test.ts';
import { homeOf } from '../office/home.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { staff } from './sales.ts';

const clerk = staff('amina');
const alone = { childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };

test('seats held for who pays later are on Home in their last day, those of a checkout never', async ({
  deps,
}) => {
  const world = await openBookings(deps);
  const id = await orderIdOf(deps, (await world.book()).token);
  const { group } = homeOf(deps, 'clerk');
  expect((await group('holds')).total).toBe(0);
  const until = (hours: number) =>
    deps.db
      .update(seatHolds)
      .set({
        until: sql`${databaseNow} + ${`${hours} hours`}::interval`,
        laterUntil: sql`${databaseNow} + ${`${hours} hours`}::interval`,
      })
      .where(eq(seatHolds.orderId, id));
  await until(30);
  expect((await group('holds')).total).toBe(0);
  await until(20);
  const { rows, sum } = await group('holds');
  expect(rows).toMatchObject([
    {
      id,
      why: 'held',
      number: 1,
      urgency: 'soon',
      customer: { name: 'Salma Begum', phone: '+8801812345678' },
      path: `/dashboard/orders/${id}`,
    },
  ]);
  expect(sum).toBe(rows[0]?.sum);
  // A payment that was told of keeps them.
  await deps.db.update(seatHolds).set({ ownUntil: databaseNow }).where(eq(seatHolds.orderId, id));
  expect((await group('holds')).total).toBe(0);
});

test('a party that seats are offered to is on Home with its number until it books', async ({ deps }) => {
  const world = await openBookings(deps, 2);
  const taken = await orderIdOf(deps, (await world.book({ party: { ...alone, adults: 2 } })).token);
  await run(deps, clerk, acceptOrder, { id: taken });
  const contact = { name: 'Rahim Uddin', phone: '01912-345678', reply: 'phone' as const };
  const request = world.request({ party: { ...alone, adults: 2 }, contact });
  await run(deps, visitorActor, joinWaitingList, { request, visitor: '192.0.2.9' });
  const { group } = homeOf(deps, 'clerk');
  expect((await group('offers')).total).toBe(0);
  await run(deps, clerk, cancelOrder, { id: taken, reason: 'They are ill.' });
  await offerSeatsJob(deps).run(new AbortController().signal);
  expect((await group('offers')).rows).toMatchObject([
    {
      why: 'offered',
      number: 2,
      customer: { name: 'Rahim Uddin', phone: '+8801912345678' },
      path: `/dashboard/departures/${world.departure}/waiting`,
    },
  ]);
  const [offered] = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.name, 'Rahim Uddin'));
  await run(deps, clerk, acceptOrder, { id: offered?.id ?? '' });
  expect((await group('offers')).total).toBe(0);
});

test('departures to decide are on Home with who booked and the day of decision, the nearest first, as their list has them', async ({
  deps,
}) => {
  const world = await openBookings(deps);
  const later = await world.depart(10, { leastToRun: 6, decidedOn: '2026-12-20' });
  const soon = await world.depart(10, { leastToRun: 4, decidedOn: '2026-12-01' });
  const { group, list } = homeOf(deps, 'manager');
  const { rows, total } = await group('departures');
  expect(total).toBe((await list('/departures/plan?tab=decide')).total);
  expect(rows.map(({ id, of, number, urgency }) => [id, of, number, urgency])).toEqual([
    [soon, 4, 0, 'soon'],
    [later, 6, 0, null],
  ]);
});
