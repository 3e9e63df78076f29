import { eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { fareBookings } from './airline-bookings.table.ts';

/** What airlines have booked for the options of a request, each with the id of its option. */
export async function listBookings(db: ReadDatabase, enquiryId: string) {
  const { optionId, pnr, passengers } = fareBookings;
  const rows = await db
    .select({ option: optionId, pnr, passengers })
    .from(fareBookings)
    .where(eq(fareBookings.enquiryId, enquiryId))
    .orderBy(optionId);
  return rows.map(({ passengers: named, ...row }) => ({ ...row, passengers: [...named] }));
}
