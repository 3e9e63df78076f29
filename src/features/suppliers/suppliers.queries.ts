import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { listMovements } from '#features/books/movements/movements.queries.ts';
import { behind, type Order, pageOf, placeIn } from '#platform/database/cursor.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { listBills } from './bills/bills.queries.ts';
import { openOfBills } from './bills/bills.rules.ts';
import { listPaidBills } from './payments/payments.queries.ts';
import type { Supplier, SupplierCard } from './suppliers.contract.ts';
import { suppliers } from './suppliers.table.ts';

const { id, name, kind, phone, currency } = suppliers;
const columns = { id, name, kind, phone, currency, balance: suppliers.owed };

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Each word of a name, or a part of a number. */
const matching = (q: string) =>
  and(
    ...westernDigits(q.toLowerCase())
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, 8)
      .map((word) => sql`${suppliers.search} LIKE ${`%${escaped(word)}%`}`),
  );

const byName: Order = { by: sql`lower(${name})`, type: 'text', down: false, idsDown: false };

/** A page of suppliers by name, with what each is owed. */
export async function listSuppliers(
  db: ReadDatabase,
  { q, limit, cursor }: { readonly q: string; readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ items: Supplier[]; next: string | null }> {
  const found = await db
    .select({ ...columns, place: placeIn(byName) })
    .from(suppliers)
    .where(and(isNull(suppliers.removedAt), matching(q), behind(cursor, 'name', byName, id)))
    .orderBy(asc(sql`lower(${name})`), asc(id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, 'name');
  return { items: rows, next };
}

/** One supplier with what they are owed; undefined when there is none. */
export async function findSupplier(db: ReadDatabase, supplierId: string): Promise<Supplier | undefined> {
  const [row] = await db
    .select(columns)
    .from(suppliers)
    .where(and(eq(id, supplierId), isNull(suppliers.removedAt)));
  return row;
}

/** A supplier with bills and payments; undefined when there is none. */
export async function findSupplierCard(
  db: ReadDatabase,
  supplierId: string,
): Promise<SupplierCard | undefined> {
  const found = await findSupplier(db, supplierId);
  if (found === undefined) {
    return undefined;
  }
  const paidBills = await listPaidBills(db, supplierId);
  const payments = (await listMovements(db, { kind: 'supplier-payment', supplierId })).map(
    ({ id: paid, state, amount, fee, on, outside, byName: who, because, from }) => ({
      id: paid,
      state,
      amount,
      fee,
      on,
      outside,
      byName: who,
      because,
      account: from,
      bills: [...(paidBills.get(paid) ?? [])],
    }),
  );
  const bills = await listBills(db, supplierId);
  const open = openOfBills(bills.toReversed(), payments.toReversed(), found.balance);
  return {
    ...found,
    bills: bills.map((bill) => ({ ...bill, open: open.get(bill.id) ?? 0 })),
    payments,
  };
}
