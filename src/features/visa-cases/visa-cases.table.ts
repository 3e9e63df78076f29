import { bigint, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Profile } from '#features/visas/visas.contract.ts';
import { timestamptz } from '#platform/database/columns.ts';
import type { Language } from '#platform/language.ts';
import { sealedText } from '#platform/sealed-columns/sealed-columns.ts';
import type { Requirement } from './requirements/requirements.rules.ts';
import type { StandInKind } from './stand-ins/stand-ins.rules.ts';
import type { CaseState, Decision, PaperState, Phrase } from './visa-cases.rules.ts';

export const visaCases = pgTable('visa_cases', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  token: sealedText('token').notNull(),
  state: text('state').$type<CaseState>().notNull(),
  guideId: uuid('guide_id').notNull(),
  revision: integer('revision').notNull(),
  asOf: date('as_of', { mode: 'string' }).notNull(),
  kind: text('kind').notNull(),
  title: jsonb('title').$type<Record<Language, { country: string; kind: string }>>().notNull(),
  language: text('language').$type<Language>().notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  /** What was typed beside it. */
  otherPhones: text('other_phones').array().notNull().default([]),
  email: text('email'),
  departsOn: date('departs_on', { mode: 'string' }),
  returnsOn: date('returns_on', { mode: 'string' }),
  consent: text('consent').notNull(),
  /** How long files are kept after the end by that consent; null in older rows, which go by the settings. */
  filesKeptDays: integer('files_kept_days'),
  consentedAt: timestamptz('consented_at').notNull(),
  orderId: uuid('order_id').notNull(),
  owner: text('owner'),
  /** By when all papers must be there, as it was on the day it began. */
  applyBy: date('apply_by', { mode: 'string' }),
  appointmentOn: date('appointment_on', { mode: 'string' }),
  /** Its hour in Dhaka, `HH:MM`, and its place; null while they aren't known. */
  appointmentAt: text('appointment_at'),
  appointmentPlace: text('appointment_place'),
  /** When the decision is expected. */
  decisionOn: date('decision_on', { mode: 'string' }),
  /** That the embassy or visa centre gave the application. */
  fileNumber: text('file_number'),
  visitor: text('visitor').notNull(),
  /** The encrypted text with the names that staff read in passports and papers. */
  names: uuid('names'),
  endedAt: timestamptz('ended_at'),
  purgedAt: timestamptz('purged_at'),
  version: integer('version').notNull().default(1),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  /** Since when nobody knows whose it was; it is shown no more. */
  removedAt: timestamptz('removed_at'),
});

export const visaApplicants = pgTable('visa_applicants', {
  id: uuid('id').primaryKey(),
  caseId: uuid('case_id').notNull(),
  position: integer('position').notNull(),
  name: text('name'),
  profile: text('profile').$type<Profile>().notNull(),
  decision: text('decision').$type<Decision>(),
});

/** What is required of an applicant, and how it stands. */
export const visaCasePapers = pgTable('visa_case_papers', {
  id: uuid('id').primaryKey(),
  caseId: uuid('case_id').notNull(),
  applicantId: uuid('applicant_id').notNull(),
  position: integer('position').notNull(),
  key: text('key').notNull(),
  requirement: jsonb('requirement').$type<Requirement>().notNull(),
  state: text('state').$type<PaperState>().notNull(),
  phrase: text('phrase').$type<Phrase>(),
  because: text('because'),
  changedAt: timestamptz('changed_at').notNull(),
  /** What stands for a file of its own. */
  standIn: text('stand_in').$type<StandInKind>(),
  standInBy: text('stand_in_by'),
  standInAt: timestamptz('stand_in_at'),
  /** Why it isn't needed; the customer reads it. */
  standInBecause: text('stand_in_because'),
  /** Whose file counts for it. */
  standInPaper: uuid('stand_in_paper'),
});

export const visaCaseFiles = pgTable('visa_case_files', {
  fileId: uuid('file_id').primaryKey(),
  paperId: uuid('paper_id').notNull(),
  position: integer('position').notNull(),
  at: timestamptz('at').notNull(),
  /** Which upload in pieces it came by. */
  upload: uuid('upload').unique(),
});

/** Append-only, which the database enforces. */
export const visaCaseEvents = pgTable('visa_case_events', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  caseId: uuid('case_id').notNull(),
  at: timestamptz('at').notNull(),
  actor: text('actor').notNull(),
  happened: text('happened').notNull(),
  detail: jsonb('detail').$type<unknown>().notNull(),
});

/** Append-only, which the database enforces. */
export const visaCaseOpenings = pgTable('visa_case_openings', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  caseId: uuid('case_id').notNull(),
  paperId: uuid('paper_id').notNull(),
  /** Whose paper it was; null in older rows, as its name: they are those of the paper. */
  applicantId: uuid('applicant_id'),
  paperName: jsonb('paper_name').$type<Record<Language, string>>(),
  /** Which files of it; unknown of older openings. */
  files: uuid('files').array(),
  actor: text('actor').notNull(),
  at: timestamptz('at').notNull(),
});
