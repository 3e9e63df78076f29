import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { AloneKind } from './approval-limit.rules.ts';

/** What somebody moved without another person's approval. */
export const moneyAlone = pgTable('money_alone', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<AloneKind>().notNull(),
  subject: text('subject').notNull(),
  actor: text('actor').notNull(),
  orderId: uuid('order_id'),
  /** Where the money was sent, as a keyed hash. */
  sentTo: text('sent_to'),
  /** Poisha; negative for what was taken back. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  at: timestamptz('at').notNull(),
});
