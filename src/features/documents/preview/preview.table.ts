import { pgTable, smallint } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import { sealedText } from '#platform/sealed-columns/sealed-columns.ts';

/** One row: the signing key of preview links. */
export const previewKeys = pgTable('preview_keys', {
  id: smallint('id').primaryKey(),
  secret: sealedText('secret').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
