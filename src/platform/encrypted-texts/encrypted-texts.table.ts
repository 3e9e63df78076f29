import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns.ts';

/** Texts encrypted with the data key. */
export const encryptedTexts = pgTable('encrypted_texts', {
  id: uuid('id').primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
