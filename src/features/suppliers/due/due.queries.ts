import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { movements } from '#features/books/movements/movements.table.ts';
import { supplierEntries } from '#features/ledger/supplier-entries/supplier-entries.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { openOfBills } from '../bills/bills.rules.ts';
import { supplierBills as bills } from '../bills/bills.table.ts';
import { supplierPaymentBills as paid } from '../payments/payments.table.ts';
import { suppliers } from '../suppliers.table.ts';

/** A bill of which something is still open. */
export interface OpenBill {
  readonly id: string;
  readonly supplier: string;
  readonly name: string;
  readonly number: string | null;
  /** The day by which it is to be paid: that of the bill when it says none. */
  readonly due: CalendarDate;
  /** Poisha. */
  readonly open: number;
}

/** The suppliers who are owed something, with how much. */
async function listOwed(db: ReadDatabase): Promise<ReadonlyMap<string, number>> {
  const owed = sql<string>`sum(${supplierEntries.amount})`;
  const rows = await db
    .select({ id: supplierEntries.supplierId, owed })
    .from(supplierEntries)
    .groupBy(supplierEntries.supplierId)
    .having(gt(owed, sql`0`));
  return new Map(rows.map((row) => [row.id, Number(row.owed)]));
}

const groupedBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row[]> =>
  Map.groupBy(rows, keyOf);

/**
 * Of the bills that stand, those that payments may have left open, as a condition: not one that is paid in full by payments which name it
 * alone. Nearly all are, and needn't be looked at.
 */
const mayBeOpen = sql`${bills.id} NOT IN (
  SELECT alone.bill FROM (
    SELECT (array_agg(bill_id))[1] AS bill, movement_id FROM supplier_payment_bills GROUP BY movement_id HAVING count(*) = 1
  ) alone JOIN ${movements} ON ${movements.id} = alone.movement_id AND ${movements.state} = 'booked'
    JOIN supplier_bills whole ON whole.id = alone.bill
  WHERE NOT EXISTS (SELECT 1 FROM supplier_payment_bills other WHERE other.bill_id = alone.bill AND other.movement_id IN (
    SELECT movement_id FROM supplier_payment_bills GROUP BY movement_id HAVING count(*) > 1))
  GROUP BY alone.bill, whole.total, whole.deducted HAVING sum(${movements.amount}) >= whole.total - whole.deducted)`;

/** Every bill that is still open, as the cards of suppliers have it: the one that is due first at first. */
export async function listOpenBills(db: ReadDatabase): Promise<OpenBill[]> {
  const owed = await listOwed(db);
  const ids = [...owed.keys()];
  if (ids.length === 0) {
    return [];
  }
  const standing = await db
    .select({
      id: bills.id,
      supplier: bills.supplierId,
      name: suppliers.name,
      number: bills.number,
      on: bills.on,
      due: bills.due,
      state: bills.state,
      total: bills.total,
      deducted: bills.deducted,
    })
    .from(bills)
    .innerJoin(suppliers, eq(suppliers.id, bills.supplierId))
    .where(and(eq(bills.state, 'booked'), gt(bills.total, 0), inArray(bills.supplierId, ids), mayBeOpen))
    .orderBy(asc(bills.on), asc(bills.at), asc(bills.id));
  const named = await db
    .select({ supplier: movements.supplierId, id: movements.id, amount: movements.amount, bill: paid.billId })
    .from(paid)
    .innerJoin(movements, and(eq(movements.id, paid.movementId), eq(movements.state, 'booked')))
    .where(inArray(movements.supplierId, ids))
    .orderBy(asc(movements.on), asc(movements.at), asc(movements.id), asc(paid.position));
  const payments = groupedBy(named, ({ supplier }) => supplier ?? '');
  const found = [...groupedBy(standing, ({ supplier }) => supplier)].flatMap(([supplier, own]) => {
    const paying = [...groupedBy(payments.get(supplier) ?? [], ({ id }) => id).values()].map((rows) => ({
      state: 'booked',
      amount: rows[0]?.amount ?? 0,
      bills: rows.map(({ bill }) => bill),
    }));
    const open = openOfBills(own, paying, owed.get(supplier) ?? 0);
    return own.flatMap(({ id, name, number, on, due }) => {
      const left = open.get(id) ?? 0;
      return left > 0 ? [{ id, supplier, name, number, due: due ?? on, open: left }] : [];
    });
  });
  return found.toSorted((a, b) => a.due.localeCompare(b.due) || a.id.localeCompare(b.id));
}
