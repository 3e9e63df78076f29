import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';

/** Documents that came from an old site, by their ids there. */
export const broughtDocuments = pgTable(
  'brought_documents',
  {
    site: text('site').notNull(),
    oldId: text('old_id').notNull(),
    documentId: uuid('document_id').notNull(),
    published: boolean('published').notNull(),
    broughtAt: timestamptz('brought_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.oldId] })],
);

/** Where documents stood before, as `oldAddress` writes it. */
export const oldAddresses = pgTable('old_addresses', {
  address: text('address').primaryKey(),
  documentId: uuid('document_id').notNull(),
});
