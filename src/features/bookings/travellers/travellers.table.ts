import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { Sex } from './travellers.contract.ts';

/** The travellers of a booking as one list, with one version. */
export const travellerLists = pgTable('traveller_lists', {
  orderId: uuid('order_id').primaryKey(),
  version: integer('version').notNull(),
  /** The encrypted text with the passports' numbers and last days, by place. */
  passports: uuid('passports'),
  changedAt: timestamptz('changed_at').notNull(),
});

export const travellers = pgTable(
  'travellers',
  {
    orderId: uuid('order_id').notNull(),
    place: text('place').notNull(),
    surname: text('surname'),
    givenNames: text('given_names'),
    sex: text('sex').$type<Sex>(),
    birthDate: date('birth_date', { mode: 'string' }),
    nationality: text('nationality'),
    diet: text('diet'),
    phone: text('phone'),
    /** What was typed beside it. */
    otherPhones: text('other_phones').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.place] })],
);
