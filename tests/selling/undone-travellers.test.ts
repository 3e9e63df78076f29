import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  deletePassports,
  forgetTravellers,
  remindTravellers,
} from '#features/bookings/travellers/care/care.commands.ts';
import {
  fillTravellers,
  openPassports,
  saveTravellers,
} from '#features/bookings/travellers/travellers.commands.ts';
import { travellers } from '#features/bookings/travellers/travellers.table.ts';
import { departures } from '#features/departures/departures.table.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { commands } from '../architecture/all-commands.ts';
import { staff, undoneProof } from '../office/undone.ts';
import { openBookings } from './booking-world.ts';

test('every write of travellers is undone whole when its end is missing', async ({ deps, clock }) => {
  const world = await openBookings(deps);
  const { proved, tried, quiet } = undoneProof(deps);
  const { token } = await world.book({
    contact: { ...world.request().contact, email: 'salma@mail.example' },
  });
  await deps.db.update(departures).set({ market: 'international' }).where(eq(departures.id, world.departure));
  const [sold] = await deps.db.select().from(orders).where(eq(orders.token, token));
  const id = sold?.id ?? '';
  await run(deps, staff, acceptOrder, { id });
  clock.set('2027-01-08T04:00:00Z');
  await proved(remindTravellers, { id });
  const sent = { travellers: [{ place: 'adult-1', surname: 'Begum', passportNumber: 'A01234567' }] };
  await proved(fillTravellers, { token, basedOn: 0, sent }, visitorActor);
  await proved(saveTravellers, { id, basedOn: 1, sent });
  await proved(openPassports, { id });
  await deps.db
    .insert(travellers)
    .values({ orderId: id, place: 'adult-2', surname: 'Who stays at home', givenNames: null });
  await proved(forgetTravellers, { id });
  clock.set('2027-12-08T04:00:00Z');
  await proved(deletePassports, { id });
  expect(quiet).toEqual([]);
  const missing = commands.filter(({ name }) => name.startsWith('travellers.') && !tried.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
