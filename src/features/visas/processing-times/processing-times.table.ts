import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** From the day on which a case of ours was submitted to that of its decision; it names nobody, and outlives the case. */
export const visaTimes = pgTable('visa_times', {
  caseId: uuid('case_id').primaryKey(),
  guideId: uuid('guide_id').notNull(),
  kind: text('kind').notNull(),
  submittedOn: date('submitted_on', { mode: 'string' }).notNull(),
  decidedOn: date('decided_on', { mode: 'string' }).notNull(),
});
