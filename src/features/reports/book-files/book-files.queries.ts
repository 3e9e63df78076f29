import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { listAccounts } from '#features/books/accounts/accounts.queries.ts';
import { movements } from '#features/books/movements/movements.table.ts';
import { ledgerEntries as entries, ledgerPostings as postings } from '#features/ledger/ledger.table.ts';
import { supplierEntries } from '#features/ledger/supplier-entries/supplier-entries.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { paymentCheques } from '#features/payments/cheques/cheques.table.ts';
import { payments, refunds } from '#features/payments/payments.table.ts';
import { supplierBills } from '#features/suppliers/bills/bills.table.ts';
import { suppliers } from '#features/suppliers/suppliers.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Voucher } from './book-files.rules.ts';

interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const within = ({ from, to }: Days) => and(gte(entries.bookedOn, from), lte(entries.bookedOn, to));

/** How many postings some days have, both included. */
export async function countPostings(db: ReadDatabase, days: Days): Promise<number> {
  const [row] = await db
    .select({ count: sql<string>`coalesce(sum(${entries.postings}), 0)` })
    .from(entries)
    .where(within(days));
  return Number(row?.count ?? 0);
}

/** The subject of an entry where it is an id. */
const subject = sql`CASE WHEN ${entries.subject} ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' THEN ${entries.subject}::uuid END`;

const number = sql<string>`coalesce(${payments.outside}, ${refunds.outside}, ${movements.outside}, ${supplierBills.number},
  ${paymentCheques.number}, '')`;

/** The postings of some days by their entry, in their order. */
async function listSides(db: ReadDatabase, days: Days): Promise<ReadonlyMap<string, Voucher['sides']>> {
  const rows = await db
    .select({ entry: postings.entryId, account: postings.account, amount: postings.amount })
    .from(entries)
    .innerJoin(postings, eq(postings.entryId, entries.id))
    .where(within(days))
    .orderBy(asc(postings.entryId), asc(postings.position));
  return Map.groupBy(rows, ({ entry }) => entry);
}

/** The entries of some days, both included, with their postings: by day, and on a day in the order of their numbers. */
export async function listVouchers(db: ReadDatabase, days: Days): Promise<Voucher[]> {
  const found = await db
    .select({
      entry: entries.id,
      number: entries.number,
      on: entries.bookedOn,
      kind: entries.kind,
      text: entries.text,
      party: sql<string>`coalesce(${orders.name}, ${suppliers.name}, '')`,
      outside: number,
    })
    .from(entries)
    .leftJoin(orders, eq(orders.id, entries.orderId))
    .leftJoin(payments, eq(payments.id, subject))
    .leftJoin(paymentCheques, eq(paymentCheques.paymentId, payments.id))
    .leftJoin(refunds, eq(refunds.id, subject))
    .leftJoin(movements, eq(movements.id, subject))
    .leftJoin(supplierEntries, eq(supplierEntries.entryId, entries.id))
    .leftJoin(
      suppliers,
      eq(suppliers.id, sql`coalesce(${supplierEntries.supplierId}, ${movements.supplierId})`),
    )
    .leftJoin(supplierBills, eq(supplierBills.id, subject))
    .where(within(days))
    .orderBy(asc(entries.bookedOn), asc(entries.number));
  // After the entries: one that is booked meanwhile has its postings.
  const sides = await listSides(db, days);
  return found.map((row) => ({ ...row, sides: sides.get(row.entry) ?? [] }));
}

/** The English name of every account by its code. */
export const listAccountNames = async (db: ReadDatabase): Promise<ReadonlyMap<string, string>> =>
  new Map((await listAccounts(db)).map(({ code, name }) => [code, name.en]));
