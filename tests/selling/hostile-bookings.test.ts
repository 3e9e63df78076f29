import { describe, expect } from 'vitest';
import { makeBooking } from '#features/bookings/bookings.commands.ts';
import { cancelDeparture, closeDeparture } from '#features/departures/departures.commands.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { deskOf } from '../enquiries/desk.ts';
import { type BookingRequest, openBookings, orderIdOf, ownDatabase } from './booking-world.ts';
import { staff } from './sales.ts';

const contactOf = (number: number): BookingRequest['contact'] => ({
  name: 'Salma Begum',
  phone: `0171${String(number).padStart(7, '0')}`,
  reply: 'phone',
});
const counts = ['adults', 'childrenWithBed', 'childrenWithoutBed', 'infants', 'singleRooms'];
/** What no number of people is. */
const noCounts: readonly unknown[] = [-1, 0.5, 1_000_000_000, '1', '1e3', null, true, [1]];
/** What only the program says. */
const ownText: readonly [string, unknown][] = [
  ['total', 1],
  ['price', 1],
  ['unit', 1],
  ['discount', -1_000_000],
  ['coupon', 'FREE'],
  ['currency', 'USD'],
  ['seats', 0],
  ['left', 100],
  ['state', 'open'],
  ['paid', true],
  ['plan', [{ amount: 1, due: '2027-01-01' }]],
  ['lines', []],
  ['dueNow', 0],
  ['heldUntil', '2099-01-01T00:00:00Z'],
  ['minutes', 1_000_000],
  ['orderId', '00000000-0000-4000-8000-000000000000'],
  ['visitor', 'somebody'],
  ['role', 'owner'],
];

/** Every bent request, with what is bent in it. */
function bent(plain: BookingRequest): [string, object][] {
  return [
    ...counts.flatMap((name) =>
      noCounts.map((value): [string, object] => [
        `${name} ${JSON.stringify(value)}`,
        { ...plain, party: { ...plain.party, [name]: value } },
      ]),
    ),
    ...ownText.flatMap(([name, value]): [string, object][] => [
      [name, { ...plain, [name]: value }],
      [`party.${name}`, { ...plain, party: { ...plain.party, [name]: value } }],
      [`contact.${name}`, { ...plain, contact: { ...plain.contact, [name]: value } }],
    ]),
    ['no adult', { ...plain, party: { ...plain.party, adults: 0 } }],
    ['no party', { ...plain, party: undefined }],
    ['a departure by its day', { ...plain, departure: '2027-01-14' }],
    ['a departure with SQL', { ...plain, departure: `${plain.departure}' OR 1=1 --` }],
    ['a short key', { ...plain, key: 'short' }],
    ['a long key', { ...plain, key: 'k'.repeat(65) }],
    ['no key', { ...plain, key: undefined }],
  ];
}

describe('a hostile visitor', () => {
  test('gets no seat and no order by a bent request', { timeout: 120_000 }, async ({ deps }) => {
    const world = await openBookings(deps);
    const request = deskOf(deps);
    const inputs = bent(world.request());
    expect(inputs.length).toBeGreaterThan(60);
    for (const [what, body] of inputs) {
      const refused = await request('POST', '/bookings', body);
      expect({ what, status: refused.status }).toEqual({ what, status: 400 });
      expect(refused.body.fields, what).not.toHaveLength(0);
    }
    expect(await deps.db.$count(orders)).toBe(0);
    expect(await world.standing()).toMatchObject({ held: 0, sums: { held: 0 } });
    expect((await request('POST', '/bookings', world.request())).status).toBe(201);
  });

  test.for<[string, (deps: CommandDeps, id: string) => Promise<unknown>]>([
    ['cancelled', (deps, id) => run(deps, actorWith(), cancelDeparture, { id })],
    ['closed', (deps, id) => run(deps, actorWith(), closeDeparture, { id })],
  ])(
    'books nothing on a %s departure, and pays for nothing that was cancelled',
    async ([, end], { deps }) => {
      const world = await openBookings(deps);
      const request = deskOf(deps);
      const made = await request('POST', '/bookings', world.request());
      const { token } = made.body;
      await run(deps, staff('amina'), cancelOrder, { id: await orderIdOf(deps, token), reason: 'Ill.' });
      expect((await request('POST', `/visitor/orders/${token}/accept`, {})).status).toBe(409);
      await end(deps, world.departure);
      expect((await request('POST', '/bookings', world.request())).body.code).toBe('bookings.closed');
      expect(await world.standing()).toMatchObject({ held: 0, booked: 0 });
    },
  );

  test('learns nothing with tokens and keys of others', async ({ deps }) => {
    const world = await openBookings(deps);
    const request = deskOf(deps);
    const body = world.request({ contact: contactOf(1) });
    const { token, reference } = (await request('POST', '/bookings', body)).body;
    const turned = token.replace(/.$/, (last: string) => (last === 'a' ? 'b' : 'a'));
    for (const guess of [turned, token.slice(1), token.toUpperCase(), reference, `${token}%00`]) {
      const answer = await request('GET', `/visitor/orders/${guess}`);
      expect([guess, answer.status]).toEqual([guess, 404]);
    }
    const stolen = await request('POST', '/bookings', { ...body, contact: contactOf(2) });
    expect(stolen).toMatchObject({ status: 422, body: { code: 'key.used' } });
    expect(stolen.text).not.toContain(token);
    const id = await orderIdOf(deps, token);
    for (const path of [`/orders/${id}`, `/departures/${world.departure}/bookings`, '/orders']) {
      expect([path, (await request('GET', path)).status]).toEqual([path, 401]);
    }
  });

  test('with one telephone holds ten times and no more, also when all is sent at once', {
    timeout: 120_000,
  }, async () => {
    const deps = await ownDatabase();
    const world = await openBookings(deps, 100);
    const tries = Array.from({ length: 30 }, (_, index) =>
      world.book({ contact: contactOf(7) }, `192.0.2.${index}`).then(
        () => 'held',
        (cause: { code?: string }) => cause.code,
      ),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'bookings.too-many')).toHaveLength(20);
  });

  test('doesn’t shut out three hundred honest telephones behind the same address, nor do they others', {
    timeout: 300_000,
  }, async () => {
    const deps = await ownDatabase();
    const world = await openBookings(deps, 400);
    const book = (number: number, visitor: string) => world.book({ contact: contactOf(number) }, visitor);
    for (let number = 0; number < 300; number += 1) {
      await book(number, '192.0.2.1');
    }
    expect(await deps.db.$count(seatHolds)).toBe(300);
    expect(await world.standing()).toMatchObject({ held: 300, sums: { held: 300 } });
    // A quarter of what is unsold is for those of other addresses.
    await expect(book(300, '192.0.2.1')).rejects.toMatchObject({ code: 'bookings.crowded' });
    await book(301, '192.0.2.2');
    expect(await world.standing()).toMatchObject({ held: 301, sums: { held: 301 } });
  });

  test('finds two bookings made at a time and four hundred waiting, and is asked to come again beyond that', async () => {
    const { inTurn } = makeBooking;
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let begun = 0;
    const asked = Array.from({ length: 403 }, () =>
      inTurn?.(() => {
        begun += 1;
        return gate;
      }),
    );
    await expect(asked.pop()).rejects.toMatchObject({ kind: 'unavailable', code: 'request.busy' });
    expect(begun).toBe(2);
    open();
    await Promise.all(asked);
    expect(begun).toBe(402);
  });
});
