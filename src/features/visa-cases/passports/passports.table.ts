import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';
import type { PassportMove } from './passports.rules.ts';

/** The number of the last slip, in its only row. */
export const passportSerials = pgTable('passport_serials', {
  id: integer('id').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** Append-only, which the database enforces. */
export const passportSlips = pgTable('passport_slips', {
  number: integer('number').primaryKey(),
  caseId: uuid('case_id').notNull(),
  move: text('move').$type<PassportMove>().notNull(),
  at: timestamptz('at').notNull(),
  actor: text('actor').notNull(),
  person: text('person').notNull(),
  place: text('place').notNull(),
  dueOn: date('due_on', { mode: 'string' }),
});

/** Whose passports a slip is about. Append-only, which the database enforces. */
export const passportMoves = pgTable(
  'passport_moves',
  {
    slip: integer('slip').notNull(),
    applicantId: uuid('applicant_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slip, table.applicantId] })],
);
