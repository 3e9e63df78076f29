import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '../publishing.contract.ts';
import type { WorkingDraft } from './working-draft.contract.ts';

/** What somebody has typed that isn't whole enough to be a revision. */
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
    keptAt: timestamp('kept_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.documentId] })],
);
