import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { Language } from '#platform/language.ts';
import type { Channel } from '#platform/messages/messages.rules.ts';
import { sealedText } from '#platform/sealed-columns/sealed-columns.ts';
import type { LineRefund, LineSource } from './orders.contract.ts';
import type { Charge, OrderState, SaleKind, SaleStage } from './orders.rules.ts';

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  token: sealedText('token').notNull(),
  state: text('state').$type<OrderState>().notNull(),
  language: text('language').$type<Language>().notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  /** What was typed beside it. */
  otherPhones: text('other_phones').array().notNull().default([]),
  /** The only ways in which the customer wants to be told; null: all. */
  channels: text('channels').array().$type<Channel[]>(),
  email: text('email'),
  /** The business identification number of who buys. */
  bin: text('bin'),
  enquiryId: uuid('enquiry_id'),
  /** The version of its terms that counts. */
  current: integer('current').notNull(),
  /** The version that waits for the customer's acceptance. */
  proposed: integer('proposed'),
  validUntil: date('valid_until', { mode: 'string' }),
  /** The day in Asia/Dhaka on which the terms were accepted; null for a quote. */
  acceptedOn: date('accepted_on', { mode: 'string' }),
  /** The day on which their latest change came to count; null while there is none. */
  amendedOn: date('amended_on', { mode: 'string' }),
  practice: boolean('practice').notNull().default(false),
  search: text('search').notNull(),
  /** What its name sounds like; null until the program has written it. */
  sounds: text('sounds'),
  /** What it sells, by the first line that says it; null for anything else. The database keeps it, and the next one, as its terms change. */
  sells: text('sells').$type<Exclude<SaleKind, 'other'>>(),
  /** How many people its visas and fares are for; null without any. */
  people: integer('people'),
  version: integer('version').notNull().default(1),
  madeBy: text('made_by').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  /** Since when nobody knows whose it was: it had sold nothing, and is shown no more. */
  removedAt: timestamptz('removed_at'),
});

/** Versions of the terms, with their lines and plans. Append-only, which the database enforces. */
export const orderVersions = pgTable(
  'order_versions',
  {
    orderId: uuid('order_id').notNull(),
    number: integer('number').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    travelsOn: date('travels_on', { mode: 'string' }),
    reason: text('reason').notNull(),
    /** The version that it changes; null for the first. */
    base: integer('base'),
    madeBy: text('made_by').notNull(),
    madeAt: timestamptz('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id').notNull(),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    charge: text('charge').$type<Charge>().notNull(),
    quantity: integer('quantity').notNull(),
    unit: bigint('unit', { mode: 'number' }).notNull(),
    /** In hundredths of a per cent; null for lines from before. */
    vatRate: integer('vat_rate'),
    /** Whether it came on top of the price. */
    vatAdded: boolean('vat_added').notNull().default(false),
    textEn: text('text_en'),
    textBn: text('text_bn'),
    refund: jsonb('refund').$type<LineRefund>().notNull(),
    source: jsonb('source').$type<LineSource>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version, table.position] })],
);

export const orderDues = pgTable(
  'order_dues',
  {
    orderId: uuid('order_id').notNull(),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    due: date('due', { mode: 'string' }).notNull(),
    /** The moment of that day up to which it can be paid; null for its end. */
    until: timestamptz('until'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version, table.position] })],
);

/** What was paid out for a line and can't come back. */
export const orderSpendings = pgTable(
  'order_spendings',
  {
    orderId: uuid('order_id').notNull(),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    note: text('note').notNull().default(''),
    actor: text('actor').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.version, table.position, table.at] })],
);

/** How far the visa that lines of an order are for has come: a guide's kind once in an order. */
export const orderStages = pgTable(
  'order_stages',
  {
    orderId: uuid('order_id').notNull(),
    guideId: text('guide_id').notNull(),
    visaKind: text('visa_kind').notNull(),
    stage: text('stage').$type<SaleStage>().notNull(),
    /** Whether every applicant was refused; the stage is then `submitted`. */
    refused: boolean('refused').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.guideId, table.visaKind] })],
);

export const orderEvents = pgTable('order_events', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  orderId: uuid('order_id').notNull(),
  at: timestamptz('at').notNull(),
  actor: text('actor').notNull(),
  happened: text('happened').notNull(),
  detail: jsonb('detail').$type<unknown>().notNull(),
});
