import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { ViewedList } from './list-views.contract.ts';

/** Views of lists that staff keep. */
export const listViews = pgTable('list_views', {
  id: uuid('id').primaryKey(),
  list: text('list').$type<ViewedList>().notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  shared: boolean('shared').notNull(),
  /** The uid of its maker. */
  owner: text('owner').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

/** The columns that somebody chose for a list. */
export const listColumns = pgTable(
  'list_columns',
  {
    owner: text('owner').notNull(),
    list: text('list').$type<ViewedList>().notNull(),
    columns: text('columns').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.list] })],
);
