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
  createdAt: timestamptz('created_at').notNull(),
});
