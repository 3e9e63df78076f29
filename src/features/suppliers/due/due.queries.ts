import { and, asc, eq, gt, inArray, not } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { movements } from '#features/books/movements/movements.table.ts';
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

const groupedBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row[]> =>
  Map.groupBy(rows, keyOf);

/** Every bill that is still open, as the cards of suppliers have it: the one that is due first at first. */
export async function listOpenBills(db: ReadDatabase): Promise<OpenBill[]> {
  const isOpen = and(eq(bills.state, 'booked'), gt(bills.total, 0), not(bills.covered));
  const standing = await db
    .select({
      id: bills.id,
      supplier: bills.supplierId,
      name: suppliers.name,
      owed: suppliers.owed,
      number: bills.number,
      on: bills.on,
      due: bills.due,
      state: bills.state,
      total: bills.total,
      deducted: bills.deducted,
    })
    .from(bills)
    .innerJoin(suppliers, eq(suppliers.id, bills.supplierId))
    .where(isOpen)
    .orderBy(asc(bills.on), asc(bills.at), asc(bills.id));
  const other = alias(paid, 'other');
  const named = await db
    .select({ supplier: movements.supplierId, id: movements.id, amount: movements.amount, bill: paid.billId })
    .from(paid)
    .innerJoin(movements, and(eq(movements.id, paid.movementId), eq(movements.state, 'booked')))
    .where(
      inArray(
        paid.movementId,
        db
          .select({ id: other.movementId })
          .from(other)
          .innerJoin(bills, eq(bills.id, other.billId))
          .where(isOpen),
      ),
    )
    .orderBy(asc(movements.on), asc(movements.at), asc(movements.id), asc(paid.position));
  const payments = groupedBy(named, ({ supplier }) => supplier ?? '');
  const found = [...groupedBy(standing, ({ supplier }) => supplier)].flatMap(([supplier, own]) => {
    const paying = [...groupedBy(payments.get(supplier) ?? [], ({ id }) => id).values()].map((rows) => ({
      state: 'booked',
      amount: rows[0]?.amount ?? 0,
      bills: rows.map(({ bill }) => bill),
    }));
    const open = openOfBills(own, paying, own[0]?.owed ?? 0);
    return own.flatMap(({ id, name, number, on, due }) => {
      const left = open.get(id) ?? 0;
      return left > 0 ? [{ id, supplier, name, number, due: due ?? on, open: left }] : [];
    });
  });
  return found.toSorted((a, b) => a.due.localeCompare(b.due) || a.id.localeCompare(b.id));
}
