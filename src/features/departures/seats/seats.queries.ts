import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { seatsLeft } from '../departures.rules.ts';
import { departures } from '../departures.table.ts';
import { seatHolds } from './seats.table.ts';

/**
 * The seats that are held at this moment. `departures.held` counts a lapsed hold until a job has freed it: lists may be some
 * seconds late, the calendar of a package isn't.
 */
export const heldNow = sql<number>`(${departures.held} - coalesce((
  SELECT sum(${seatHolds.seats}) FROM ${seatHolds}
  WHERE ${seatHolds.departureId} = ${departures.id} AND ${seatHolds.state} = 'held'
    AND ${seatHolds.until} <= clock_timestamp()), 0))::int`;

/** The seats left on a departure at this moment; undefined when there is no such departure. */
export async function findSeatsLeft(db: ReadDatabase, id: string): Promise<number | undefined> {
  const { seats, keptBack, booked } = departures;
  const [row] = await db
    .select({ seats, keptBack, booked, held: heldNow })
    .from(departures)
    .where(eq(departures.id, id));
  return row && seatsLeft(row);
}
