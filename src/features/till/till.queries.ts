import { and, asc, desc, eq, gt, isNotNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { accounts } from '#features/ledger/accounts.data.ts';
import {
  ledgerEntries as entries,
  ledgerTills,
  ledgerPostings as postings,
} from '#features/ledger/ledger.table.ts';
import { listClerkBalances } from '#features/ledger/sums.queries.ts';
import { orders } from '#features/orders/orders.table.ts';
import { payments } from '#features/payments/payments.table.ts';
import { reached } from '#features/payments/reached.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { notes, type Till } from './till.contract.ts';
import { tillDays } from './till.table.ts';

type DayRow = typeof tillDays.$inferSelect;

/** Cash that clerks took and that waits for another person's approval. */
async function listWaiting(db: ReadDatabase): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ clerk: payments.takenBy, total: sql<string>`sum(${reached})` })
    .from(payments)
    .where(and(eq(payments.state, 'waiting'), eq(payments.method, 'cash')))
    .groupBy(payments.takenBy);
  return new Map(rows.map(({ clerk, total }) => [clerk, Number(total)]));
}

/** What the ledger has in a clerk's till, and what is there besides; poisha. */
export async function findDrawer(db: ReadDatabase, clerk: string) {
  const balance = (await listClerkBalances(db, 'cash')).get(clerk) ?? 0;
  return { balance, waiting: (await listWaiting(db)).get(clerk) ?? 0 };
}

/** Whether somebody has an account, or cash that an account of theirs took before it was deleted. */
export async function hasTill(db: ReadDatabase, clerk: string): Promise<boolean> {
  const { balance, waiting } = await findDrawer(db, clerk);
  return balance !== 0 || waiting !== 0 || (await findActorNames(db, [clerk])).has(clerk);
}

/** The cash of a clerk's entries after one moment and up to another; the closing itself isn't among them. */
export const listMovements = (db: ReadDatabase, clerk: string, after: Date | null, until: Date | null) =>
  db
    .select({
      id: entries.id,
      at: entries.at,
      kind: entries.kind,
      text: entries.text,
      reference: orders.reference,
      amount: postings.amount,
    })
    .from(entries)
    .innerJoin(postings, eq(postings.entryId, entries.id))
    .leftJoin(orders, eq(orders.id, entries.orderId))
    .where(
      and(
        eq(sql`coalesce(${entries.clerk}, ${entries.actor})`, clerk),
        eq(postings.account, accounts.cash.code),
        notInArray(entries.kind, ['till-difference', 'till-closed', 'till-reopened']),
        after === null ? undefined : gt(entries.at, after),
        until === null ? undefined : lte(entries.at, until),
      ),
    )
    .orderBy(asc(entries.at), asc(entries.id));

/** When a clerk closed a day before this one. */
export async function findLastClosing(
  db: ReadDatabase,
  clerk: string,
  day: CalendarDate,
): Promise<Date | null> {
  const [last] = await db
    .select({ closedAt: tillDays.closedAt })
    .from(tillDays)
    .where(and(eq(tillDays.clerk, clerk), lt(tillDays.day, day), isNotNull(tillDays.closedAt)))
    .orderBy(desc(tillDays.day), desc(tillDays.round))
    .limit(1);
  return last?.closedAt ?? null;
}

/** The rounds of a clerk's day in order: more than one when it was opened again. */
const listRounds = (db: ReadDatabase, clerk: string, day: CalendarDate): Promise<DayRow[]> =>
  db
    .select()
    .from(tillDays)
    .where(and(eq(tillDays.clerk, clerk), eq(tillDays.day, day)))
    .orderBy(asc(tillDays.round));

/** The last round of a clerk's day: the one that counts. */
export const findLastRound = async (
  db: ReadDatabase,
  clerk: string,
  day: CalendarDate,
): Promise<DayRow | undefined> => (await listRounds(db, clerk, day)).at(-1);

/** Counts after which the till was opened again. @param named the name of an actor */
const recountedOf = (rounds: readonly DayRow[], named: (actor: string) => string): Till['recounted'] =>
  rounds.slice(1).flatMap(({ reopenedBy, reopenedBecause }, index) => {
    const { closedAt = null, closedBy, counted, difference } = rounds[index] ?? {};
    return closedAt === null
      ? []
      : [
          {
            at: closedAt.toISOString(),
            by: named(closedBy ?? ''),
            counted: counted ?? 0,
            difference: difference ?? 0,
            reopenedBy: named(reopenedBy ?? ''),
            because: reopenedBecause ?? '',
          },
        ];
  });

const stateOf = (row: DayRow | undefined): Till['state'] =>
  row === undefined ? 'unopened' : row.closedAt === null ? 'open' : 'closed';

/** The days on which the tills were opened that aren't closed yet, by clerk. */
export async function listOpenDays(
  db: ReadDatabase,
  clerk?: string,
): Promise<ReadonlyMap<string, CalendarDate>> {
  const of = clerk === undefined ? undefined : eq(ledgerTills.clerk, clerk);
  const rows = await db
    .select()
    .from(ledgerTills)
    .where(and(isNotNull(ledgerTills.openedOn), of));
  return new Map(
    rows.flatMap(({ clerk: whose, openedOn }) => (openedOn === null ? [] : [[whose, openedOn]])),
  );
}

/** A clerk's day. @returns undefined for a past day that the clerk neither closed nor left open. */
export async function findTill(
  db: ReadDatabase,
  clerk: string,
  day: CalendarDate,
  today: CalendarDate,
): Promise<Till | undefined> {
  const rounds = await listRounds(db, clerk, day);
  const row = rounds.at(-1);
  const closedAt = row?.closedAt ?? null;
  const openedOn = (await listOpenDays(db, clerk)).get(clerk) ?? null;
  if (closedAt === null && day !== today && day !== openedOn) {
    return undefined;
  }
  // While an earlier day is open, what is in the till is that day's.
  const isBegun = closedAt !== null || openedOn === null || openedOn >= day;
  const movements = isBegun
    ? await listMovements(db, clerk, await findLastClosing(db, clerk, day), closedAt)
    : [];
  const now = await findDrawer(db, clerk);
  const balance = closedAt === null ? now.balance : (row?.balance ?? 0);
  const waiting = closedAt === null ? now.waiting : (row?.waiting ?? 0);
  const people = rounds.flatMap(({ closedBy, reopenedBy }) => [closedBy ?? clerk, reopenedBy ?? clerk]);
  const names = await findActorNames(db, [clerk, ...people]);
  const named = (actor: string) => names.get(actor) ?? actor;
  return {
    uid: clerk.replace(/^user:/, ''),
    name: named(clerk),
    day,
    openedOn,
    state: row === undefined && openedOn === day && day < today ? 'open' : stateOf(row),
    before: movements.reduce((sum, { amount }) => sum - amount, balance),
    movements: movements.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
    balance,
    waiting,
    expected: balance + waiting,
    closed:
      row === undefined || closedAt === null
        ? null
        : {
            at: closedAt.toISOString(),
            by: named(row.closedBy ?? ''),
            byId: row.closedBy ?? '',
            notes: notes.parse(row.notes),
            counted: row.counted ?? 0,
            difference: row.difference ?? 0,
            because: row.because,
            handedOver: row.handedOver ?? 0,
          },
    recounted: recountedOf(rounds, named),
  };
}

/**
 * The tills of a day: those that were opened or closed on it and, today, those with cash in them or open since an earlier day.
 * @param own the clerk whose till alone is listed; all without one.
 */
export async function listTills(
  db: ReadDatabase,
  { day, today, own }: { day: CalendarDate; today: CalendarDate; own?: string | undefined },
) {
  const rows = await db.select().from(tillDays).where(eq(tillDays.day, day)).orderBy(asc(tillDays.round));
  const days = new Map(rows.map((row) => [row.clerk, row]));
  const balances = await listClerkBalances(db, 'cash');
  const waiting = await listWaiting(db);
  const filled = day === today ? [...balances, ...waiting].filter(([, amount]) => amount !== 0) : [];
  const openDays = await listOpenDays(db);
  const isOpenHere = (since: CalendarDate) => since === day || (day === today && since < day);
  const unclosed = [...openDays].flatMap(([clerk, since]) => (isOpenHere(since) ? clerk : []));
  const clerks = [...new Set([...days.keys(), ...filled.map(([clerk]) => clerk), ...unclosed])];
  const listed = own === undefined ? clerks : clerks.filter((clerk) => clerk === own);
  const names = await findActorNames(db, listed);
  return listed
    .map((clerk) => {
      const row = days.get(clerk);
      const isClosed = row !== undefined && row.closedAt !== null;
      const since = openDays.get(clerk) ?? day;
      const isLeftOpen = !isClosed && since < today;
      const expected = isClosed
        ? (row.balance ?? 0) + (row.waiting ?? 0)
        : (balances.get(clerk) ?? 0) + (waiting.get(clerk) ?? 0);
      return {
        uid: clerk.replace(/^user:/, ''),
        name: names.get(clerk) ?? clerk,
        day: isLeftOpen ? since : day,
        state: isLeftOpen ? ('open' as const) : stateOf(row),
        expected,
        difference: isClosed ? row.difference : null,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
