import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { lockNames } from '#platform/database/name-lock.ts';
import { slicesOf } from '#platform/slices.ts';
import { accountOf } from '../accounts.data.ts';
import { insertEntries, type NewEntry } from '../brought/brought.writes.ts';
import { findClosedUntil } from '../closing/closing.queries.ts';
import { refuseClosedDay } from '../closing/closing.writes.ts';
import { merged, opposite, type Posting } from '../ledger.rules.ts';
import { ledgerEntries as entries, ledgerPostings as postings } from '../ledger.table.ts';
import { movedToAdvances, owedMore } from './supplier-entries.rules.ts';
import { supplierEntries } from './supplier-entries.table.ts';

type Context = Pick<CommandContext, 'tx' | 'now' | 'actor'>;

/** An entry of a supplier, among many that are booked together. */
export interface SupplierEntry {
  readonly supplierId: string;
  readonly kind: 'opening' | 'bill';
  /** The id of what is booked. */
  readonly subject: string;
  readonly on: CalendarDate;
  readonly text: string;
  readonly postings: readonly Posting[];
}

/** So many rows stand in one statement. */
const atOnce = 2_000;

/** The database holds some thousand locks at once: of more suppliers their rows are locked, by who books for them. */
const maxLocks = 1_000;

/** What suppliers are owed, held until the transaction ends; poisha. */
async function holdOwed({ tx }: Context, supplierIds: readonly string[]): Promise<Map<string, number>> {
  const ids = [...new Set(supplierIds)].toSorted();
  if (ids.length <= maxLocks) {
    await lockNames(
      tx,
      ids.map((id) => `supplier ${id}`),
    );
  }
  const owed = new Map<string, number>();
  for await (const part of slicesOf(ids, atOnce)) {
    const rows = await tx
      .select({
        id: supplierEntries.supplierId,
        total: sql<string>`sum(${supplierEntries.amount})`,
      })
      .from(supplierEntries)
      .where(inArray(supplierEntries.supplierId, part))
      .groupBy(supplierEntries.supplierId);
    for (const { id, total } of rows) {
      owed.set(id, Number(total));
    }
  }
  return owed;
}

async function keepEntries(
  { tx }: Context,
  rows: readonly (typeof supplierEntries.$inferInsert)[],
): Promise<void> {
  for await (const part of slicesOf(rows, atOnce)) {
    await tx.insert(supplierEntries).values(part);
  }
}

/**
 * Books many entries of suppliers as `bookForSupplier` does each, one after the other.
 * @throws Failure invalid `books.future`, conflict `books.closed` for one of their days
 * @returns the ids of the entries, in the same order
 */
export async function bookForSuppliers(context: Context, made: readonly SupplierEntry[]): Promise<string[]> {
  const days = made.map(({ on }) => on).toSorted();
  const [first, last = first] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) {
    return [];
  }
  await refuseClosedDay(context, first);
  await refuseClosedDay(context, last);
  const owed = await holdOwed(
    context,
    made.map(({ supplierId }) => supplierId),
  );
  const booked = made.map((each) => {
    const before = owed.get(each.supplierId) ?? 0;
    const sides = merged([...each.postings, ...movedToAdvances(before, each.postings)]);
    const amount = owedMore(sides);
    owed.set(each.supplierId, before + amount);
    return { ...each, sides, amount };
  });
  const ids = await insertEntries(
    context,
    booked.map(
      ({ kind, subject, on, text, sides }): NewEntry => ({ kind, subject, bookedOn: on, text, sides }),
    ),
  );
  await keepEntries(
    context,
    booked.map(({ supplierId, amount }, place) => ({ entryId: ids[place] ?? '', supplierId, amount })),
  );
  return ids;
}

/** Entries that stand, the last one first, with their postings and what each changed of what its supplier is owed. */
async function listStanding({ tx }: Context, ids: readonly string[]) {
  const undoing = alias(entries, 'undoing');
  const rows = await tx
    .select({
      entry: entries,
      supplierId: supplierEntries.supplierId,
      owed: supplierEntries.amount,
      account: postings.account,
      amount: postings.amount,
    })
    .from(entries)
    .innerJoin(supplierEntries, eq(supplierEntries.entryId, entries.id))
    .innerJoin(postings, eq(postings.entryId, entries.id))
    .leftJoin(undoing, eq(undoing.undoes, entries.id))
    .where(and(inArray(entries.id, [...ids]), isNull(undoing.id)))
    .orderBy(desc(entries.number), postings.position);
  return [...Map.groupBy(rows, ({ entry }) => entry.id).values()].flatMap((sides) => {
    const [one] = sides;
    return one === undefined
      ? []
      : [{ ...one, sides: sides.map(({ account, amount }) => ({ account: accountOf(account), amount })) }];
  });
}

/**
 * Undoes many entries of suppliers by exactly what each posted, as `undoForSupplier` does, the last one first: on their own days, as
 * the opening of the books is mended, and today where a day is closed by now.
 * @returns by the id of an entry that of its opposite
 */
export async function undoForSuppliers(
  context: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { tx, now } = context;
  const today = dhakaDate(now);
  await refuseClosedDay(context, today);
  const closed = await findClosedUntil(tx);
  const standing: Awaited<ReturnType<typeof listStanding>> = [];
  for await (const part of slicesOf(ids, atOnce)) {
    standing.push(...(await listStanding(context, part)));
  }
  standing.sort((one, other) => other.entry.number - one.entry.number);
  const owed = await holdOwed(
    context,
    standing.map(({ supplierId }) => supplierId),
  );
  const made: NewEntry[] = [];
  const kept: Omit<typeof supplierEntries.$inferInsert, 'entryId'>[] = [];
  for (const { entry, supplierId, owed: amount, sides } of standing) {
    const { id, kind, subject, text, bookedOn } = entry;
    const undone = {
      kind: kind === 'bill' ? ('bill-undone' as const) : ('opening-undone' as const),
      subject,
      text,
      bookedOn: closed !== null && bookedOn <= closed ? today : bookedOn,
    };
    const undoing = opposite(sides);
    const before = owed.get(supplierId) ?? 0;
    made.push({ ...undone, undoes: id, sides: undoing });
    kept.push({ supplierId, amount: 0 - amount });
    owed.set(supplierId, before - amount);
    const moved = movedToAdvances(before, undoing, 0 - amount);
    if (moved.length > 0) {
      made.push({ ...undone, sides: moved });
      kept.push({ supplierId, amount: 0 });
    }
  }
  const booked = await insertEntries(context, made);
  await keepEntries(
    context,
    kept.map((each, place) => ({ ...each, entryId: booked[place] ?? '' })),
  );
  return new Map(
    made.flatMap(({ undoes }, place) => (undoes == null ? [] : [[undoes, booked[place] ?? ''] as const])),
  );
}
