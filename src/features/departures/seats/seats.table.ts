import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { databaseNow } from '#platform/database/database-now.ts';

export type HoldState = 'held' | 'booked' | 'released';

/** The seats of an order on a departure. */
export const seatHolds = pgTable('seat_holds', {
  orderId: uuid('order_id').primaryKey(),
  departureId: uuid('departure_id').notNull(),
  seats: integer('seats').notNull(),
  state: text('state').$type<HoldState>().notNull(),
  /** When held seats are free again; only of those that are held. */
  until: timestamp('until', { withTimezone: true, mode: 'date' }),
  heldAt: timestamp('held_at', { withTimezone: true, mode: 'date' })
    .notNull()
    .$defaultFn(() => databaseNow),
  /** Until when they stay held for somebody who pays later; null for others. */
  laterUntil: timestamp('later_until', { withTimezone: true, mode: 'date' }),
  /** Until when they would be held without a payment that their customer told of; null while none keeps them. */
  ownUntil: timestamp('own_until', { withTimezone: true, mode: 'date' }),
  /** How often its departure’s meetings were changed since, and when last. */
  meetingChanges: integer('meeting_changes').notNull().default(0),
  meetingChangedAt: timestamp('meeting_changed_at', { withTimezone: true, mode: 'date' }),
});

/** Who waits for seats, in order of `place`. */
export const seatQueue = pgTable('seat_queue', {
  place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  partyId: uuid('party_id').notNull(),
  departureId: uuid('departure_id').notNull(),
  seats: integer('seats').notNull(),
});
