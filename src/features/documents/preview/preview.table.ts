import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: the key that signs links to drafts. */
export const previewKeys = pgTable('preview_keys', {
  id: smallint('id').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
