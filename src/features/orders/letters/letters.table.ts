import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { OrderLetterKind } from './letters.rules.ts';

/** What was written to the customer of an order: each event once. Append-only, which the database enforces. */
export const orderLetters = pgTable(
  'order_letters',
  {
    orderId: uuid('order_id').notNull(),
    kind: text('kind').$type<OrderLetterKind>().notNull(),
    subject: text('subject').notNull(),
    mailId: uuid('mail_id').notNull(),
    writtenAt: timestamptz('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind, table.subject] })],
);
