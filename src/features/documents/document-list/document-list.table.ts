import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { DocumentKind } from '../kinds/kinds.data.ts';
import type { LanguageState } from './document-list.rules.ts';

/** One narrow row per document, for the office's tables. */
export const documentList = pgTable('document_list', {
  documentId: uuid('document_id').primaryKey(),
  kind: text('kind').$type<DocumentKind>().notNull(),
  slug: text('slug').notNull(),
  section: text('section'),
  titleEn: text('title_en'),
  titleBn: text('title_bn'),
  sortTitle: text('sort_title').notNull(),
  cover: uuid('cover'),
  stateEn: text('state_en').$type<LanguageState>().notNull(),
  stateBn: text('state_bn').$type<LanguageState>().notNull(),
  liveEn: boolean('live_en').notNull(),
  liveBn: boolean('live_bn').notNull(),
  knownEn: boolean('known_en').notNull(),
  knownBn: boolean('known_bn').notNull(),
  trashed: boolean('trashed').notNull(),
  revision: integer('revision').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
  publishedAt: timestamptz('published_at'),
  letters: text('letters').notNull(),
});

/** The pictures of a document's newest and live revisions. */
export const documentPictures = pgTable(
  'document_pictures',
  {
    mediaId: uuid('media_id').notNull(),
    documentId: uuid('document_id').notNull(),
    live: boolean('live').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.documentId] })],
);
