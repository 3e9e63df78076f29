import { and, eq, inArray, sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { z } from 'zod';
import { makeBooking } from '#features/bookings/bookings.commands.ts';
import type { newBooking } from '#features/bookings/bookings.contract.ts';
import { aDeparture, insertDepartures } from '#features/departures/departures.factory.ts';
import { departures } from '#features/departures/departures.table.ts';
import { seatHolds } from '#features/departures/seats/seats.table.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import {
  insertDestinations,
  insertPackage,
  packageFacts,
  packageTexts,
} from '#features/tour-packages/tour-packages.factory.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith, openTestDatabase } from '#platform/testing/test.ts';
import { saveAgency } from '../access/agency.ts';
import { aKey } from './sales.ts';

export type BookingRequest = z.input<typeof newBooking>;

const staff = actorWith();
export const packageSlug = 'to-the-sea';

/** A database of the test's own, where each command is committed. */
export async function ownDatabase(): Promise<CommandDeps> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const clock = { now: () => new Date('2026-12-01T04:00:00Z') };
  const pages = { drop: () => {} };
  return { db: database.db, clock, pages, siteUrl: 'https://shofor.example', dataKey: Buffer.alloc(32, 7) };
}

/** The order of a link. */
export async function orderIdOf({ db }: CommandDeps, token: string): Promise<string> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.token, token));
  return row?.id ?? '';
}

const { inTurn: _, ...unbounded } = makeBooking;

/** A published package with a departure on 14 January 2027. */
export async function openBookings(
  deps: CommandDeps,
  seats = 10,
  facts: Parameters<typeof packageFacts>[0] = {},
) {
  const { db } = deps;
  await saveAgency(deps);
  await insertDestinations(deps, staff);
  const documentId = await insertPackage(deps, staff, { slug: packageSlug, departures: [], facts });
  const depart = async (ofSeats: number, changed: Parameters<typeof aDeparture>[1] = {}) => {
    const plan = aDeparture('2027-01-14', { seats: ofSeats, key: aKey(), ...changed });
    const [id = ''] = await insertDepartures(deps, staff, packageSlug, [plan]);
    return id;
  };
  const departure = await depart(seats);
  const request = (changed: Partial<BookingRequest> = {}): BookingRequest => ({
    package: packageSlug,
    departure,
    party: { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
    contact: { name: 'Salma Begum', phone: '01812-345678', reply: 'phone' },
    language: 'en',
    key: aKey(),
    ...changed,
  });
  let revision = 1;
  return {
    departure,
    depart,
    /** The package's page is published with other prices or terms. */
    publish: async (changed: Parameters<typeof packageFacts>[0]) => {
      const texts = { en: packageTexts('To the other sea'), bn: packageTexts('অন্য সাগরে') };
      const saved = { documentId, basedOn: revision, slug: packageSlug, texts };
      await run(deps, staff, tourPackageCommands.save, {
        ...saved,
        facts: packageFacts({ ...facts, ...changed }),
      });
      revision += 1;
      await run(deps, staff, tourPackageCommands.publish, { documentId, revision });
    },
    request,
    book: (changed: Partial<BookingRequest> = {}, visitor = '192.0.2.1') =>
      run(deps, visitorActor, makeBooking, { request: request(changed), visitor }),
    /** As `book`, without the bound on how many run at once, as many processes together would. */
    bookAtOnce: (changed: Partial<BookingRequest>, visitor: string) =>
      run(deps, visitorActor, unbounded, { request: request(changed), visitor }),
    /** The counters of a departure beside the sums of its holds, which they must be. */
    standing: async (id = departure) => {
      const [row] = await db.select().from(departures).where(eq(departures.id, id));
      const sumOf = async (state: 'held' | 'booked') => {
        const [sum] = await db
          .select({ seats: sql<number>`coalesce(sum(${seatHolds.seats}), 0)::int` })
          .from(seatHolds)
          .where(and(eq(seatHolds.departureId, id), eq(seatHolds.state, state)));
        return sum?.seats ?? 0;
      };
      const sums = { held: await sumOf('held'), booked: await sumOf('booked') };
      return { seats: row?.seats ?? 0, held: row?.held ?? 0, booked: row?.booked ?? 0, sums };
    },
    /** Time goes by: the hold of these orders ends. */
    lapse: (...orderIds: string[]) =>
      db
        .update(seatHolds)
        .set({ until: sql`clock_timestamp() - interval '1 second'` })
        .where(and(inArray(seatHolds.orderId, orderIds), eq(seatHolds.state, 'held'))),
  };
}
