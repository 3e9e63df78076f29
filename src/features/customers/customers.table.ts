import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { ContactKind, Relation } from './customers.rules.ts';

export const customers = pgTable('customers', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  alsoCalled: text('also_called').array().notNull().default([]),
  address: text('address'),
  birthDate: date('birth_date', { mode: 'string' }),
  /** The last day of the passport. */
  passportExpires: date('passport_expires', { mode: 'string' }),
  tags: text('tags').array().notNull().default([]),
  mergedInto: uuid('merged_into'),
  /** When its personal data was removed; a card that orders need goes on with a name, any other is nobody's. */
  removedAt: timestamptz('removed_at'),
  version: integer('version').notNull().default(1),
  search: text('search').notNull(),
  /** What its names sound like; null until the program has written it. */
  sounds: text('sounds'),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  /** When they last asked or bought. */
  heardAt: timestamptz('heard_at').notNull(),
});

/** A telephone number or an address belongs to one customer: (kind, value) is the key. */
export const customerContacts = pgTable('customer_contacts', {
  kind: text('kind').$type<ContactKind>().notNull(),
  value: text('value').notNull(),
  customerId: uuid('customer_id').notNull(),
  addedAt: timestamptz('added_at').notNull(),
});

export const customerNotes = pgTable('customer_notes', {
  id: uuid('id').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  author: text('author').notNull(),
  body: text('body').notNull(),
  at: timestamptz('at').notNull(),
});

export const customerRelatives = pgTable('customer_relatives', {
  id: uuid('id').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  /** The relative's own card, if there is one. */
  relativeId: uuid('relative_id'),
  /** What the relative is to the customer. */
  relation: text('relation').$type<Relation>().notNull(),
  name: text('name').notNull(),
  author: text('author').notNull(),
  at: timestamptz('at').notNull(),
});
