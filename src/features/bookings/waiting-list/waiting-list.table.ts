import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Reply } from '#features/enquiries/contact/contact.rules.ts';
import { partyColumns } from '#features/tour-packages/party/party.table.ts';
import type { Language } from '#platform/language.ts';
import { sealedText } from '#platform/sealed-columns/sealed-columns.ts';

/** Parties that wait, or waited, for seats; their order is in `seat_queue`. */
export const waitingParties = pgTable('waiting_parties', {
  id: uuid('id').primaryKey(),
  number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
  reference: text('reference').notNull(),
  token: sealedText('token').notNull(),
  departureId: uuid('departure_id').notNull(),
  ...partyColumns,
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  /** What was typed beside it. */
  otherPhones: text('other_phones').array().notNull().default([]),
  email: text('email'),
  language: text('language').$type<Language>().notNull(),
  replyBy: text('reply_by').$type<Reply>().notNull(),
  /** A hash of the client's address, for limits. */
  visitor: text('visitor').notNull(),
  state: text('state').$type<'waiting' | 'offered' | 'left'>().notNull(),
  /** The order that seats were held for. */
  orderId: uuid('order_id'),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
});
