import { bigint, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/database/columns.ts';

const day = (name: string) => date(name, { mode: 'string' }).notNull();

/** Lines of statements and entries of the ledger that are the same money: both come to one sum. Of a match only its end changes. */
export const reconciliationMatches = pgTable('reconciliation_matches', {
  id: uuid('id').primaryKey(),
  /** The code of a bank or wallet. */
  account: text('account').notNull(),
  /** Who said so: staff, the money inbox by a payment, or an entry that undoes another one. */
  origin: text('origin').$type<'staff' | 'inbox' | 'undone'>().notNull(),
  state: text('state').$type<'standing' | 'undone'>().notNull().default('standing'),
  /** The first and the last day of its lines and entries. */
  firstDay: day('first_day'),
  lastDay: day('last_day'),
  /** What was booked with it: a fee, or what the line shows. */
  movementId: uuid('movement_id'),
  by: text('by').notNull(),
  at: timestamptz('at').notNull(),
  undoneBy: text('undone_by'),
  undoneAt: timestamptz('undone_at'),
  because: text('because'),
});

/** What each entry moved on an account that holds money, with the match that stands. The database keeps it by a trigger. */
export const reconciliationEntries = pgTable(
  'reconciliation_entries',
  {
    account: text('account').notNull(),
    entryId: uuid('entry_id').notNull(),
    on: day('on_day'),
    /** Poisha, negative for what went out. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    matchId: uuid('match_id'),
  },
  (table) => [primaryKey({ columns: [table.account, table.entryId] })],
);

/** The lines of matches. Append-only. */
export const reconciliationMatchLines = pgTable(
  'reconciliation_match_lines',
  { matchId: uuid('match_id').notNull(), lineId: uuid('line_id').notNull() },
  (table) => [primaryKey({ columns: [table.matchId, table.lineId] })],
);

/** The entries of matches. Append-only. */
export const reconciliationMatchEntries = pgTable(
  'reconciliation_match_entries',
  { matchId: uuid('match_id').notNull(), entryId: uuid('entry_id').notNull() },
  (table) => [primaryKey({ columns: [table.matchId, table.entryId] })],
);
