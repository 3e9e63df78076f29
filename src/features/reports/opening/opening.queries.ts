import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { accounts } from '#features/ledger/accounts.data.ts';
import { findClosedUntil } from '#features/ledger/closing/closing.queries.ts';
import { ledgerEntries as entries, ledgerPostings as postings } from '#features/ledger/ledger.table.ts';
import { supplierEntries } from '#features/ledger/supplier-entries/supplier-entries.table.ts';
import { suppliers } from '#features/suppliers/suppliers.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Opening } from './opening.contract.ts';
import { booksOpenings } from './opening.table.ts';

/** The entries of an opening that stand, each with the supplier that it is of. */
export async function listOpeningEntries(db: ReadDatabase, id: string) {
  const undoing = alias(entries, 'undoing');
  return db
    .select({
      entry: entries.id,
      text: entries.text,
      supplier: supplierEntries.supplierId,
      name: suppliers.name,
      owed: supplierEntries.amount,
    })
    .from(entries)
    .leftJoin(undoing, eq(undoing.undoes, entries.id))
    .leftJoin(supplierEntries, eq(supplierEntries.entryId, entries.id))
    .leftJoin(suppliers, eq(suppliers.id, supplierEntries.supplierId))
    .where(
      and(isNull(entries.orderId), eq(entries.subject, id), eq(entries.kind, 'opening'), isNull(undoing.id)),
    )
    .orderBy(asc(suppliers.name), asc(supplierEntries.supplierId));
}

/** The opening that counts; undefined while there is none. */
export async function findLastOpening(db: ReadDatabase) {
  const [last] = await db.select().from(booksOpenings).orderBy(desc(booksOpenings.number)).limit(1);
  return last;
}

/** When the books began, and on which day is booked what comes along from before. */
export interface BooksBegan {
  /** The day of the opening; undefined while there is none. */
  readonly opened: CalendarDate | undefined;
  /** The last day of what is closed. */
  readonly closed: CalendarDate | null;
  /** The day of the opening, where nothing is closed there yet; else today. */
  readonly on: CalendarDate;
}

/** @param today in Asia/Dhaka */
export async function findBooksBegan(db: ReadDatabase, today: CalendarDate): Promise<BooksBegan> {
  const opened = (await findLastOpening(db))?.on;
  const closed = await findClosedUntil(db);
  const isOpen = opened !== undefined && opened <= today && (closed === null || opened > closed);
  return { opened, closed, on: isOpen ? opened : today };
}

/** What the books began with; null while nobody has entered it. */
export async function findOpening(db: ReadDatabase): Promise<Opening | null> {
  const last = await findLastOpening(db);
  if (!last) {
    return null;
  }
  const { id, on, by, at } = last;
  const found = await listOpeningEntries(db, id);
  const own = found.find(({ supplier }) => supplier === null);
  const sides = own
    ? await db
        .select({ code: postings.account, balance: postings.amount })
        .from(postings)
        .where(eq(postings.entryId, own.entry))
        .orderBy(asc(postings.account))
    : [];
  return {
    id,
    on,
    accounts: sides.filter(({ code }) => code !== accounts.opening.code),
    suppliers: found.flatMap(({ supplier, name, owed }) =>
      supplier === null || name === null || owed === null ? [] : [{ supplier, name, balance: owed }],
    ),
    byName: (await findActorNames(db, [by])).get(by) ?? null,
    at: at.toISOString(),
  };
}
