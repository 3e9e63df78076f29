import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { ApprovalKind, ApprovalState } from './approvals.rules.ts';

/** What one person asked for and another decides. */
export const approvals = pgTable('approvals', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<ApprovalKind>().notNull(),
  subject: text('subject').notNull(),
  orderId: uuid('order_id'),
  /** Poisha. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  reason: text('reason').notNull(),
  detail: jsonb('detail').$type<unknown>().notNull(),
  state: text('state').$type<ApprovalState>().notNull(),
  askedBy: text('asked_by').notNull(),
  askedAt: timestamptz('asked_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: timestamptz('decided_at'),
  decidedBecause: text('decided_because'),
});
