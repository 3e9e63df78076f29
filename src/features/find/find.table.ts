import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { Language } from '#platform/language.ts';
import { sealedText } from '#platform/sealed-columns/sealed-columns.ts';

/** Requests for a code, of known numbers and of others alike; deleted after an hour. */
export const findCodes = pgTable('find_codes', {
  id: uuid('id').primaryKey(),
  /** E.164. */
  phone: sealedText('phone').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** A mark of the client's address, for limits. */
  visitor: text('visitor').notNull(),
  /** A keyed mark of the code; null until it was sent, and for ever for a number that nobody knows. */
  code: text('code'),
  tries: integer('tries').notNull().default(0),
  expiresAt: timestamptz('expires_at').notNull(),
  /** The hash of the secret that the browser got for the right code. */
  secret: text('secret'),
  /** Until when the secret opens the list. */
  openUntil: timestamptz('open_until'),
  createdAt: timestamptz('created_at').notNull(),
});

/** Wrong guesses of a day, for limits. */
export const findGuesses = pgTable('find_guesses', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  visitor: text('visitor').notNull(),
  /** Whether there was a code that it could have been. */
  live: boolean('live').notNull(),
  at: timestamptz('at').notNull(),
});
