import type { CalendarDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type ChosenPackage, findPackageLines, type SoldPackage } from './package-lines.queries.ts';
import { refuseClosed, refuseParty } from './package-offer.rules.ts';

/**
 * What a party would buy on a departure at today's price, open or not.
 * @throws Failure invalid when the package isn't published or has no such departure.
 */
export async function findOffered(
  db: ReadDatabase,
  asked: ChosenPackage,
  today: CalendarDate,
): Promise<SoldPackage> {
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
  asked: ChosenPackage,
  today: CalendarDate,
): Promise<SoldPackage> {
  const sold = await findOffered(db, asked, today);
  refuseClosed(sold);
  refuseParty(sold);
  return sold;
}
