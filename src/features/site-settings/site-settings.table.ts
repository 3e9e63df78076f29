import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { SiteSettings } from './site-settings.contract.ts';

/** A single row, named `site`. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<SiteSettings>().notNull(),
  /** Goes up with every change. */
  version: integer('version').notNull().default(1),
  updatedBy: text('updated_by').notNull().default('system:demo'),
  updatedAt: timestamptz('updated_at').notNull(),
});
