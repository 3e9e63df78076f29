import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { Localised } from '#platform/language.ts';
import type { PictureCrop } from './media.contract.ts';

export const media = pgTable('media', {
  id: uuid('id').primaryKey(),
  sha256: text('sha256').notNull(),
  file: text('file').notNull(),
  name: text('name').notNull(),
  mime: text('mime').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  focusX: smallint('focus_x').notNull(),
  focusY: smallint('focus_y').notNull(),
  placeholder: text('placeholder').notNull(),
  alt: jsonb('alt').$type<Localised>().notNull(),
  /** Goes up when the file or crop changes; part of the URLs of its files. */
  version: integer('version').notNull().default(1),
  crop: jsonb('crop').$type<PictureCrop>(),
  uploadedBy: text('uploaded_by'),
  letters: text('letters').notNull().default(''),
  createdAt: timestamptz('created_at').notNull(),
});
