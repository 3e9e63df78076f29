import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { forgetWaitingJob } from '#features/bookings/waiting-list/retention.jobs.ts';
import { joinWaitingList } from '#features/bookings/waiting-list/waiting-list.commands.ts';
import { waitingParties } from '#features/bookings/waiting-list/waiting-list.table.ts';
import { departures } from '#features/departures/departures.table.ts';
import { seatQueue } from '#features/departures/seats/seats.table.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { addDays } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { openedDatabase } from '../security/whole-database.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { staff } from './sales.ts';

test('who waited for seats is forgotten 30 days after the tour is back, and who travelled is not', async ({
  deps,
  clock,
}) => {
  const world = await openBookings(deps, 2);
  const two = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
  const sold = await orderIdOf(deps, (await world.book({ party: two })).token);
  await run(deps, staff('amina'), acceptOrder, { id: sold });
  const request = world.request({ party: two });
  await run(deps, visitorActor, joinWaitingList, { request, visitor: '192.0.2.1' });
  const job = forgetWaitingJob(deps);
  const [departure] = await deps.db.select().from(departures).where(eq(departures.id, world.departure));
  const dayAfter = (days: number) => `${addDays(departure?.returnsOn ?? '', days)}T04:00:00Z`;

  clock.set(dayAfter(30));
  expect(await job.isDue()).toBe(false);
  await job.run(new AbortController().signal);
  expect(await deps.db.$count(waitingParties)).toBe(1);

  clock.set(dayAfter(31));
  expect(await job.isDue()).toBe(true);
  await job.run(new AbortController().signal);
  expect(await deps.db.$count(waitingParties)).toBe(0);
  expect(await deps.db.$count(seatQueue)).toBe(0);
  expect(await deps.db.$count(orders, eq(orders.id, sold))).toBe(1);
  expect(await job.isDue()).toBe(false);
});

test('nothing of who waited is left, in letters as little; who waits for another tour keeps theirs', async ({
  deps,
  clock,
}) => {
  const world = await openBookings(deps, 1);
  const later = await world.depart(1, { departsOn: '2027-06-21', returnsOn: '2027-06-24' });
  for (const departure of [world.departure, later]) {
    const sold = await orderIdOf(deps, (await world.book({ departure })).token);
    await run(deps, staff('amina'), acceptOrder, { id: sold });
  }
  const wait = (departure: string, name: string) => {
    const contact = { name, phone: '01912-345678', email: 'both@mail.example', reply: 'email' as const };
    const request = world.request({ departure, contact });
    return run(deps, visitorActor, joinWaitingList, { request, visitor: '192.0.2.1' });
  };
  await wait(world.departure, 'Marker Sultana');
  const { token } = await wait(later, 'Karim Uddin');
  const [departure] = await deps.db.select().from(departures).where(eq(departures.id, world.departure));
  clock.set(`${addDays(departure?.returnsOn ?? '', 31)}T04:00:00Z`);
  const job = forgetWaitingJob(deps);
  expect(await openedDatabase(deps.db)).toMatch(/marker/i);
  await job.run(new AbortController().signal);
  expect(await openedDatabase(deps.db)).not.toMatch(/marker/i);
  const letters = await deps.db.select().from(messages).where(isLetter('waiting.joined'));
  expect(letters.map(({ text }) => text.includes(token))).toEqual([true]);
});
