import { date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { Language } from '#platform/language.ts';
import type { ReviewState } from './traveller-reviews.contract.ts';

/** What travellers say of their journey: a row for each order that was asked. The database refuses to change their words. */
export const travellerReviews = pgTable('traveller_reviews', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  packageId: uuid('package_id').notNull(),
  departsOn: date('departs_on', { mode: 'string' }).notNull(),
  askedAt: timestamptz('asked_at').notNull(),
  state: text('state').$type<ReviewState>().notNull().default('asked'),
  stars: smallint('stars'),
  words: text('words'),
  /** As they want it to be shown; empty for none. */
  name: text('name'),
  language: text('language').$type<Language>(),
  writtenAt: timestamptz('written_at'),
  /** Why it isn't shown, for colleagues. */
  reason: text('reason'),
  /** What the agency says to it; empty for nothing. */
  answer: text('answer').notNull().default(''),
  checkedBy: text('checked_by'),
  checkedAt: timestamptz('checked_at'),
  version: integer('version').notNull().default(1),
});

/** Those that the public sees. */
export const liveReviews = pgTable('live_traveller_reviews', {
  id: uuid('id').primaryKey(),
  packageId: uuid('package_id').notNull(),
  departsOn: date('departs_on', { mode: 'string' }).notNull(),
  stars: smallint('stars').notNull(),
  words: text('words').notNull(),
  name: text('name').notNull(),
  language: text('language').$type<Language>().notNull(),
  answer: text('answer').notNull(),
  writtenAt: timestamptz('written_at').notNull(),
});

/** How many were asked of a package, answered, and aren't shown. */
export const liveReviewCounts = pgTable('live_traveller_review_counts', {
  packageId: uuid('package_id').primaryKey(),
  asked: integer('asked').notNull(),
  answered: integer('answered').notNull(),
  hidden: integer('hidden').notNull(),
});
