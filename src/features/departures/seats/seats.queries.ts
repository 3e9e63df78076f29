import { and, asc, eq, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { databaseNow } from '#platform/database/database-now.ts';
import { seatsLeft } from '../departures.rules.ts';
import { departures } from '../departures.table.ts';
import { seatHolds, seatQueue } from './seats.table.ts';

/**
 * The seats that are held at this moment. `departures.held` counts a lapsed hold until a job has freed it: lists may be some
 * seconds late, the calendar of a package isn't.
 */
export const heldNow = sql<number>`(${departures.held} - coalesce((
  SELECT sum(${seatHolds.seats}) FROM ${seatHolds}
  WHERE ${seatHolds.departureId} = ${departures.id} AND ${seatHolds.state} = 'held'
    AND ${seatHolds.until} <= ${databaseNow}), 0))::int`;

const fits = sql`${seatQueue.departureId} = ${departures.id}
  AND ${seatQueue.seats} <= ${departures.seats} - ${departures.keptBack} - ${heldNow} - ${departures.booked}`;

/** Whether somebody on the waiting list of a departure would have room on the seats that are left: they are for nobody else. */
export const isAwaited = sql<boolean>`EXISTS (SELECT FROM ${seatQueue} WHERE ${fits})`;

/** The first party of a waiting list that would have room on the seats that are left; undefined for none. */
export async function findNextInQueue(db: ReadDatabase, departureId: string): Promise<string | undefined> {
  const [first] = await db
    .select({ partyId: seatQueue.partyId })
    .from(seatQueue)
    .innerJoin(departures, eq(departures.id, seatQueue.departureId))
    .where(and(eq(seatQueue.departureId, departureId), fits))
    .orderBy(asc(seatQueue.place))
    .limit(1);
  return first?.partyId;
}

/** The seats left on a departure at this moment, for who isn't on its waiting list; undefined when there is no such departure. */
export async function findSeatsLeft(db: ReadDatabase, id: string): Promise<number | undefined> {
  const { seats, keptBack, booked } = departures;
  const [row] = await db
    .select({ seats, keptBack, booked, held: heldNow, isAwaited })
    .from(departures)
    .where(eq(departures.id, id));
  return row && seatsLeft(row);
}
