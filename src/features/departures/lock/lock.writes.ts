import { eq } from 'drizzle-orm';
import { lockDocument } from '#features/documents/lock/lock.writes.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { departures } from '../departures.table.ts';

type Departure = typeof departures.$inferSelect;

/** Locks a package for the transaction, which blocks publishing and so keeps its bands and prices. */
export async function lockPackage(tx: Transaction, packageId: string): Promise<void> {
  await lockDocument(tx, 'tour-package', packageId);
}

/** Locks a departure and its package for the transaction, in the same order as publishing. @throws Failure not-found. */
export async function lockDeparture(tx: Transaction, id: string): Promise<Departure> {
  const [known] = await tx.select().from(departures).where(eq(departures.id, id));
  if (known) {
    await lockPackage(tx, known.packageId);
  }
  const [found] = await tx.select().from(departures).where(eq(departures.id, id)).for('no key update');
  if (!found) {
    throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
  }
  return found;
}
