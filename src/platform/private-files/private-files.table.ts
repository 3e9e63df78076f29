import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns.ts';

export const privateFiles = pgTable('private_files', {
  id: uuid('id').primaryKey(),
  state: text('state').$type<'arriving' | 'kept'>().notNull().default('arriving'),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  segments: integer('segments').notNull().default(0),
  sealedKey: text('sealed_key').notNull(),
  /** When it began to come; of one that comes in pieces, when the last one came. */
  createdAt: timestamptz('created_at').notNull(),
  /** What it is for, while it comes in pieces. */
  place: text('place'),
});

/** What has come of files that are sent piece by piece; one row for each number of a file. */
export const arrivingPieces = pgTable('arriving_pieces', {
  fileId: uuid('file_id').notNull(),
  number: integer('number').notNull(),
  name: uuid('name').notNull(),
  bytes: integer('bytes').notNull(),
});
