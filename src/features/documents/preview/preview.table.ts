import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';

/** One row: the signing key of preview links. */
export const previewKeys = pgTable('preview_keys', {
  id: smallint('id').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
