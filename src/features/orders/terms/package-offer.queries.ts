import type { Party } from '#features/tour-packages/party/party.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findPackageLines, type SoldPackage } from './package-lines.queries.ts';
import { refuseClosed, refuseParty } from './package-offer.rules.ts';

interface Asked {
  readonly package: string;
  readonly departure: string;
  readonly party: Party;
}

/**
 * What a party would buy on a departure at today's price, open or not.
 * @param asked the package by slug or id.
 * @throws Failure invalid when the package isn't published or has no such departure.
 */
export async function findOffered(db: ReadDatabase, asked: Asked, today: CalendarDate): Promise<SoldPackage> {
  const sold = await findPackageLines(db, asked, today);
  if (!sold) {
    const message = 'This package has no such departure.';
    throw new Failure('invalid', 'bookings.departure', message, [{ path: 'departure', message }]);
  }
  return sold;
}

/**
 * What a party buys on a departure, at today's price.
 * @throws Failure invalid with the field, or conflict `bookings.closed`, for what can't be booked.
 */
export async function findBookable(
  db: ReadDatabase,
  asked: Asked,
  today: CalendarDate,
): Promise<SoldPackage> {
  const sold = await findOffered(db, asked, today);
  refuseClosed(sold);
  refuseParty(sold);
  return sold;
}
