import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sealedJson } from '../sealed-columns/sealed-columns.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    hash: text('hash').notNull(),
    /** Empty only inside the transaction that makes it. */
    answer: sealedJson('answer'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
