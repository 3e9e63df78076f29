import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { Language } from '#platform/language.ts';
import { sealedText } from '#platform/sealed-columns/sealed-columns.ts';
import type { Reply } from './contact/contact.rules.ts';
import type { EnquiryDetails } from './enquiries.contract.ts';
import type {
  EnquiryKind,
  EnquiryState,
  MessageVia,
  ReviewReason,
  Source,
  StoredHappening,
} from './enquiries.rules.ts';

export const enquiries = pgTable('enquiries', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  token: sealedText('token').notNull(),
  kind: text('kind').$type<EnquiryKind>().notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  details: jsonb('details').$type<EnquiryDetails>().notNull(),
  language: text('language').$type<Language>().notNull(),
  /** The secret part of the address that answers go to. */
  replyToken: sealedText('reply_token')
    .notNull()
    .$defaultFn(() => crypto.randomUUID().replaceAll('-', '')),
  name: text('name').notNull(),
  phone: text('phone'),
  /** What was typed beside it. */
  otherPhones: text('other_phones').array().notNull().default([]),
  email: text('email'),
  replyBy: text('reply_by').$type<Reply>().notNull(),
  source: text('source').$type<Source>().notNull().default('site'),
  state: text('state').$type<EnquiryState>().notNull().default('new'),
  inReview: boolean('in_review').notNull(),
  reviewReasons: text('review_reasons').array().$type<ReviewReason[]>().notNull(),
  owner: text('owner'),
  dueOn: date('due_on', { mode: 'string' }),
  mergedInto: uuid('merged_into'),
  /** Since when its personal data is removed: nobody can open it any more. */
  removedAt: timestamptz('removed_at'),
  fingerprint: text('fingerprint').notNull(),
  visitor: text('visitor').notNull(),
  version: integer('version').notNull().default(1),
  search: text('search').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});

export const enquiryNotes = pgTable('enquiry_notes', {
  id: uuid('id').primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
  author: text('author').notNull(),
  body: text('body').notNull(),
  at: timestamptz('at').notNull(),
});

export const enquiryReplies = pgTable('enquiry_replies', {
  id: uuid('id').primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
  author: text('author').notNull(),
  toAddress: text('to_address').notNull(),
  language: text('language').$type<Language>().notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  mailId: uuid('mail_id').notNull(),
  at: timestamptz('at').notNull(),
});

/** Papers and pictures that the visitor sent; what they are stands in `private_files`. */
export const enquiryFiles = pgTable('enquiry_files', {
  fileId: uuid('file_id').primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
  at: timestamptz('at').notNull(),
});

/** What the customer added; append-only. */
export const enquiryMessages = pgTable('enquiry_messages', {
  id: uuid('id').primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
  via: text('via').$type<MessageVia>().notNull(),
  fromAddress: text('from_address'),
  stranger: boolean('stranger').notNull(),
  body: text('body').notNull(),
  messageKey: text('message_key').notNull(),
  at: timestamptz('at').notNull(),
});

/** Which enquiry a letter was about. */
export const enquiryLetters = pgTable('enquiry_letters', {
  mailId: uuid('mail_id').primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
});

export const enquiryEvents = pgTable('enquiry_events', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  enquiryId: uuid('enquiry_id').notNull(),
  at: timestamptz('at').notNull(),
  actor: text('actor').notNull(),
  happened: text('happened').$type<StoredHappening>().notNull(),
  detail: jsonb('detail').$type<unknown>().notNull(),
});
