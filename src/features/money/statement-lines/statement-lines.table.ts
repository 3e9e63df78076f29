import { bigint, boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';

const poisha = (name: string) => bigint(name, { mode: 'number' });
const day = (name: string) => date(name, { mode: 'string' });

/** The lines of statements, in and out, each once however many files have it. Only what is carried changes later. */
export const statementLines = pgTable('statement_lines', {
  id: uuid('id').primaryKey(),
  /** The code of a bank or wallet. */
  account: text('account').notNull(),
  on: day('on_day').notNull(),
  valueOn: day('value_day'),
  /** Negative for what went out. */
  amount: poisha('amount').notNull(),
  /** What the statement says is in the account after it. */
  balance: poisha('balance'),
  outside: text('outside'),
  text: text('text').notNull(),
  /** What was there before the first file, or between two files that don't meet: no line of a file. */
  carried: boolean('carried').notNull().default(false),
  /** The order in which lines of one day stand. */
  place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
  fileName: text('file_name'),
  /** The arrival of the money inbox that it is. */
  arrivalId: uuid('arrival_id'),
  by: text('by').notNull(),
  at: timestamptz('at').notNull(),
  /** The match that stands; kept by the database. */
  matchId: uuid('match_id'),
});

/** What the files say was in an account at the end of a day on which it moved. */
export const statementDays = pgTable(
  'statement_days',
  {
    account: text('account').notNull(),
    on: day('on_day').notNull(),
    balance: poisha('balance').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.on] })],
);
