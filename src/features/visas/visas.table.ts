import { bigint, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LiveDocuments } from '#features/documents/kinds/kinds.contract.ts';
import { timestamptz } from '#platform/database/columns.ts';
import type { Paper, Region, VisaFacts, VisaForm } from './visas.contract.ts';

export const liveVisas = pgTable('live_visas', {
  documentId: uuid('document_id').primaryKey(),
  slug: text('slug').notNull(),
  country: text('country').notNull(),
  region: text('region').$type<Region>().notNull(),
  forms: text('forms').array().$type<VisaForm[]>().notNull(),
  feeFrom: bigint('fee_from', { mode: 'number' }).notNull(),
  workingDaysMin: integer('working_days_min').notNull(),
  workingDaysMax: integer('working_days_max').notNull(),
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  cover: uuid('cover').notNull(),
  facts: jsonb('facts').$type<VisaFacts>().notNull(),
  publishedAt: timestamptz('published_at').notNull(),
});
export const visasLive: LiveDocuments = { table: liveVisas };

export const visaPapers = pgTable('visa_papers', {
  key: text('key').primaryKey(),
  position: integer('position').notNull(),
  paper: jsonb('paper').$type<Paper>().notNull(),
});
