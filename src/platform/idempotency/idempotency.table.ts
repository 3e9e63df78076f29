import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sealedJson } from '../sealed-columns/sealed-columns.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    hash: text('hash').notNull(),
    /** Empty inside the transaction that makes it, and once what it is about was removed. */
    answer: sealedJson('answer'),
    /** The ids of what its command logged. */
    about: text('about').array().notNull().default(sql`'{}'`),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
