import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import { sealedText } from '#platform/sealed-columns/sealed-columns.ts';
import type { OptionTerms, PassengerFare, PassengerKind, TypedSegment, WordGiven } from './fares.contract.ts';

/** A fare request at the fare desk: the enquiry, the link of its customer, and what was accepted. */
export const fareRequests = pgTable('fare_requests', {
  enquiryId: uuid('enquiry_id').primaryKey(),
  token: sealedText('token').notNull(),
  sentAt: timestamptz('sent_at'),
  /** How many options were sent, by their position. */
  sentOptions: integer('sent_options').notNull().default(0),
  optionId: uuid('option_id'),
  orderId: uuid('order_id'),
  acceptedAt: timestamptz('accepted_at'),
  /** Who gave their word and how, where staff accepted on it. */
  saidBy: text('said_by'),
  saidHow: text('said_how').$type<WordGiven>(),
  /** Of the staff. */
  acceptedBy: text('accepted_by'),
  pnr: text('pnr'),
  /** Who issued the tickets when it wasn't this agency. */
  issuedBy: text('issued_by'),
  /** Since when every passenger has a ticket. */
  ticketedAt: timestamptz('ticketed_at'),
  /** Of the option that was accepted, else the last one of those that are offered. */
  timeLimit: timestamptz('time_limit'),
  /** Since when every ticket is void or refunded. */
  endedAt: timestamptz('ended_at'),
  createdAt: timestamptz('created_at').notNull(),
});

/** Append-only, which the database enforces. */
export const fareOptions = pgTable('fare_options', {
  id: uuid('id').primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
  position: integer('position').notNull(),
  /** Where it stands, of one that came in the stead of another that nobody had seen; null: at its position. */
  place: integer('place'),
  segments: jsonb('segments').$type<readonly TypedSegment[]>().notNull(),
  fares: jsonb('fares').$type<readonly PassengerFare[]>().notNull(),
  terms: jsonb('terms').$type<OptionTerms>().notNull(),
  timeLimit: timestamptz('time_limit').notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: timestamptz('made_at').notNull(),
});

/** Options that can't be had any more: withdrawn, or replaced by another one. Append-only, which the database enforces. */
export const fareOptionEnds = pgTable('fare_option_ends', {
  optionId: uuid('option_id').primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
  replacedBy: uuid('replaced_by'),
  /** The customer saw it, and sees what became of it. */
  wasSent: boolean('was_sent').notNull(),
  endedBy: text('ended_by').notNull(),
  endedAt: timestamptz('ended_at').notNull(),
});

/** The passengers of the accepted option, named as in their passports; both names are empty once they were deleted. */
export const farePassengers = pgTable('fare_passengers', {
  enquiryId: uuid('enquiry_id').notNull(),
  position: integer('position').notNull(),
  kind: text('kind').$type<PassengerKind>().notNull(),
  surname: text('surname').notNull(),
  givenNames: text('given_names').notNull(),
});
