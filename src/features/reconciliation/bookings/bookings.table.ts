import { pgTable, uuid } from 'drizzle-orm/pg-core';

/** What lines show and was booked, but waits for another person. Append-only. */
export const statementBookings = pgTable('statement_bookings', {
  movementId: uuid('movement_id').primaryKey(),
  lineId: uuid('line_id').notNull(),
});
