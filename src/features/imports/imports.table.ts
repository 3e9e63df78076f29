import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { ImportFault } from './faults.contract.ts';
import type { DayOrder, ImportKindName, ImportState, RowOutcome } from './imports.contract.ts';

export const imports = pgTable('imports', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<ImportKindName>().notNull(),
  fileName: text('file_name').notNull(),
  /** The file, encrypted; null once it is gone. */
  fileId: uuid('file_id'),
  /** By head of the file: the field, or null for a column that isn't taken. */
  columns: jsonb('columns').$type<Readonly<Record<string, string | null>>>().notNull().default({}),
  dates: text('dates').$type<DayOrder>(),
  state: text('state').$type<ImportState>().notNull().default('read'),
  /** Whether the good rows are taken over while others have faults. */
  onlyGood: boolean('only_good').notNull().default(true),
  createdBy: text('created_by').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  takenOverBy: text('taken_over_by'),
  takenOverAt: timestamptz('taken_over_at'),
  finishedAt: timestamptz('finished_at'),
  added: integer('added').notNull().default(0),
  joined: integer('joined').notNull().default(0),
  skipped: integer('skipped').notNull().default(0),
  /** Of the take-over: rows that weren’t written. They go with the file. */
  faults: jsonb('faults').$type<readonly ImportFault[]>().notNull().default([]),
  faultCount: integer('fault_count').notNull().default(0),
  /** Why the take-over failed, in words. */
  failure: text('failure'),
  undoneBy: text('undone_by'),
  undoneAt: timestamptz('undone_at'),
  undoReason: text('undo_reason'),
});

/** What a row made, or added to what was there. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id').notNull(),
    row: integer('row').notNull(),
    outcome: text('outcome').$type<RowOutcome>().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** A keyed mark of what the row says; null where the subject itself tells whether it is there. */
    mark: text('mark'),
    /** What was added to something that was there, as its kind takes it back. */
    given: jsonb('given').$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row, table.subjectKind, table.subjectId] })],
);

/** Which field a head was read as the last time. */
export const importHeads = pgTable(
  'import_heads',
  {
    kind: text('kind').$type<ImportKindName>().notNull(),
    head: text('head').notNull(),
    field: text('field'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.head] })],
);

/** How far a running import is. */
export const importProgress = pgTable('import_progress', {
  importId: uuid('import_id').primaryKey(),
  done: integer('done').notNull(),
  of: integer('of').notNull(),
});
