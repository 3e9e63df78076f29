import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ledgerEntries as entries } from '#features/ledger/ledger.table.ts';
import { supplierEntries } from '#features/ledger/supplier-entries/supplier-entries.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { slicesOf } from '#platform/slices.ts';
import { supplierBills as bills } from '../bills/bills.table.ts';
import { nameKey } from '../suppliers.rules.ts';
import { suppliers } from '../suppliers.table.ts';
import type { KnownSupplier } from './intake.rules.ts';

/** So many suppliers are asked about together. */
const atOnce = 2_000;

type Card = Pick<typeof suppliers.$inferSelect, 'id' | 'name' | 'kind' | 'phone' | 'currency'>;

/** The suppliers that lists have, by their names without case and blanks. */
export async function listSuppliersByName(db: ReadDatabase): Promise<ReadonlyMap<string, readonly Card[]>> {
  const { id, name, kind, phone, currency } = suppliers;
  const rows = await db
    .select({ id, name, kind, phone, currency })
    .from(suppliers)
    .where(isNull(suppliers.removedAt))
    .orderBy(asc(suppliers.madeAt), asc(id));
  return Map.groupBy(rows, (each) => nameKey(each.name));
}

/** The opening balances that stand of suppliers; bills that came along are none. Poisha, by their ids. */
export async function listOpenings(
  db: ReadDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const undoing = alias(entries, 'undoing');
  const found = new Map<string, number>();
  for await (const part of slicesOf(ids, atOnce)) {
    const rows = await db
      .select({ id: supplierEntries.supplierId, total: sql<string>`sum(${supplierEntries.amount})` })
      .from(supplierEntries)
      .innerJoin(entries, and(eq(entries.id, supplierEntries.entryId), eq(entries.kind, 'opening')))
      .leftJoin(undoing, eq(undoing.undoes, entries.id))
      .leftJoin(bills, eq(bills.entryId, entries.id))
      .where(and(inArray(supplierEntries.supplierId, part), isNull(undoing.id), isNull(bills.id)))
      .groupBy(supplierEntries.supplierId);
    for (const { id, total } of rows) {
      found.set(id, Number(total));
    }
  }
  return found;
}

/** Those of some suppliers who have bills that stand. */
async function listBilled(db: ReadDatabase, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for await (const part of slicesOf(ids, atOnce)) {
    const rows = await db
      .selectDistinct({ id: bills.supplierId })
      .from(bills)
      .where(and(inArray(bills.supplierId, part), eq(bills.state, 'booked')));
    for (const { id } of rows) {
      found.add(id);
    }
  }
  return found;
}

/** The suppliers of some names as they stand, by `nameKey`. */
export async function listKnownSuppliers(
  db: ReadDatabase,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly KnownSupplier[]>> {
  const wanted = new Set(names.map(nameKey));
  const called = [...(await listSuppliersByName(db))].filter(([key]) => wanted.has(key));
  const ids = called.flatMap(([, cards]) => cards.map(({ id }) => id));
  const openings = await listOpenings(db, ids);
  const billed = await listBilled(db, ids);
  return new Map(
    called.map(([key, cards]) => [
      key,
      cards.map((card) => ({
        ...card,
        opening: openings.get(card.id),
        hasBills: billed.has(card.id),
        isNew: false,
      })),
    ]),
  );
}
