import { expect } from 'vitest';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

test('the page of a departure lists who is on it with seats and money, and nobody without an order of it', async ({
  deps,
}) => {
  const clerk = staff('amina');
  const world = await openBookings(deps);
  const other = await world.depart(10);
  const request = deskOf(deps);
  const caller = callerOf('amina', [...clerk.permissions]);
  const id = (token: string) => orderIdOf(deps, token);
  const named = (name: string) => ({ contact: { name, phone: '01812-345678', reply: 'phone' as const } });
  const party = { adults: 2, childrenWithBed: 1, childrenWithoutBed: 0, infants: 1, singleRooms: 1 };
  const booked = await id((await world.book({ ...named('Salma Begum'), party })).token);

  await run(deps, clerk, takePayment, {
    orderId: booked,
    method: 'cash',
    amount: 39_300_00,
    key: aKey(),
  });
  const held = await id((await world.book(named('Rahim Uddin'))).token);
  const lapsed = await id((await world.book(named('Who Lapsed'))).token);
  await world.lapse(lapsed);
  const cancelled = await id((await world.book(named('Who Cancelled'))).token);
  await run(deps, clerk, cancelOrder, { id: cancelled, reason: 'They are ill.' });
  const elsewhere = await id((await world.book({ ...named('Elsewhere'), departure: other })).token);
  await run(deps, clerk, acceptOrder, { id: elsewhere });

  const { status, body } = await request('GET', `/departures/${world.departure}/bookings`, undefined, {
    caller,
  });
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    {
      id: booked,
      name: 'Salma Begum',
      phone: '+8801812345678',
      party,
      seats: 3,
      seatState: 'booked',
      heldUntil: null,
      state: 'open',
      money: 'paid',
      total: 39_300_00,
      paid: 39_300_00,
    },
    { id: held, seats: 1, seatState: 'held', state: 'quoted', money: 'unpaid', total: 12_500_00 },
  ]);
  expect(body.items).toHaveLength(2);

  await run(deps, clerk, cancelOrder, { id: booked, reason: 'They are ill, too.' });
  const after = await request('GET', `/departures/${world.departure}/bookings`, undefined, { caller });
  expect(after.body.items).toMatchObject([
    { id: held },
    { id: booked, seats: 0, seatState: 'released', state: 'cancelled', money: 'paid' },
  ]);
});
