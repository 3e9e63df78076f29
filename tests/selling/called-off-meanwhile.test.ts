import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { departures } from '#features/departures/departures.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openBookings, orderIdOf, ownDatabase } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

const caller = callerOf('rafiq', [...staff('rafiq', 'manager').permissions]);

// The embedded database has one connection: nothing comes in between there.
test('whoever books while a departure is called off is not left on it: the office looks again', async () => {
  const deps = await ownDatabase();
  const world = await openBookings(deps);
  const first = await orderIdOf(deps, (await world.book()).token);
  const callOff = () =>
    deskOf(deps)(
      'POST',
      `/departures/${world.departure}/no-go`,
      { reason: 'The bridge is closed.', key: aKey() },
      { caller },
    );
  // It has seen who is on it, and waits for the first order, which somebody else has in hand.
  let calledOff: ReturnType<typeof callOff> | undefined;
  await deps.db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, first)).for('update');
    calledOff = callOff();
    await expect.poll(() => deps.db.$count(sql`pg_locks`, sql`NOT granted`)).toBeGreaterThan(0);
    const contact = { name: 'Rahim Uddin', phone: '01711000111', reply: 'phone' as const };
    await world.bookAtOnce({ contact }, '192.0.2.9');
  });
  expect(await calledOff).toMatchObject({ status: 409, body: { code: 'departures.booked-meanwhile' } });
  expect(await world.standing()).toMatchObject({ held: 2, booked: 0, sums: { held: 2 } });
  const again = await callOff();
  expect(again.body.bookings).toMatchObject([{ outcome: 'cancelled' }, { outcome: 'cancelled' }]);
  expect(await world.standing()).toMatchObject({ held: 0, booked: 0, sums: { held: 0 } });
  const [row] = await deps.db.select().from(departures).where(eq(departures.id, world.departure));
  expect(row).toMatchObject({ state: 'cancelled', decision: 'no-go' });
});
