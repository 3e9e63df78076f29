import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { saveTravellers } from '#features/bookings/travellers/travellers.commands.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openBookings } from './booking-world.ts';
import { staff } from './sales.ts';

const nobody = { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
const clerk = staff('amina');
const rights = ['travellers.read', 'travellers.write'];

/** A departure with a family of three and an infant, and a woman who travels alone; somebody else is on another one. */
async function openTour(deps: CommandDeps, clock: TestClock) {
  const world = await openBookings(deps, 20);
  const request = deskOf(deps);
  const as =
    (uid: string, permissions: readonly string[] = rights) =>
    (method: string, path: string, body?: unknown, ifMatch?: string) =>
      request(method, path, body, {
        caller: callerOf(uid, permissions),
        ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
      });
  const book = async (name: string, changed: Parameters<typeof world.book>[0]) => {
    const { token } = await world.book({
      contact: { name, phone: '01812-345678', reply: 'phone' as const },
      ...changed,
    });
    const [row] = await deps.db.select().from(orders).where(eq(orders.token, token));
    await run(deps, clerk, acceptOrder, { id: row?.id ?? '' });
    return { id: row?.id ?? '', at: (place: string) => `${row?.reference}:${place}` };
  };
  const family = await book('Karim Rahman', {
    party: { ...nobody, adults: 2, childrenWithBed: 1, infants: 1 },
  });
  clock.set('2026-12-01T04:05:00Z');
  const nadia = await book('Nadia Islam', { party: nobody });
  const other = await world.depart(10);
  const stranger = await book('Stranger Elsewhere', { departure: other });
  await run(deps, clerk, saveTravellers, {
    id: family.id,
    basedOn: 0,
    sent: {
      travellers: [
        {
          place: 'adult-1',
          surname: 'RAHMAN',
          givenNames: 'KARIM',
          sex: 'M',
          birthDate: '1985-01-15',
          passportNumber: 'A01234567',
          expiresOn: '2030-01-01',
          phone: '01811111111',
        },
        { place: 'adult-2', surname: 'BEGUM', givenNames: 'SALMA', sex: 'F', birthDate: '1990-01-14' },
      ],
    },
  });
  const nadiaIs = {
    place: 'adult-1',
    surname: 'ISLAM',
    givenNames: 'NADIA',
    sex: 'F' as const,
    diet: 'No beef',
  };
  await run(deps, clerk, saveTravellers, { id: nadia.id, basedOn: 0, sent: { travellers: [nadiaIs] } });
  const path = `/departures/${world.departure}`;
  const office = as('amina');
  return { world, family, nadia, stranger, other, as, office, path };
}

describe('the group of a departure', () => {
  test('has everybody with a booked seat, named or not, and nobody of another departure', async ({
    deps,
    clock,
  }) => {
    const { family, nadia, stranger, office, path } = await openTour(deps, clock);
    const { status, body } = await office('GET', `${path}/group`);
    expect(status).toBe(200);
    expect(body.people).toMatchObject([
      // One day short of 42, on his 14 January; and 37 on the very day.
      { id: family.at('adult-1'), surname: 'RAHMAN', sex: 'M', age: 41, phone: '+8801811111111' },
      { id: family.at('adult-2'), surname: 'BEGUM', sex: 'F', age: 37, phone: null },
      { id: family.at('child-with-bed-1'), surname: null, kind: 'child-with-bed', age: null },
      { id: family.at('infant-1'), kind: 'infant' },
      { id: nadia.at('adult-1'), surname: 'ISLAM', diet: 'No beef', phone: '+8801812345678', checkIn: null },
    ]);
    expect(body.orders.map(({ owed }: { owed: number }) => owed > 0)).toEqual([true, true]);
    const text = JSON.stringify(body);
    expect(text).not.toContain('Stranger');
    expect(text).not.toContain(stranger.id);
    expect(text).not.toContain('A01234567');
    expect(text).not.toContain('1985-01-15');
  });

  test('is for who may see travellers; passports are opened one list at a time, and the log says by whom', async ({
    deps,
    clock,
  }) => {
    const { as, office, path, family } = await openTour(deps, clock);
    expect((await as('editor', ['documents.read'])('GET', `${path}/group`)).status).toBe(403);
    expect((await as('reader', ['travellers.read'])('POST', `${path}/passports`)).status).toBe(403);
    expect(await deps.db.$count(activity, eq(activity.action, 'bookings.open-passports'))).toBe(0);
    const { body } = await office('POST', `${path}/passports`);
    expect(body.passports).toHaveLength(5);
    expect(body.passports[0]).toMatchObject({ id: family.at('adult-1'), passportNumber: 'A01234567' });
    const [entry] = await deps.db
      .select()
      .from(activity)
      .where(eq(activity.action, 'bookings.open-passports'));
    expect(entry).toMatchObject({ actor: 'user:amina', difference: { opened: 1 } });
    expect((await office('GET', '/departures/0197c2a0-0000-7000-8000-000000000000/group')).status).toBe(404);
  });
});

describe('rooms and coach seats', () => {
  test('are proposed until staff save them, from the version that they saw', async ({ deps, clock }) => {
    const { family, nadia, office, path } = await openTour(deps, clock);
    const { body: before } = await office('GET', `${path}/group`);
    expect(before.rooms).toMatchObject({
      version: 0,
      rooms: [
        {
          beds: 3,
          people: ['adult-2', 'adult-1', 'child-with-bed-1', 'infant-1'].map(family.at),
          faults: [],
        },
        { beds: 1, people: [nadia.at('adult-1')] },
      ],
      unplaced: [],
      problems: [{ code: 'alone', people: [nadia.at('adult-1')] }],
    });
    expect(before.coach).toMatchObject({ version: 0, rows: 9, strangers: [], unplaced: [] });
    expect(before.coach.laps).toMatchObject([{ id: family.at('infant-1') }]);

    const moved = {
      rooms: [
        { name: '301', beds: 2, people: [family.at('adult-1'), nadia.at('adult-1')] },
        { beds: 2, people: ['adult-2', 'child-with-bed-1'].map(family.at), note: 'Near the lift' },
      ],
    };
    expect((await office('PUT', `${path}/rooms`, moved)).status).toBe(428);
    const saved = await office('PUT', `${path}/rooms`, moved, '"0"');
    expect(saved.body.rooms).toMatchObject({
      version: 1,
      rooms: [
        { name: '301', faults: ['strangers'] },
        { note: 'Near the lift', faults: [] },
      ],
      unplaced: [family.at('infant-1')],
    });
    const late = await office('PUT', `${path}/rooms`, moved, '"0"');
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'bookings.plan-changed', details: { version: 1 } },
    });

    const seats = [
      { seat: 'A1', id: family.at('adult-1') },
      { seat: 'A2', id: nadia.at('adult-1') },
    ];
    const coach = await office('PUT', `${path}/coach`, { rows: 4, seats }, '"0"');
    expect(coach.body.coach).toMatchObject({ version: 1, rows: 4, seats });
    expect(coach.body.coach.strangers.toSorted()).toEqual(['A1', 'A2']);
    expect(coach.body.coach.unplaced).toEqual(['adult-2', 'child-with-bed-1'].map(family.at));
  });

  test('refuse what can’t be, with the place', async ({ deps, clock }) => {
    const { family, nadia, stranger, office, path } = await openTour(deps, clock);
    const [one, two] = [family.at('adult-1'), nadia.at('adult-1')];
    const rooms = (people: readonly string[]) => ({ rooms: [{ beds: 2, people }] });
    const coach = (...seats: readonly (readonly [string, string])[]) => ({
      rows: 4,
      seats: seats.map(([seat, id]) => ({ seat, id })),
    });
    for (const [what, body, at] of [
      ['rooms', rooms([one, one]), 'rooms.0.people.1'],
      ['rooms', rooms([one, stranger.at('adult-1')]), 'rooms.0.people.1'],
      ['coach', coach(['A1', one], ['A1', two]), 'seats.1.seat'],
      ['coach', coach(['E1', one]), 'seats.0.seat'],
      ['coach', coach(['A1', one], ['A2', one]), 'seats.1.id'],
      ['coach', coach(['A1', family.at('infant-1')]), 'seats.0.id'],
      ['coach', coach(['A1', stranger.at('adult-1')]), 'seats.0.id'],
    ] as const) {
      const refused = await office('PUT', `${path}/${what}`, body, '"0"');
      expect(refused, at).toMatchObject({
        status: 422,
        body: { code: 'bookings.plan', fields: [{ path: expect.stringContaining(at) }] },
      });
    }
    expect((await office('GET', `${path}/group`)).body).toMatchObject({
      rooms: { version: 0 },
      coach: { version: 0 },
    });
  });

  test('stay as saved when somebody cancels, and say who is new', async ({ deps, clock }) => {
    const { family, nadia, office, path } = await openTour(deps, clock);
    const plan = { rooms: [{ beds: 2, people: [family.at('adult-1'), nadia.at('adult-1')] }] };
    await office('PUT', `${path}/rooms`, plan, '"0"');
    await run(deps, clerk, cancelOrder, { id: nadia.id, reason: 'She is ill.' });
    const { body } = await office('GET', `${path}/group`);
    expect(body.rooms).toMatchObject({
      version: 1,
      rooms: [{ people: [family.at('adult-1')] }],
      unplaced: ['adult-2', 'child-with-bed-1', 'infant-1'].map(family.at),
    });
  });
});
