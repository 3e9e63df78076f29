import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';

const poisha = (name: string) => bigint(name, { mode: 'number' });

/** A clerk's day at the till; once closed it stays as it was counted, which the database enforces. Opened again, it has another round. */
export const tillDays = pgTable(
  'till_days',
  {
    clerk: text('clerk').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    openedAt: timestamptz('opened_at').notNull(),
    openingFloat: poisha('opening_float').notNull(),
    closedAt: timestamptz('closed_at'),
    closedBy: text('closed_by'),
    balance: poisha('balance'),
    waiting: poisha('waiting'),
    notes: jsonb('notes').$type<unknown>(),
    counted: poisha('counted'),
    difference: poisha('difference'),
    because: text('because'),
    handedOver: poisha('handed_over'),
    round: integer('round').notNull().default(1),
    reopenedBy: text('reopened_by'),
    reopenedBecause: text('reopened_because'),
  },
  (table) => [primaryKey({ columns: [table.clerk, table.day, table.round] })],
);

/** Counts of the safe, also those that found what should be there. Poisha. */
export const safeCounts = pgTable('safe_counts', {
  id: uuid('id').primaryKey(),
  at: timestamptz('at').notNull(),
  by: text('by').notNull(),
  expected: poisha('expected').notNull(),
  counted: poisha('counted').notNull(),
  because: text('because'),
  /** What the first count found beyond the books. */
  opening: poisha('opening').notNull().default(0),
});
