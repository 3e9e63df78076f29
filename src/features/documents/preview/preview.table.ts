import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';

/** One row: the key that signs links to drafts. */
export const previewKeys = pgTable('preview_keys', {
  id: smallint('id').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
