import { and, asc, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { suppliers } from '../suppliers.table.ts';
import type { Bill } from './bills.contract.ts';
import { supplierBills as bills, supplierBillLines as lines } from './bills.table.ts';

/** The bills of a supplier, the latest first, without what is open of each. */
export async function listBills(db: ReadDatabase, supplierId: string): Promise<Omit<Bill, 'open'>[]> {
  const rows = await db
    .select()
    .from(bills)
    .where(eq(bills.supplierId, supplierId))
    .orderBy(desc(bills.on), desc(bills.at), desc(bills.id));
  const names = await findActorNames(
    db,
    rows.map(({ by }) => by),
  );
  const ids = rows.map(({ id }) => id);
  const found = new Map<string, Bill['lines']>();
  const ofBills =
    ids.length === 0
      ? []
      : await db.select().from(lines).where(inArray(lines.billId, ids)).orderBy(asc(lines.position));
  for (const { billId, text, amount, total, orderId, orderLine, departureId, account } of ofBills) {
    const line = { text, amount, total, order: orderId, line: orderLine, departure: departureId, account };
    found.set(billId, [...(found.get(billId) ?? []), line]);
  }
  return rows.map(
    ({ id, state, number, memo, on, due, currency, rate, total, deducted, fileId, by, because }) => {
      const ofBill = found.get(id) ?? [];
      return {
        id,
        state,
        number,
        memo,
        on,
        due,
        currency,
        rate,
        amount: ofBill.reduce((sum, line) => sum + line.amount, 0),
        total,
        deducted,
        lines: ofBill,
        hasFile: fileId !== null,
        byName: names.get(by) ?? null,
        because,
      };
    },
  );
}

/** Whether there is a bill, and who of the suppliers it is of. */
export async function findBillSupplier(db: ReadDatabase, id: string): Promise<string | undefined> {
  const [row] = await db.select({ supplierId: bills.supplierId }).from(bills).where(eq(bills.id, id));
  return row?.supplierId;
}

/** What bills that stand take for a departure, as a part of a query over departures; poisha. @param departureId its column */
export const billedFor = (departureId: SQLWrapper): SQL<string> =>
  sql<string>`(SELECT coalesce(sum(${lines.total}), 0) FROM ${lines} JOIN ${bills} ON ${bills.id} = ${lines.billId}
    AND ${bills.state} = 'booked' WHERE ${lines.departureId} = ${departureId})`;

/** The lines of bills that stand which are for a departure, in order of their days. */
export async function listBilledFor(db: ReadDatabase, departure: string) {
  return db
    .select({
      bill: bills.id,
      supplier: suppliers.id,
      name: suppliers.name,
      number: bills.number,
      on: bills.on,
      text: lines.text,
      amount: lines.total,
    })
    .from(lines)
    .innerJoin(bills, and(eq(bills.id, lines.billId), eq(bills.state, 'booked')))
    .innerJoin(suppliers, eq(suppliers.id, bills.supplierId))
    .where(eq(lines.departureId, departure))
    .orderBy(asc(bills.on), asc(bills.at), asc(bills.id), asc(lines.position));
}
