import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BookedName } from './airline-bookings.contract.ts';

/** What the airline has booked for an option, as it was pasted with its flights. */
export const fareBookings = pgTable('fare_bookings', {
  optionId: uuid('option_id').primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
  pnr: text('pnr'),
  passengers: jsonb('passengers').$type<readonly BookedName[]>().notNull(),
});
