import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { Language } from '#platform/language.ts';
import { sealedText } from '#platform/sealed-columns/sealed-columns.ts';
import type { PushKind } from './push.contract.ts';
import type { NoticeKind } from './push.rules.ts';

/** Browsers of staff that take pushes. Who has the address and the keys can send them something. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid('id').primaryKey(),
  uid: text('uid').notNull(),
  /** The sign-in that it was made in. */
  sessionId: text('session_id').notNull(),
  endpoint: sealedText('endpoint').notNull(),
  p256dh: sealedText('p256dh').notNull(),
  auth: sealedText('auth').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  failedAt: timestamptz('failed_at'),
});

/** What each colleague wants to hear of, and when. */
export const pushChoices = pgTable('push_choices', {
  uid: text('uid').primaryKey(),
  kinds: text('kinds').array().$type<PushKind[]>().notNull(),
  from: text('from_time').notNull(),
  until: text('until_time').notNull(),
  language: text('language').$type<Language>().notNull(),
});

/** Pushes that wait to be sent. */
export const pushNotices = pgTable('push_notices', {
  id: uuid('id').primaryKey(),
  subscriptionId: uuid('subscription_id').notNull(),
  kind: text('kind').$type<NoticeKind>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  reference: text('reference').notNull(),
  path: text('path').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: timestamptz('next_attempt_at').notNull(),
  usefulUntil: timestamptz('useful_until').notNull(),
});
