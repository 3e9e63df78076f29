import { describe, expect } from 'vitest';
import { bookByStaff } from '#features/bookings/staff-bookings/staff-bookings.commands.ts';
import { type Crowd, crowdingOf } from '#features/orders/seats/holds.rules.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { deskOf } from '../enquiries/desk.ts';
import { openBookings, orderIdOf, packageSlug } from './booking-world.ts';
import { sell, staff } from './sales.ts';

const party = (adults: number) => ({
  adults,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
});
const person = (number: number) => ({
  name: 'Salma Begum',
  phone: `0171100${String(number).padStart(4, '0')}`,
  reply: 'phone' as const,
});

describe('strangers who don’t pay', () => {
  test('can’t hold all seats of a departure from one address, whatever their numbers; others and staff still can', async ({
    deps,
  }) => {
    const world = await openBookings(deps, 26);
    const book = (adults: number, number: number, visitor: string) =>
      world.book({ party: party(adults), contact: person(number) }, visitor);
    await book(9, 1, '192.0.2.1');
    await book(9, 2, '192.0.2.1');
    const third = book(8, 3, '192.0.2.1');
    await expect(third).rejects.toMatchObject({ kind: 'too-many', code: 'bookings.crowded' });
    expect(await world.standing()).toMatchObject({ held: 18, sums: { held: 18 } });
    await book(2, 4, '192.0.2.2');
    const { package: _, ...asked } = world.request({ party: party(5) });
    await run(deps, staff('amina'), bookByStaff, asked);
    const sold = [{ package: packageSlug, departure: world.departure, party: party(1) }];
    await sell(deps, { sold, lines: [] });
    expect(await world.standing()).toMatchObject({ held: 21, booked: 5 });
  });

  test('can’t hold more than half beside a first party with one number, from whatever addresses', async ({
    deps,
  }) => {
    const world = await openBookings(deps, 20);
    const book = (adults: number, time: number) =>
      world.book({ party: party(adults), contact: person(1) }, `192.0.2.${time}`);
    await book(6, 1);
    await book(4, 2);
    await expect(book(1, 3)).rejects.toMatchObject({ kind: 'too-many', code: 'bookings.too-many' });
    // What is paid for counts no more: the share is one of what is left.
    expect(await world.standing()).toMatchObject({ held: 10, sums: { held: 10 } });
  });

  test('can’t keep a small departure full by booking it again after each hold', async ({ deps }) => {
    const world = await openBookings(deps, 8);
    const refused: string[] = [];
    for (let time = 0; time < 6; time += 1) {
      await world
        .book({ party: party(8), contact: person(time) }, '192.0.2.1')
        .then(async ({ token }) => world.lapse(await orderIdOf(deps, token)))
        .catch(({ code }: { readonly code: string }) => refused.push(code));
    }
    expect(refused).toEqual(['bookings.crowded', 'bookings.crowded']);
    // By another address they can be had.
    await world.book({ party: party(8), contact: person(9) }, '192.0.2.9');
  });

  test('hold lapsed seats again within the same share', async ({ deps }) => {
    const world = await openBookings(deps, 16);
    const first = await world.book({ party: party(8), contact: person(1) }, '192.0.2.1');
    await world.lapse(await orderIdOf(deps, first.token));
    await world.book({ party: party(8), contact: person(2) }, '192.0.2.1');
    const again = await deskOf(deps)('POST', `/visitor/orders/${first.token}/hold`);
    expect(again).toMatchObject({ status: 429, body: { code: 'bookings.crowded' } });
    const { body } = await deskOf(deps)('GET', `/visitor/orders/${first.token}`);
    expect(body.heldUntil).toBeNull();
  });

  const alone = (seats: number): Crowd => {
    const mine = { live: seats, lately: seats };
    return { unpaid: 26, own: seats, ofContact: mine, ofVisitor: mine, ofAll: mine };
  };
  test.for([
    ['a family of six on the last six seats', { ...alone(6), unpaid: 6 }, undefined],
    ['one party of nineteen of 26', alone(19), undefined],
    ['one party of all 26', alone(26), 'others'],
    ['a second party beyond half', { ...alone(7), ofContact: { live: 14, lately: 14 } }, 'contact'],
    ['the same number again and again', { ...alone(6), ofContact: { live: 6, lately: 30 } }, 'contact'],
    ['ever new addresses and numbers', { ...alone(6), ofAll: { live: 6, lately: 157 } }, 'others'],
  ] as const)('have a share: %s', ([, crowd, expected]) => {
    expect(crowdingOf(crowd)).toBe(expected);
  });
});
