import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Reply } from '#features/enquiries/contact/contact.rules.ts';
import { partyColumns } from '#features/tour-packages/party/party.table.ts';

/** The party of an order on a departure; its seats are in `seat_holds`. */
export const bookings = pgTable('bookings', {
  orderId: uuid('order_id').primaryKey(),
  departureId: uuid('departure_id').notNull(),
  ...partyColumns,
  replyBy: text('reply_by').$type<Reply>().notNull(),
  /** A hash of the client's address, for limits. */
  visitor: text('visitor').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** The departure and party that a version of an order's terms is for, where it changes them. */
export const bookingChanges = pgTable(
  'booking_changes',
  {
    orderId: uuid('order_id').notNull(),
    version: integer('version').notNull(),
    departureId: uuid('departure_id').notNull(),
    ...partyColumns,
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version] })],
);
