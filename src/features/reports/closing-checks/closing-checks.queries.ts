import { and, eq, exists, gte, inArray, lte, notExists, sql } from 'drizzle-orm';
import { listMonthly } from '#features/books/expenses/expenses.queries.ts';
import { departures } from '#features/departures/departures.table.ts';
import { accounts } from '#features/ledger/accounts.data.ts';
import { ledgerEntries as entries } from '#features/ledger/ledger.table.ts';
import { listOpenArrivals } from '#features/money/arrivals/arrivals.queries.ts';
import { isOpenLine } from '#features/money/statement-lines/statement-lines.queries.ts';
import { statementLines } from '#features/money/statement-lines/statement-lines.table.ts';
import { orderLines, orders } from '#features/orders/orders.table.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { listDeductions } from '#features/payments/deductions/deductions.queries.ts';
import { supplierBillLines, supplierBills } from '#features/suppliers/bills/bills.table.ts';
import { listOpenBills } from '#features/suppliers/due/due.queries.ts';
import { listOpenDays } from '#features/till/till.queries.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { listApprovals } from '../approvals/approvals.queries.ts';
import { listDaySums } from '../financials/financials.queries.ts';
import { oldestOf } from '../financials/financials.rules.ts';
import { listOldClearing } from '../financials/old-clearing.queries.ts';
import { type ClosingCheck, type ClosingCheckName, closingCheckNames } from './closing-checks.contract.ts';

/** The days since which each thing is open that a check finds. */
type Check = (db: ReadDatabase, until: CalendarDate) => Promise<readonly CalendarDate[]>;

const monthStart = (day: CalendarDate): CalendarDate => `${day.slice(0, 7)}-01`;

/** Departures of the month that were sold, and tickets that were, of which no supplier has sent a bill. */
async function listWithoutBill(db: ReadDatabase, until: CalendarDate): Promise<CalendarDate[]> {
  const from = monthStart(until);
  const standing = and(eq(supplierBills.id, supplierBillLines.billId), eq(supplierBills.state, 'booked'));
  const billed = (of: ReturnType<typeof eq>) =>
    db.select({ id: supplierBills.id }).from(supplierBillLines).innerJoin(supplierBills, standing).where(of);
  const tours = await db
    .select({ on: departures.departsOn })
    .from(departures)
    .where(
      and(
        gte(departures.departsOn, from),
        lte(departures.departsOn, until),
        exists(
          db
            .select({ id: orders.id })
            .from(bookings)
            .innerJoin(
              orders,
              and(eq(orders.id, bookings.orderId), inArray(orders.state, ['open', 'completed'])),
            )
            .where(eq(bookings.departureId, departures.id)),
        ),
        notExists(billed(eq(supplierBillLines.departureId, departures.id))),
      ),
    );
  const tickets = await db
    .select({ on: orders.acceptedOn })
    .from(orders)
    .where(
      and(
        gte(orders.acceptedOn, from),
        lte(orders.acceptedOn, until),
        inArray(orders.state, ['open', 'completed']),
        // Counted, because the planner would look at every line ever sold for one that exists.
        sql`(SELECT count(*) FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id} AND ${orderLines.version} = ${orders.current}
          AND ${orderLines.charge} = 'supplier' AND ${orderLines.source} ->> 'kind' = 'fare') > 0`,
        notExists(billed(eq(supplierBillLines.orderId, orders.id))),
        // Nor was it paid on from an account.
        sql`(SELECT count(*) FILTER (WHERE ${entries.kind} = 'pay-on') - count(*) FILTER (WHERE ${entries.kind} = 'pay-on-undone')
          FROM ${entries} WHERE ${entries.orderId} = ${orders.id}) = 0`,
      ),
    );
  return [...tours, ...tickets].flatMap(({ on }) => on ?? []);
}

/** Lines of statements up to a day that the ledger doesn't have. */
async function listUnbooked(db: ReadDatabase, until: CalendarDate): Promise<CalendarDate[]> {
  const rows = await db
    .select({ on: statementLines.on })
    .from(statementLines)
    .where(and(isOpenLine, lte(statementLines.on, until)));
  return rows.map(({ on }) => on);
}

/** The VAT of a month is paid in the next one: since when the oldest that isn't was owed, when that is before the month. */
async function listUnpaidVat(db: ReadDatabase, until: CalendarDate): Promise<CalendarDate[]> {
  const owed = await listDaySums(db, accounts.vatPayable.code, until);
  const oldest = oldestOf(owed.map(({ on, amount }) => ({ on, amount: 0 - amount })));
  return oldest !== null && oldest < monthStart(until) ? [oldest] : [];
}

/** Each check is one small query; a new one is named in the contract and stands here. */
const checks: Readonly<Record<ClosingCheckName, Check>> = {
  arrivals: async (db) => (await listOpenArrivals(db, 1_000)).map(({ at }) => dhakaDate(at)),
  bank: listUnbooked,
  clearing: async (db, until) => (await listOldClearing(db, until)).map(({ oldest }) => oldest),
  tills: async (db) => [...(await listOpenDays(db)).values()],
  approvals: async (db) => (await listApprovals(db)).map(({ at }) => dhakaDate(new Date(at))),
  'bills-late': async (db) => (await listOpenBills(db)).map(({ due }) => due),
  'bills-missing': listWithoutBill,
  monthly: async (db, until) =>
    (await listMonthly(db)).flatMap(({ on }) => (on < monthStart(until) ? [monthStart(until)] : [])),
  certificates: async (db, until) =>
    (await listDeductions(db, { isOpen: true, today: until })).map(({ on }) => on),
  vat: listUnpaidVat,
};

/** What is still open of a period that is to be closed up to a day: what came later isn't looked at. */
export async function findClosingChecks(db: ReadDatabase, until: CalendarDate): Promise<ClosingCheck[]> {
  const found: ClosingCheck[] = [];
  for (const name of closingCheckNames) {
    const open = (await checks[name](db, until)).filter((day) => day <= until).toSorted();
    found.push({ name, count: open.length, oldest: open[0] ?? null });
  }
  return found;
}
