import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { Language } from '#platform/language.ts';
import type { LiveDocuments } from './kinds/kinds.contract.ts';
import type { DocumentKind } from './kinds/kinds.data.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const documents = pgTable('documents', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<DocumentKind>().notNull(),
  createdAt: timestamptz('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  latestRevision: integer('latest_revision').notNull(),
  trashedAt: timestamptz('trashed_at'),
});

export const revisions = pgTable(
  'revisions',
  {
    documentId: uuid('document_id').notNull(),
    number: integer('number').notNull(),
    slug: text('slug').notNull(),
    facts: jsonb('facts').$type<unknown>().notNull(),
    texts: jsonb('texts').$type<Partial<Record<Language, unknown>>>().notNull(),
    savedAt: timestamptz('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.number] })],
);

export const publications = pgTable(
  'publications',
  {
    documentId: uuid('document_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    revision: integer('revision').notNull(),
    firstPublishedAt: timestamptz('first_published_at').notNull(),
    publishedAt: timestamptz('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.language] })],
);

export const scheduledPublications = pgTable(
  'scheduled_publications',
  {
    documentId: uuid('document_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    revision: integer('revision').notNull(),
    publishAt: timestamptz('publish_at').notNull(),
    scheduledBy: text('scheduled_by').notNull(),
    failedAt: timestamptz('failed_at'),
    failure: text('failure'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.language] })],
);

export const liveSlugs = pgTable(
  'live_slugs',
  {
    kind: text('kind').$type<DocumentKind>().notNull(),
    slug: text('slug').notNull(),
    documentId: uuid('document_id').notNull(),
    current: boolean('current').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

export const liveTexts = pgTable(
  'live_texts',
  {
    documentId: uuid('document_id').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    texts: jsonb('texts').$type<unknown>().notNull(),
    firstPublishedAt: timestamptz('first_published_at').notNull(),
    publishedAt: timestamptz('published_at').notNull(),
    words: tsvector('words').notNull(),
    /** The version of the rules that made `words`. */
    indexVersion: integer('index_version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.language] })],
);

/**
 * A column of the live facts of a document, whatever its kind; null for kinds without it. For statements that join
 * `live_texts` with another table.
 */
export function liveColumn(
  live: Readonly<Record<DocumentKind, LiveDocuments>>,
  column: (live: LiveDocuments) => PgColumn | undefined,
): SQL {
  const parts = Object.values(live).flatMap((each) => {
    const wanted = column(each);
    const { table } = each;
    return wanted
      ? [sql`(SELECT ${wanted} FROM ${table} WHERE ${table.documentId} = ${liveTexts.documentId})`]
      : [];
  });
  return sql`coalesce(${sql.join([...parts, sql`NULL`], sql`, `)})`;
}
