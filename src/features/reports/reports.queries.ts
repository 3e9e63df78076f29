import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { accounts, codeOf } from '#features/ledger/accounts.data.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import {
  ledgerEntries as entries,
  ledgerOpenBalances,
  ledgerPostings as postings,
} from '#features/ledger/ledger.table.ts';
import { listMonthSums } from '#features/ledger/sums.queries.ts';
import { orderDues, orders } from '#features/orders/orders.table.ts';
import { inTime, payableOn } from '#features/orders/terms/plan.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { OwedOrder } from './debts/debts.contract.ts';
import {
  ages,
  type OwedTable,
  type PeriodQuery,
  type PeriodReport,
  type PeriodTable,
} from './reports.contract.ts';
import { added, agedDebt, contentsOf, owedByUs, periodOf, tabled } from './reports.rules.ts';

/** One of the reports of a period. @param today decides the period when none is asked for. */
export async function findPeriodReport(
  db: ReadDatabase,
  report: PeriodReport,
  query: PeriodQuery,
  today: CalendarDate,
): Promise<PeriodTable> {
  const period = periodOf(query, today);
  const { kinds, sign } = contentsOf[report];
  const { by } = query;
  const table = tabled(await listMonthSums(db, { ...period, kinds, by }), sign);
  const names =
    by === 'clerk'
      ? await findActorNames(
          db,
          table.rows.map(({ key }) => key),
        )
      : undefined;
  const rows = table.rows.map((row) => ({ ...row, name: names?.get(row.key) ?? null }));
  return { ...period, by, ...table, rows };
}

/** Sorts by day and then by reference, which no two have; compared as plain text, because names of days need no language. */
const dueFirst = ({ due, reference }: OwedOrder) => `${due ?? '9999'} ${reference}`;

/** The orders that owe something, each with the parts of its plan in order of their days. */
export async function listOwedPlans(db: ReadDatabase) {
  const isOwed = eq(ledgerOpenBalances.account, accounts.receivable.code);
  const owing = db.select({ id: ledgerOpenBalances.orderId }).from(ledgerOpenBalances).where(isOwed);
  const rows = await db
    .select({
      id: orders.id,
      reference: orders.reference,
      name: orders.name,
      phone: orders.phone,
      owed: ledgerOpenBalances.amount,
      due: payableOn(),
      amount: orderDues.amount,
    })
    .from(ledgerOpenBalances)
    .innerJoin(orders, eq(orders.id, ledgerOpenBalances.orderId))
    .leftJoin(orderDues, and(eq(orderDues.orderId, orders.id), eq(orderDues.version, orders.current)))
    // As an array: the planner would read all orders for the few that owe.
    .where(and(isOwed, sql`${orders.id} = ANY(ARRAY(${owing}))`))
    .orderBy(asc(orders.id), ...inTime);
  const plans = new Map<string, { row: (typeof rows)[number]; dues: { due: string; amount: number }[] }>();
  for (const row of rows) {
    const plan = plans.get(row.id) ?? { row, dues: [] };
    if (row.due !== null && row.amount !== null) {
      plan.dues.push({ due: row.due, amount: row.amount });
    }
    plans.set(row.id, plan);
  }
  return [...plans.values()];
}

/** The orders that owe something, the longest due first. */
export async function listOwedOrders(db: ReadDatabase, today: CalendarDate): Promise<OwedOrder[]> {
  return (await listOwedPlans(db))
    .map(({ row: { id, reference, name, phone, owed }, dues }) => ({
      id,
      reference,
      name,
      phone,
      total: owed,
      ...agedDebt(owed, dues, today),
    }))
    .sort((a, b) => (dueFirst(a) < dueFirst(b) ? -1 : 1));
}

/** What is owed to the agency by age, and what it owes, now. */
export async function findOwed(db: ReadDatabase, today: CalendarDate): Promise<OwedTable> {
  const owed = await listOwedOrders(db, today);
  const amounts = ages.map((_, place) => added(owed.map((order) => order.amounts[place] ?? 0)));
  const balance = await findTrialBalance(db, today);
  const codes = owedByUs.map((account) => codeOf(account));
  const byUs = balance.accounts
    .filter(({ code }) => codes.some((each) => each === code))
    .map(({ code, name, debit, credit }) => ({ code, name: name.en, amount: credit - debit }));
  return {
    on: today,
    ages: [...ages],
    toUs: { amounts, total: added(amounts), count: owed.length },
    byUs: { accounts: byUs, total: added(byUs.map(({ amount }) => amount)) },
  };
}

/**
 * The postings of a period of months (`YYYY-MM`, both included) with their entries, in order of time.
 * @param limit rows at most.
 */
export const listLedger = (
  db: ReadDatabase,
  { from, to }: { readonly from: string; readonly to: string },
  limit: number,
) =>
  db
    .select({
      entry: entries.id,
      bookedOn: entries.bookedOn,
      at: entries.at,
      kind: entries.kind,
      reference: orders.reference,
      clerk: entries.clerk,
      actor: entries.actor,
      text: entries.text,
      undoes: entries.undoes,
      account: postings.account,
      amount: postings.amount,
    })
    .from(entries)
    .innerJoin(postings, eq(postings.entryId, entries.id))
    .leftJoin(orders, eq(orders.id, entries.orderId))
    .where(
      and(
        gte(entries.bookedOn, `${from}-01`),
        sql`${entries.bookedOn} < (${`${to}-01`}::date + interval '1 month')`,
      ),
    )
    .orderBy(asc(entries.bookedOn), asc(entries.at), asc(entries.id), asc(postings.position))
    .limit(limit);
