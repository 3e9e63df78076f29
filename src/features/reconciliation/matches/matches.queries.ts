import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { movements } from '#features/books/movements/movements.table.ts';
import { ledgerDaySums, ledgerEntries } from '#features/ledger/ledger.table.ts';
import { statementDays, statementLines } from '#features/money/statement-lines/statement-lines.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { statementBookings } from '../bookings/bookings.table.ts';
import type { Reconciliation } from './matches.contract.ts';
import { proposePairs, sumOf } from './matches.rules.ts';
import { reconciliationEntries as entries, reconciliationMatches as matches } from './matches.table.ts';

interface Wanted {
  readonly account: string;
  readonly on: CalendarDate;
}

/** So many rows of either side are listed, the oldest first. */
const most = 2_000;
const latest = 50;

/**
 * The matches of which a part comes later than a day: a cheque that is written on the last of a month and cashed on the third of the
 * next is open at the end of the month. Those few come as an array: the planner can't know that they are few.
 */
const isOfLater = (db: ReadDatabase, column: AnyPgColumn, { account, on }: Wanted): SQL => {
  const straddling = db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        eq(matches.account, account),
        eq(matches.state, 'standing'),
        gt(matches.lastDay, on),
        lte(matches.firstDay, on),
      ),
    );
  return sql`${column} = ANY(ARRAY(${straddling}))`;
};

interface Open {
  readonly id: string;
  readonly on: CalendarDate;
  readonly amount: number;
}

/** What isn't matched at the end of a day: what stands in no match, and what is matched with something that comes later. */
async function listOpen(
  db: ReadDatabase,
  table: typeof entries | typeof statementLines,
  id: AnyPgColumn<{ data: string; notNull: true }>,
  wanted: Wanted,
): Promise<{ readonly rows: Open[]; readonly total: number }> {
  const list = (which: SQL) =>
    db
      .select({ id: sql<string>`${id}`, on: table.on, amount: table.amount })
      .from(table)
      .where(and(eq(table.account, wanted.account), lte(table.on, wanted.on), which))
      .orderBy(asc(table.on))
      .limit(most);
  const sumUp = async (which: SQL) => {
    const [row] = await db
      .select({ sum: sql<string>`coalesce(sum(${table.amount}), 0)` })
      .from(table)
      .where(and(eq(table.account, wanted.account), lte(table.on, wanted.on), which));
    return Number(row?.sum ?? 0);
  };
  const rows: Open[] = [];
  let total = 0;
  for (const which of [isNull(table.matchId), isOfLater(db, table.matchId, wanted)]) {
    const found = await list(which);
    rows.push(...found);
    total += found.length < most ? sumOf(found) : await sumUp(which);
  }
  rows.sort((one, other) => one.on.localeCompare(other.on));
  return { rows: rows.slice(0, most), total };
}

/** With the reference of its order, unless it begins with it. */
const textOfEntry = sql<string>`CASE WHEN starts_with(${ledgerEntries.text}, ${orders.reference}) THEN ${ledgerEntries.text}
  ELSE concat_ws(' ', ${orders.reference}, nullif(${ledgerEntries.text}, '')) END`;

async function listEntries(db: ReadDatabase, wanted: Wanted) {
  const { rows, total } = await listOpen(db, entries, entries.entryId, wanted);
  const told = await db
    .select({ id: ledgerEntries.id, at: ledgerEntries.at, text: textOfEntry })
    .from(ledgerEntries)
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(
      anyOf(
        ledgerEntries.id,
        rows.map(({ id }) => id),
      ),
    );
  const byId = new Map(told.map((row) => [row.id, row]));
  const timeOf = (id: string) => byId.get(id)?.at.getTime() ?? 0;
  rows.sort((one, other) => one.on.localeCompare(other.on) || timeOf(one.id) - timeOf(other.id));
  return {
    total,
    rows: rows.map(({ id, on, amount }) => ({ entry: id, on, amount, text: byId.get(id)?.text ?? '' })),
  };
}

async function listLines(db: ReadDatabase, wanted: Wanted) {
  const { rows, total } = await listOpen(db, statementLines, statementLines.id, wanted);
  const ids = rows.map(({ id }) => id);
  const told = await db
    .select({
      line: statementLines.id,
      on: statementLines.on,
      amount: statementLines.amount,
      text: statementLines.text,
      carried: statementLines.carried,
    })
    .from(statementLines)
    .where(and(anyOf(statementLines.id, ids), ne(statementLines.amount, 0)))
    .orderBy(asc(statementLines.on), desc(statementLines.carried), asc(statementLines.place));
  const waiting = await listWaiting(db, ids);
  return { rows: told.map((row) => ({ ...row, waiting: waiting.has(row.line) })), total };
}

/** As an array: a place in the query for each of so many takes longer than to find them. */
const anyOf = (column: AnyPgColumn, ids: readonly string[]): SQL =>
  sql`${column} = ANY(${sql.param(ids)}::uuid[])`;

/** Which of some lines were booked and wait for another person. */
export async function listWaiting(db: ReadDatabase, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: statementBookings.lineId })
          .from(statementBookings)
          .innerJoin(movements, eq(movements.id, statementBookings.movementId))
          .where(and(anyOf(statementBookings.lineId, ids), eq(movements.state, 'waiting')));
  return new Set(rows.map(({ id }) => id));
}

/** The latest matches whose days have come, with both their sides. */
async function listMatches(db: ReadDatabase, { account, on }: Wanted): Promise<Reconciliation['matches']> {
  const rows = await db
    .select({ id: matches.id, origin: matches.origin, movement: matches.movementId })
    .from(matches)
    .where(
      and(
        eq(matches.account, account),
        eq(matches.state, 'standing'),
        inArray(matches.origin, ['staff', 'inbox']),
        lte(matches.lastDay, on),
      ),
    )
    .orderBy(desc(matches.at), desc(matches.id))
    .limit(latest);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) {
    return [];
  }
  const ofLines = await db
    .select({
      match: statementLines.matchId,
      on: statementLines.on,
      amount: statementLines.amount,
      text: statementLines.text,
    })
    .from(statementLines)
    .where(inArray(statementLines.matchId, ids))
    .orderBy(asc(statementLines.on), asc(statementLines.place));
  const ofEntries = await db
    .select({ match: entries.matchId, on: entries.on, amount: entries.amount, text: textOfEntry })
    .from(entries)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, entries.entryId))
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(inArray(entries.matchId, ids))
    .orderBy(asc(entries.on), asc(entries.entryId));
  const of = (found: typeof ofLines, id: string) =>
    found.flatMap(({ match, ...row }) => (match === id ? [row] : []));
  return rows.map(({ id, origin, movement }) => ({
    id,
    origin: origin === 'inbox' ? 'inbox' : 'staff',
    lines: of(ofLines, id),
    entries: of(ofEntries, id),
    booked: movement !== null,
  }));
}

/** What is on an account at the end of a day by the ledger, and by its statements; poisha. */
async function findBalances(db: ReadDatabase, { account, on }: Wanted) {
  const [booked] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerDaySums.amount}), 0)` })
    .from(ledgerDaySums)
    .where(and(eq(ledgerDaySums.account, account), lte(ledgerDaySums.bookedOn, on)));
  const [told] = await db
    .select({ on: statementDays.on, balance: statementDays.balance })
    .from(statementDays)
    .where(and(eq(statementDays.account, account), lte(statementDays.on, on)))
    .orderBy(desc(statementDays.on))
    .limit(1);
  return { ledger: Number(booked?.sum ?? 0), statement: told?.balance ?? 0, until: told?.on ?? null };
}

/**
 * The ledger of an account beside its statements at the end of a day: what the ledger says, less what is open of it, and with what is
 * open of the statements, is what the bank says.
 */
export async function findReconciliation(db: ReadDatabase, wanted: Wanted): Promise<Reconciliation> {
  const balances = await findBalances(db, wanted);
  const booked = await listEntries(db, wanted);
  const shown = await listLines(db, wanted);
  const proposed = proposePairs(
    shown.rows.filter(({ carried, waiting }) => !carried && !waiting),
    booked.rows,
  );
  return {
    on: wanted.on,
    ...balances,
    matched: balances.ledger - booked.total,
    unmatched: { ledger: booked.rows, statement: shown.rows },
    left: { ledger: booked.total, statement: shown.total },
    proposals: proposed.map(({ line, entry }) => ({ line: line.line, entry: entry.entry })),
    matches: await listMatches(db, wanted),
  };
}
