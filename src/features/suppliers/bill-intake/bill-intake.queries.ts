import { and, eq, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { slicesOf } from '#platform/slices.ts';
import { numberKey } from '../bills/bills.rules.ts';
import { supplierBills as bills } from '../bills/bills.table.ts';
import { nameKey } from '../suppliers.rules.ts';
import { type BillsKnown, type ImportedBill, type SeenBill, seenKey } from './bill-intake.rules.ts';

/** So many numbers stand in one question. */
const atOnce = 2_000;

/** The bills that stand with some of the numbers that suppliers have, by `seenKey`. */
export async function listSeenBills(
  db: ReadDatabase,
  wanted: readonly { readonly supplierId: string; readonly number: string }[],
): Promise<ReadonlyMap<string, SeenBill>> {
  const seen = new Map<string, SeenBill>();
  for await (const part of slicesOf(wanted, atOnce)) {
    const { supplierId, currency, total } = bills;
    const rows = await db
      .select({ supplierId, key: bills.numberKey, currency, total })
      .from(bills)
      .where(
        and(
          eq(bills.state, 'booked'),
          inArray(supplierId, [...new Set(part.map((each) => each.supplierId))]),
          inArray(bills.numberKey, [...new Set(part.map(({ number }) => numberKey(number)))]),
        ),
      );
    for (const { key, ...row } of rows) {
      if (key !== null) {
        seen.set(seenKey(row.supplierId, key), { currency: row.currency, total: row.total });
      }
    }
  }
  return seen;
}

/** The bills that are there with the numbers of rows. */
export async function listSeenOf(
  db: ReadDatabase,
  rows: readonly ImportedBill[],
  suppliers: BillsKnown['suppliers'],
): Promise<ReadonlyMap<string, SeenBill>> {
  return listSeenBills(
    db,
    rows.flatMap(({ supplier, number }) =>
      number === undefined
        ? []
        : (suppliers.get(nameKey(supplier)) ?? []).map(({ id }) => ({ supplierId: id, number })),
    ),
  );
}
