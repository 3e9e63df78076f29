import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { departures, priceLists } from '#features/departures/departures.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { openBookings } from '../selling/booking-world.ts';
import { balances, byName, everything, shownOrders, toBeSent } from './brought-world.ts';
import { test } from './imports-world.ts';

const heads = 'package,departsOn,returnsOn,seats,keptBack,name,phone,adults,children,infants,paid';
const list = `${heads}
to the sea,2027-03-05,2027-03-05,12,2,,,,,,
to the sea,2027-03-05,,,,Md. Anwarul Haque,01700-000118,2,1,1,"1,000"
to the sea,2027-03-05,,12,,রাশেদা বেগম,০১৭০০-০০০২৪৪,2,,,
to-the-sea,2027-01-14,,,,Shamsul Alam,01700000310,3,,,
`;

describe('a list of departures with seats that are sold', () => {
  test('makes what isn’t planned, books by the prices of the package, and goes whole', async ({
    imports,
    deps,
    db,
  }) => {
    const world = await openBookings(deps, 6);
    const before = await everything(deps);
    const tried = await imports.tried('departures', list, byName(list));
    expect(tried).toMatchObject({ rows: 4, faults: [], willAdd: 4, willSkip: 0 });
    expect(await everything(deps)).toEqual(before);
    expect(await imports.taken(tried.id)).toMatchObject({ state: 'done', added: 4, failure: null });
    const [made] = await db.select().from(departures).where(eq(departures.departsOn, '2027-03-05'));
    expect(made).toMatchObject({
      seats: 12,
      keptBack: 2,
      held: 0,
      booked: 5,
      state: 'open',
      band: 'regular',
    });
    expect(await world.standing()).toMatchObject({ booked: 3, sums: { booked: 3 } });
    const shown = await shownOrders(deps);
    // What the same party would be quoted on the page of the package.
    const [anwar] = shown;
    const [prices] = await db.select().from(priceLists);
    expect(anwar).toMatchObject({
      name: 'Md. Anwarul Haque',
      total: 2 * (prices?.adult ?? 0) + (prices?.childWithBed ?? 0) + (prices?.infant ?? 0),
      paid: 100_000,
      travelsOn: '2027-03-05',
    });
    const owed = shown.reduce((sum, { total, paid }) => sum + total - paid, 0);
    expect(await balances(deps)).toEqual({ '1100': owed, '3100': -owed });
    expect(
      await db.select({ sells: orders.sells }).from(orders).where(eq(orders.name, 'Shamsul Alam')),
    ).toEqual([{ sells: 'tours' }]);
    expect(await toBeSent(db)).toBe(0);

    expect(await imports.tried('departures', list, byName(list))).toMatchObject({ willAdd: 0, willSkip: 4 });
    expect((await imports.undo(tried.id)).status).toBe(200);
    expect(await everything(deps)).toEqual(before);
  });

  test('is kept from an undo by seats that somebody else has', async ({ imports, deps, db }) => {
    const world = await openBookings(deps, 6);
    const { id } = await imports.tried('departures', list, byName(list));
    await imports.taken(id);
    const [made] = await db.select().from(departures).where(eq(departures.departsOn, '2027-03-05'));
    await world.book({ departure: made?.id ?? '' });
    expect(imports.refused(await imports.undo(id))).toMatchObject({
      status: 409,
      code: 'imports.built-on',
      details: { standing: [{ kind: 'bookings', count: 1 }] },
    });
  });

  test('tells each fault by row and column in words, in the language of who reads', async ({
    imports,
    deps,
  }) => {
    await openBookings(deps, 6);
    const faulty = `${heads}
,2027-03-05,,12,,,,,,,
to-the-sea,,,12,,,,,,,
to-the-sea,2027-03-06,2027-03-05,12,,,,,,,
to-the-sea,2027-03-07,,2,3,,,,,,
to-the-sea,2027-03-08,,,,,,,,,
to-the-sea,2027-01-14,,7,,,,,,,
to-the-sea,2027-01-14,,,,Salma,01700000119,7,,,
to-the-sea,2027-01-14,,,,Salma,,1,,,
to-the-sea,2027-01-14,,,,Salma,01700000119,,2,,
to-the-sea,2027-01-14,,,,,,2,,,
to-the-sea,2027-01-14,,,,Salma,01700000119,1,,,99999999
to-the-sea,2026-11-14,,9,,,,,,,
to the sae,2027-01-14,,,,,,,,,
`;
    const tried = await imports.tried('departures', faulty, byName(faulty));
    expect(tried.faults.map(({ row, column, value }) => [row, column, value])).toEqual([
      [2, 'package', ''],
      [3, 'departsOn', ''],
      [4, 'returnsOn', '2027-03-05'],
      [5, 'keptBack', '3'],
      [6, 'seats', ''],
      [7, 'seats', '7'],
      [8, 'adults', '7'],
      [9, 'phone', ''],
      [10, 'adults', ''],
      [11, 'name', ''],
      [12, 'paid', '99999999'],
      [13, 'departsOn', '2026-11-14'],
      [14, 'package', 'to the sae'],
    ]);
    expect(tried.willAdd).toBe(0);
    const bangla = await imports.tried('departures', faulty, { ...byName(faulty), language: 'bn' });
    expect(bangla.faults.every(({ message }) => /[\u0980-\u09ff]/.test(message))).toBe(true);
  });
});
