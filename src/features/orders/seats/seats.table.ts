import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Reply } from '#features/enquiries/contact/contact.rules.ts';

const party = {
  adults: integer('adults').notNull(),
  childrenWithBed: integer('children_with_bed').notNull(),
  childrenWithoutBed: integer('children_without_bed').notNull(),
  infants: integer('infants').notNull(),
  singleRooms: integer('single_rooms').notNull(),
};

/** The party of an order on a departure; its seats are in `seat_holds`. */
export const bookings = pgTable('bookings', {
  orderId: uuid('order_id').primaryKey(),
  departureId: uuid('departure_id').notNull(),
  ...party,
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
    ...party,
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version] })],
);
