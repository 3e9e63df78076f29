import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** A line that was passed on, in each version of its order: its place there. Append-only. */
export const passedOnLines = pgTable(
  'passed_on_lines',
  {
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    /** The code of the account on which it was collected. */
    account: text('account').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
);

/** What an entry of the ledger passed on of a line; poisha, negative for what it took back. Append-only. */
export const passedOn = pgTable(
  'passed_on',
  {
    lineId: uuid('line_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** The cost: what had been collected of it, and what hadn't. */
    amount: sum('amount'),
    fell: sum('fell'),
    lost: sum('lost'),
    /** What was collected beyond the cost. */
    gained: sum('gained'),
    /** By how much the line counts as spent. */
    spent: sum('spent'),
    /** 1 when nothing more will come, -1 when that is taken back. */
    finished: integer('finished').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.entryId] })],
);
