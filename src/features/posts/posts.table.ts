import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LiveDocuments } from '#features/documents/kinds/kinds.contract.ts';
import { timestamptz } from '#platform/database/columns.ts';
import type { Category, PostFacts, PostKind } from './posts.contract.ts';

export const livePosts = pgTable('live_posts', {
  documentId: uuid('document_id').primaryKey(),
  slug: text('slug').notNull(),
  kind: text('kind').$type<PostKind>().notNull(),
  category: text('category').$type<Category>().notNull(),
  tags: text('tags').array().notNull(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  cover: uuid('cover').notNull(),
  facts: jsonb('facts').$type<PostFacts>().notNull(),
  publishedAt: timestamptz('published_at').notNull(),
});
export const postsLive: LiveDocuments = { table: livePosts, section: livePosts.kind };
