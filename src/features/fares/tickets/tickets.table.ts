import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { TypedSegment } from '../fares.contract.ts';
import type { TicketState } from './tickets.contract.ts';

/** Tickets of passengers; one of each passenger is issued at a time. */
export const fareTickets = pgTable('fare_tickets', {
  /** The airline's three digits and ten of its own. */
  number: text('number').primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
  position: integer('position').notNull(),
  fare: bigint('fare', { mode: 'number' }).notNull(),
  /** The flights of one that came for another; null: those of the option. */
  segments: jsonb('segments').$type<readonly TypedSegment[]>(),
  state: text('state').$type<TicketState>().notNull().default('issued'),
  madeBy: text('made_by').notNull(),
  madeAt: timestamptz('made_at').notNull(),
  endedAt: timestamptz('ended_at'),
});

/** E-tickets as the airline or a bigger agency sent them. */
export const fareTicketFiles = pgTable('fare_ticket_files', {
  fileId: uuid('file_id').primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
  at: timestamptz('at').notNull(),
});
