import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { SampleCounts, SamplePart } from './samples.contract.ts';

/** What of this office is a sample, by table and key. */
export const sampleRows = pgTable(
  'sample_rows',
  {
    part: text('part').$type<'life' | 'site'>().notNull(),
    tableName: text('table_name').notNull(),
    key: text('key').notNull(),
  },
  (row) => [primaryKey({ columns: [row.tableName, row.key] })],
);

/** Each time that samples were sent away. */
export const sampleRemovals = pgTable('sample_removals', {
  id: uuid('id').primaryKey(),
  at: timestamptz('at').notNull(),
  by: text('by').notNull(),
  /** Until then they can be brought back. */
  until: timestamptz('until').notNull(),
  what: text('what').array().$type<SamplePart[]>().notNull(),
  counts: jsonb('counts').$type<SampleCounts>().notNull(),
  guides: uuid('guides').array().notNull(),
  restoredAt: timestamptz('restored_at'),
  restoredBy: text('restored_by'),
  goneAt: timestamptz('gone_at'),
});

/** What was sent away, row by row. */
export const sampleArchive = pgTable(
  'sample_archive',
  {
    removalId: uuid('removal_id').notNull(),
    place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
    tableName: text('table_name').notNull(),
    /** Rows that went; rows that stay, of which columns changed; rows of a guide that was taken off the site. */
    how: text('how').$type<'gone' | 'changed' | 'off'>().notNull(),
    columns: text('columns').array(),
    kept: jsonb('kept').notNull(),
  },
  (row) => [primaryKey({ columns: [row.removalId, row.place] })],
);
