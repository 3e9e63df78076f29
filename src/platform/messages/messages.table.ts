import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns.ts';
import type { Language } from '../language.ts';
import { sealedText } from '../sealed-columns/sealed-columns.ts';
import type { AboutKind, Channel, Direction, MessageState } from './messages.rules.ts';

/** What goes out to people, by whatever channel: written in the transaction of the event that it tells of, sent later. */
export const messages = pgTable('messages', {
  id: uuid('id').primaryKey(),
  direction: text('direction').$type<Direction>().notNull().default('out'),
  channel: text('channel').$type<Channel>().notNull().default('email'),
  /** The Message-ID: a receiver recognises a duplicate by it. */
  messageId: text('message_id').notNull(),
  event: text('event').notNull(),
  /** What its thread belongs to; null for letters to staff. */
  aboutKind: text('about_kind').$type<AboutKind>(),
  aboutId: uuid('about_id'),
  /** An e-mail address, or a telephone number as E.164: of who gets it or, of a message that came in, of who wrote it. */
  toAddress: text('to_address').notNull(),
  replyTo: text('reply_to'),
  language: text('language').$type<Language>().notNull(),
  /** Empty for a short message, and its HTML, too. */
  subject: text('subject').notNull(),
  html: sealedText('html').notNull(),
  text: sealedText('text').notNull(),
  /** What an SMS would say, of a letter to a customer; empty otherwise. */
  short: sealedText('short').notNull().default(''),
  /** Marks of the long words of the text, such as tokens of links: a sealed letter is found by them. */
  marks: text('marks').array().notNull().default(sql`'{}'`),
  state: text('state').$type<MessageState>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: timestamptz('next_attempt_at').notNull(),
  lastError: text('last_error'),
  /** The same as one of the words of src/platform/sms or src/platform/whatsapp; null for e-mail. */
  errorCode: text('error_code'),
  createdAt: timestamptz('created_at').notNull(),
  sentAt: timestamptz('sent_at'),
  /** The channels that are left when this one fails, first the next. */
  thenBy: text('then_by').array().$type<Channel[]>().notNull().default(sql`'{}'`),
  /** Of an SMS. */
  parts: integer('parts'),
  /** In poisha, once it went. */
  cost: bigint('cost', { mode: 'number' }).notNull().default(0),
  /** What the provider calls it. */
  reference: text('reference'),
  /** The message that it repeats. */
  again: uuid('again'),
  batch: uuid('batch'),
  /** What goes along: `file`, or the number of a paper. */
  attachment: text('attachment'),
  /** Null for a paper until it is drawn, and once the file was deleted. */
  fileId: uuid('file_id'),
  /** What WhatsApp calls the file, once it is uploaded. */
  media: text('media'),
});

/** Pictures and papers that came with a message; what they are stands in `private_files`. */
export const messageFiles = pgTable('message_files', {
  fileId: uuid('file_id').primaryKey(),
  messageId: uuid('message_id').notNull(),
  at: timestamptz('at').notNull(),
});

/** Messages that staff send to many at once. */
export const messageBatches = pgTable('message_batches', {
  id: uuid('id').primaryKey(),
  madeBy: text('made_by').notNull(),
  madeAt: timestamptz('made_at').notNull(),
  stoppedAt: timestamptz('stopped_at'),
});

/** Who has written STOP hears only what an order needs. */
export const messageStops = pgTable('message_stops', {
  /** E.164. */
  phone: text('phone').primaryKey(),
  at: timestamptz('at').notNull(),
});

/** Numbers (E.164) and addresses of the sample life: nothing that is written to them is sent. */
export const sampleContacts = pgTable('sample_contacts', { address: text('address').primaryKey() });

/** Which provider a channel goes by; what isn't there isn't set up. */
export const messageProviders = pgTable('message_providers', {
  channel: text('channel').$type<Exclude<Channel, 'email'>>().primaryKey(),
  provider: text('provider').notNull(),
});
