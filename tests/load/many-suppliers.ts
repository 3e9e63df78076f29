import { accounts } from '#features/ledger/accounts.data.ts';
import type { OpenDatabase } from '#platform/database/database.ts';

/** Suppliers a statement, so that no transaction grows too large. */
const atOnce = 250;
/** Bills of each, of which all but the last one are paid by name. */
const billsEach = 10;

const of = (account: keyof typeof accounts) => `'${accounts[account].code}'`;
const idOf = (kind: string, columns: string) => `md5('${kind} ' || ${columns})::uuid`;

/** One statement: suppliers with these numbers, their bills and payments over three years up to a day. */
const insertSuppliers = (from: number, to: number, today: string) => `
  INSERT INTO suppliers (id, name, kind, phone, currency, search, made_by, made_at)
    SELECT ${idOf('supplier', 'n')}, 'Supplier ' || n, 'hotel', '+8801912' || lpad(n::text, 6, '0'), 'BDT',
      'supplier ' || n || ' +8801912' || lpad(n::text, 6, '0') || ' 8801912' || lpad(n::text, 6, '0'), 'user:clerk-1', date '${today}'
    FROM generate_series(${from}, ${to}) n;
  CREATE TEMPORARY TABLE bill AS SELECT n, k, n || ' ' || k AS key, date '${today}' - ((${billsEach} - k) * 109 + n % 40) AS day,
    100000 + n % 977 * 100 + k * 1000 AS sum, k < ${billsEach} AS paid
    FROM generate_series(${from}, ${to}) n, generate_series(1, ${billsEach}) k;
  INSERT INTO ledger_entries (id, kind, booked_on, at, actor, clerk, subject, text, postings)
    SELECT ${idOf('bill entry', 'key')}, 'bill', day, day, 'user:clerk-1', 'user:clerk-1', ${idOf('bill', 'key')}::text, 'Supplier ' || n, 2 FROM bill
    UNION ALL SELECT ${idOf('paid entry', 'key')}, 'supplier-payment', day + 20, day + 20, 'user:clerk-1', 'user:clerk-1',
      ${idOf('paid', 'key')}::text, 'Supplier ' || n, 2 FROM bill WHERE paid;
  INSERT INTO ledger_postings (entry_id, position, account, amount)
    SELECT ${idOf('bill entry', 'key')}, 0, ${of('supplierCosts')}, sum FROM bill
    UNION ALL SELECT ${idOf('bill entry', 'key')}, 1, ${of('supplier')}, -sum FROM bill
    UNION ALL SELECT ${idOf('paid entry', 'key')}, 0, ${of('supplier')}, sum FROM bill WHERE paid
    UNION ALL SELECT ${idOf('paid entry', 'key')}, 1, ${of('bank')}, -sum FROM bill WHERE paid;
  INSERT INTO supplier_entries (entry_id, supplier_id, amount)
    SELECT ${idOf('bill entry', 'key')}, ${idOf('supplier', 'n')}, sum FROM bill
    UNION ALL SELECT ${idOf('paid entry', 'key')}, ${idOf('supplier', 'n')}, -sum FROM bill WHERE paid;
  INSERT INTO supplier_bills (id, supplier_id, state, number, number_key, on_day, due, currency, rate, total, deducted, entry_id, by, at)
    SELECT ${idOf('bill', 'key')}, ${idOf('supplier', 'n')}, 'booked', 'B-' || n || '-' || k, 'b-' || n || '-' || k, day, day + 30,
      'BDT', '1', sum, 0, ${idOf('bill entry', 'key')}, 'user:clerk-1', day FROM bill;
  INSERT INTO supplier_bill_lines (bill_id, position, text, amount, total, account)
    SELECT ${idOf('bill', 'key')}, 0, 'Rooms', sum, sum, ${of('supplierCosts')} FROM bill;
  INSERT INTO movements (id, kind, state, from_account, to_account, amount, fee, on_day, outside, text, supplier_id, by, at, entry_id)
    SELECT ${idOf('paid', 'key')}, 'supplier-payment', 'booked', ${of('bank')}, ${of('supplier')}, sum, 0, day + 20, NULL, 'Supplier ' || n,
      ${idOf('supplier', 'n')}, 'user:clerk-1', day + 20, ${idOf('paid entry', 'key')} FROM bill WHERE paid;
  INSERT INTO supplier_payment_bills (movement_id, position, bill_id)
    SELECT ${idOf('paid', 'key')}, 0, ${idOf('bill', 'key')} FROM bill WHERE paid;
  DROP TABLE bill;`;

/** How many postings a supplier brings. */
export const postingsOfSupplier = billsEach * 2 + (billsEach - 1) * 2;

/** Adds suppliers, of which each has one bill that isn't paid. */
export async function addSuppliers(database: OpenDatabase, count: number, today: string): Promise<void> {
  for (let from = 1; from <= count; from += atOnce) {
    await database.execute(insertSuppliers(from, Math.min(count, from + atOnce - 1), today));
  }
  await database.execute('ANALYZE');
}

/** The id of the supplier with a number. */
export async function findSupplierId({ rows }: OpenDatabase, number: number): Promise<string> {
  const [row] = await rows(`SELECT ${idOf('supplier', String(number))}::text AS id`);
  return String(row?.id);
}
