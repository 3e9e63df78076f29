import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { DocumentKind } from '../kinds/kinds.data.ts';
import type { WorkingDraft } from './working-drafts.contract.ts';

/** Forms that are too incomplete to be a revision. */
export const workingDrafts = pgTable(
  'working_drafts',
  {
    uid: text('uid').notNull(),
    documentId: uuid('document_id').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    basedOn: integer('based_on'),
    section: text('section'),
    title: text('title'),
    draft: jsonb('draft').$type<WorkingDraft>().notNull(),
    keptAt: timestamptz('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.documentId] })],
);
