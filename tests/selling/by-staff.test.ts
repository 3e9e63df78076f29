import { expect } from 'vitest';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openBookings } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

test('a telephone booking is an accepted order with booked seats, once for its key', async ({ deps }) => {
  const world = await openBookings(deps, 3);
  const request = deskOf(deps);
  const caller = callerOf('amina', [...staff('amina').permissions]);
  const { package: _, departure: __, ...asked } = world.request();
  const book = (body: object) =>
    request('POST', `/departures/${world.departure}/bookings`, { ...asked, ...body }, { caller });
  const made = await book({});
  expect(made).toMatchObject({ status: 201, body: { state: 'open', total: 12_500_00 } });
  expect((await book({})).body).toEqual(made.body);
  expect(await world.standing()).toMatchObject({ held: 0, booked: 1, sums: { booked: 1 } });
  const order = await request('GET', `/visitor/orders/${made.body.token}`);
  expect(order.body).toMatchObject({ state: 'open', due: 6_250_00 });
  const whole = { ...asked.party, adults: 3 };
  const refused = await book({ party: whole, key: aKey() });
  expect(refused).toMatchObject({ status: 409, body: { code: 'bookings.full', details: { left: 2 } } });
  expect((await book({ contact: { ...asked.contact, phone: '12' }, key: aKey() })).body).toMatchObject({
    fields: [{ path: 'contact.phone' }],
  });
  expect((await request('POST', `/departures/${world.departure}/bookings`, asked)).status).toBe(401);
});
