import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns.ts';
import type { Language } from '../language.ts';
import { sealedText } from '../sealed-columns/sealed-columns.ts';
import type { MailState } from './mail.rules.ts';

/** Outgoing mail: written in the transaction of the event that it reports, sent later. */
export const mail = pgTable('mail', {
  id: uuid('id').primaryKey(),
  /** The Message-ID: a receiver recognises a duplicate by it. */
  messageId: text('message_id').notNull(),
  kind: text('kind').notNull(),
  toAddress: text('to_address').notNull(),
  replyTo: text('reply_to'),
  language: text('language').$type<Language>().notNull(),
  subject: text('subject').notNull(),
  html: sealedText('html').notNull(),
  text: sealedText('text').notNull(),
  /** Marks of the long words of the text, such as tokens of links: a sealed letter is found by them. */
  marks: text('marks').array().notNull().default(sql`'{}'`),
  state: text('state').$type<MailState>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: timestamptz('next_attempt_at').notNull(),
  lastError: text('last_error'),
  createdAt: timestamptz('created_at').notNull(),
  sentAt: timestamptz('sent_at'),
});
