import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { departures } from '#features/departures/departures.table.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { openBookings, ownDatabase } from './booking-world.ts';
import { aKey } from './sales.ts';

const rounds = 10;
const seats = 10;
const parties = 200;
const adultsOf = (index: number, round: number) => 1 + ((index * 7 + round) % 4);
const partyOf = (adults: number) => ({
  adults,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
});
const contactOf = (number: number) => ({
  name: 'Salma Begum',
  phone: `0171${String(number).padStart(7, '0')}`,
  reply: 'phone' as const,
});

type World = Awaited<ReturnType<typeof openBookings>>;

/** Parties of one to four ask at once. @returns the seats that they got, and the refusals. */
async function rush(world: World, round: number, count = parties) {
  const departure = await world.depart(seats);
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const adults = adultsOf(index, round);
      const contact = contactOf(round * count + index);
      return world.bookAtOnce({ departure, party: partyOf(adults), contact }, `192.0.2.${index}`).then(
        () => adults,
        (cause: unknown) => cause,
      );
    }),
  );
  const sold = answers.reduce<number>((sum, answer) => sum + (typeof answer === 'number' ? answer : 0), 0);
  return { departure, sold, refusals: answers.filter((answer) => typeof answer !== 'number') };
}

/** What a careless program does: it reads what is left, and then writes. @returns the seats that it gave away. */
async function rushCarelessly({ db }: CommandDeps, departure: string, round: number): Promise<number> {
  const given = await Promise.all(
    Array.from({ length: parties }, async (_, index) => {
      const wanted = adultsOf(index, round);
      const [row] = await db.select().from(departures).where(eq(departures.id, departure));
      if (row === undefined || row.seats - row.keptBack - row.held - row.booked < wanted) {
        return 0;
      }
      return db
        .update(departures)
        .set({ held: sql`${departures.held} + ${wanted}` })
        .where(eq(departures.id, departure))
        .then(
          () => wanted,
          () => 0,
        );
    }),
  );
  return given.reduce((sum, each) => sum + each, 0);
}

/** Takes the layer away that the table itself is. */
const dropChecks = ({ db }: CommandDeps) =>
  db.execute(sql`DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT conname FROM pg_constraint WHERE conrelid = 'departures'::regclass AND contype = 'c'
      AND pg_get_constraintdef(oid) LIKE '%held%' LOOP
      EXECUTE format('ALTER TABLE departures DROP CONSTRAINT %I', name);
    END LOOP; END $$`);

const patience = { timeout: 300_000 };
const full = { seats, held: seats, booked: 0, sums: { held: seats, booked: 0 } };

describe('two hundred parties at once for ten seats', () => {
  test('never get more than there are, and all of them while demand lasts', patience, async () => {
    const world = await openBookings(await ownDatabase());
    for (let round = 0; round < rounds; round += 1) {
      const { departure, sold, refusals } = await rush(world, round);
      expect(sold).toBe(seats);
      expect(refusals.map((cause) => (cause instanceof Failure ? cause.code : cause))).toEqual(
        refusals.map(() => 'bookings.full'),
      );
      expect(await world.standing(departure)).toEqual(full);
    }
  });

  test(
    'get no seat twice without the check of the table: the booking’s own statement decides',
    patience,
    async () => {
      const deps = await ownDatabase();
      const world = await openBookings(deps);
      await dropChecks(deps);
      for (let round = 0; round < 3; round += 1) {
        const { departure, sold } = await rush(world, round);
        expect(sold).toBe(seats);
        expect(await world.standing(departure)).toEqual(full);
      }
    },
  );

  test('get no seat twice without the booking’s condition either: the table refuses', patience, async () => {
    const deps = await ownDatabase();
    const world = await openBookings(deps);
    for (let round = 0; round < 3; round += 1) {
      const departure = await world.depart(seats);
      expect(await rushCarelessly(deps, departure, round)).toBeLessThanOrEqual(seats);
      expect((await world.standing(departure)).held).toBeLessThanOrEqual(seats);
    }
  });

  test('would get seats twice without both layers, so that these tests can see it', patience, async () => {
    const deps = await ownDatabase();
    const world = await openBookings(deps);
    await dropChecks(deps);
    let oversold = 0;
    for (let round = 0; round < rounds; round += 1) {
      const departure = await world.depart(seats);
      oversold += (await rushCarelessly(deps, departure, round)) > seats ? 1 : 0;
    }
    expect(oversold).toBeGreaterThanOrEqual(9);
  });
});

test('a booking that is sent fifty times at once is one booking with one answer', patience, async () => {
  const deps = await ownDatabase();
  const world = await openBookings(deps);
  const key = aKey();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => world.bookAtOnce({ key }, `192.0.2.${index}`)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await deps.db.$count(orders)).toBe(1);
  expect(await deps.db.$count(seatHolds)).toBe(1);
  expect(await world.standing()).toMatchObject({ held: 1, sums: { held: 1 } });
  const other = { key, party: partyOf(2) };
  await expect(world.book(other)).rejects.toMatchObject({ kind: 'invalid', code: 'key.used' });
});
