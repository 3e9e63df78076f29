import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { addDays } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { supplierBills as bills, supplierBillDeductions as deductions } from '../bills/bills.table.ts';
import { suppliers } from '../suppliers.table.ts';

/** What we kept back of bills of a month that stand, in the order of their days; poisha. @param month `YYYY-MM` */
export async function findOwnDeductions(db: ReadDatabase, month: string) {
  const first = `${month}-01`;
  const items = await db
    .select({
      bill: bills.id,
      number: bills.number,
      supplier: { id: suppliers.id, name: suppliers.name },
      on: bills.on,
      kind: deductions.kind,
      amount: deductions.amount,
      certificate: deductions.certificate,
    })
    .from(deductions)
    .innerJoin(bills, and(eq(bills.id, deductions.billId), eq(bills.state, 'booked')))
    .innerJoin(suppliers, eq(suppliers.id, bills.supplierId))
    .where(and(gte(bills.on, first), lt(bills.on, `${addDays(first, 31).slice(0, 7)}-01`)))
    .orderBy(asc(bills.on), asc(bills.at), asc(bills.id), asc(deductions.position));
  const sum = (kind: string) =>
    items.reduce((all, each) => (each.kind === kind ? all + each.amount : all), 0);
  return { month, items, vat: sum('vat'), tax: sum('tax') };
}
