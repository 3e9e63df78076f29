import { eq } from 'drizzle-orm';
import { lockDocument } from '#features/documents/lock/lock.commands.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { stateOn } from '../departures.rules.ts';
import { departures } from '../departures.table.ts';

type Departure = typeof departures.$inferSelect;

/** Locks a package for the transaction, which blocks publishing and so keeps its bands and prices. */
export const lockPackage = (tx: Transaction, packageId: string) =>
  lockDocument(tx, 'tour-package', packageId);

/** Locks a departure and its package for the transaction, in the same order as publishing. @throws Failure not-found. */
export async function lockDeparture(tx: Transaction, id: string): Promise<Departure> {
  const [known] = await tx.select().from(departures).where(eq(departures.id, id));
  if (known) {
    await lockPackage(tx, known.packageId);
  }
  const [found] = await tx.select().from(departures).where(eq(departures.id, id)).for('update');
  if (!found) {
    throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
  }
  return found;
}

/** @throws Failure conflict when it is cancelled or has left. */
export function refuseOver(departure: Departure, now: Date): void {
  const state = stateOn(departure, dhakaDate(now));
  if (state === 'cancelled' || state === 'departed') {
    const code = state === 'cancelled' ? 'departures.cancelled' : 'departures.departed';
    throw new Failure('conflict', code, `The departure is ${state}.`, [], { state });
  }
}

/** What was sold for a day isn't moved with it: its bookings are moved or cancelled, and everybody is told. @throws Failure conflict. */
export function refuseSeated({ held, booked }: Departure): void {
  if (held + booked > 0) {
    throw new Failure(
      'conflict',
      'departures.seated',
      `Somebody has seats on it: ${booked} are booked and ${held} held.`,
      [],
      { held, booked },
    );
  }
}
