import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';

/** The alarms that were given; one that was overtaken by a later one is among them. */
export const fareAlarms = pgTable('fare_alarms', {
  enquiryId: uuid('enquiry_id').notNull(),
  hours: integer('hours').notNull(),
  at: timestamptz('at').notNull(),
});
