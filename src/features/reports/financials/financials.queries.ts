import { and, asc, eq, gte, inArray, isNotNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { listAccounts } from '#features/books/accounts/accounts.queries.ts';
import { accounts } from '#features/ledger/accounts.data.ts';
import {
  ledgerDaySums as daySums,
  ledgerEntries as entries,
  ledgerSaleSums as saleSums,
} from '#features/ledger/ledger.table.ts';
import { passedOn } from '#features/orders/lifecycle/passed-on.table.ts';
import { saleKinds } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { supplierBillLines, supplierBills } from '#features/suppliers/bills/bills.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { added } from '../reports.rules.ts';
import type { BalanceSheet, ClearingReport, ProfitAndLoss } from './financials.contract.ts';
import { oldestOf, partOf, type Summed } from './financials.rules.ts';

interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Every account with what was posted on it in some days. */
export async function listSums(db: ReadDatabase, days: Partial<Days>): Promise<Summed[]> {
  const rows = await db
    .select({ code: daySums.account, total: sql<string>`sum(${daySums.amount})` })
    .from(daySums)
    .where(
      and(
        days.from === undefined ? undefined : gte(daySums.bookedOn, days.from),
        days.to === undefined ? undefined : lte(daySums.bookedOn, days.to),
      ),
    )
    .groupBy(daySums.account);
  const sums = new Map(rows.map(({ code, total }) => [code, Number(total)]));
  return (await listAccounts(db)).map(({ code, name, kind }) => ({
    code,
    kind,
    name: name.en,
    amount: sums.get(code) ?? 0,
  }));
}

const costs = [accounts.supplierCosts.code];
/** What passing on brings or costs: which order it is of isn't said by the entry, since a bill can be for several. */
const ofPassingOn = [accounts.passedOnGain.code, accounts.passedOnLoss.code];

/** What was sold, what bills for orders and departures cost, and what passing on brought or cost; debits positive. */
async function listByKind(db: ReadDatabase, { from, to }: Days) {
  const sold = await db
    .select({ kind: saleSums.sells, sold: sql<string>`sum(${saleSums.amount})`, cost: sql<string>`'0'` })
    .from(saleSums)
    .where(
      and(
        gte(saleSums.bookedOn, from),
        lte(saleSums.bookedOn, to),
        notInArray(saleSums.account, ofPassingOn),
      ),
    )
    .groupBy(saleSums.sells);
  const billed = (isUndone: boolean) => {
    const kind = sql<string>`CASE WHEN ${supplierBillLines.departureId} IS NULL THEN ${orders.sells} ELSE 'tours' END`;
    const sign = sql`${isUndone ? -1 : 1}::integer`;
    const day = isUndone ? entries.bookedOn : supplierBills.on;
    return db
      .select({ kind, sold: sql<string>`'0'`, cost: sql<string>`sum(${supplierBillLines.total}) * ${sign}` })
      .from(supplierBills)
      .innerJoin(supplierBillLines, eq(supplierBillLines.billId, supplierBills.id))
      .leftJoin(orders, eq(orders.id, supplierBillLines.orderId))
      .leftJoin(entries, eq(entries.id, supplierBills.undoneEntryId))
      .where(
        and(
          gte(day, from),
          lte(day, to),
          inArray(supplierBillLines.account, costs),
          or(isNotNull(supplierBillLines.departureId), isNotNull(supplierBillLines.orderId)),
        ),
      )
      .groupBy(kind);
  };
  const passed = db
    .select({
      kind: orders.sells,
      sold: sql<string>`-sum(${passedOn.gained})`,
      cost: sql<string>`sum(${passedOn.lost})`,
    })
    .from(passedOn)
    .innerJoin(entries, eq(entries.id, passedOn.entryId))
    .innerJoin(orders, eq(orders.id, passedOn.orderId))
    .where(and(gte(entries.bookedOn, from), lte(entries.bookedOn, to)))
    .groupBy(orders.sells);
  return [...sold, ...(await billed(false)), ...(await billed(true)), ...(await passed)];
}

/** What was earned and spent in some days, both included, and by kind of sale: what no order or departure says is of another kind. */
export async function findProfitAndLoss(db: ReadDatabase, days: Days): Promise<ProfitAndLoss> {
  const sums = await listSums(db, days);
  const { rows, total } = partOf(sums, ['income', 'expense'], -1);
  const found = await listByKind(db, days);
  const of = (kind: string) => {
    const own = found.filter((each) => each.kind === kind);
    return {
      sold: added(own.map(({ sold }) => 0 - Number(sold))),
      cost: added(own.map(({ cost }) => Number(cost))),
    };
  };
  const said = saleKinds.filter((kind) => kind !== 'other').map((kind) => ({ kind, ...of(kind) }));
  const posted = (fits: (code: string) => boolean) =>
    added(sums.filter(({ code }) => fits(code)).map(({ amount }) => amount));
  const other = {
    kind: 'other' as const,
    sold: 0 - posted((code) => code.startsWith('4')) - added(said.map(({ sold }) => sold)),
    cost:
      posted((code) => [...costs, accounts.passedOnLoss.code].some((each) => each === code)) -
      added(said.map(({ cost }) => cost)),
  };
  const byKind = [...said, other].map((each) => ({ ...each, margin: each.sold - each.cost }));
  return { ...days, rows, total, byKind };
}

/** What the agency has and owes at the end of a day. */
export async function findBalanceSheet(db: ReadDatabase, on: CalendarDate): Promise<BalanceSheet> {
  const sums = await listSums(db, { to: on });
  const profit = partOf(sums, ['income', 'expense'], -1).total;
  const equity = partOf(sums, ['equity'], -1);
  const soFar = profit === 0 ? [] : [{ code: 'profit', name: 'Profit so far', amount: profit }];
  return {
    on,
    assets: partOf(sums, ['money', 'clearing', 'receivable'], 1),
    liabilities: partOf(sums, ['payable'], -1),
    equity: { rows: [...equity.rows, ...soFar], total: equity.total + profit },
  };
}

/** What was posted on an account on each day up to one, in order of the days; debits positive, poisha. */
export async function listDaySums(db: ReadDatabase, code: string, until: CalendarDate) {
  const rows = await db
    .select({ on: daySums.bookedOn, total: sql<string>`sum(${daySums.amount})` })
    .from(daySums)
    .where(and(eq(daySums.account, code), lte(daySums.bookedOn, until)))
    .groupBy(daySums.bookedOn)
    .orderBy(asc(daySums.bookedOn));
  return rows.map(({ on, total }) => ({ on, amount: Number(total) }));
}

/** Held for others: it is passed on, or becomes an order's. */
const heldForOthers = [accounts.official.code, accounts.deposits.code];

/** What lies in clearing, in cheques, in official fees and deposits at the end of a day, and how old it is. */
export async function findClearing(db: ReadDatabase, on: CalendarDate): Promise<ClearingReport> {
  const all = (await listAccounts(db)).filter(
    ({ kind, code }) => kind === 'clearing' || heldForOthers.some((held) => held === code),
  );
  const days = await db
    .select({ code: daySums.account, on: daySums.bookedOn, total: sql<string>`sum(${daySums.amount})` })
    .from(daySums)
    .where(
      and(
        lte(daySums.bookedOn, on),
        inArray(
          daySums.account,
          all.map(({ code }) => code),
        ),
        ne(daySums.amount, 0),
      ),
    )
    .groupBy(daySums.account, daySums.bookedOn)
    .orderBy(asc(daySums.account), asc(daySums.bookedOn));
  const rows = all.flatMap(({ code, name, kind }) => {
    const sign = kind === 'clearing' ? 1 : -1;
    const own = days
      .filter((day) => day.code === code)
      .map((day) => ({ on: day.on, amount: Number(day.total) * sign }));
    const amount = added(own.map((day) => day.amount));
    return amount === 0 ? [] : [{ code, name: name.en, amount, oldest: oldestOf(own) }];
  });
  return { on, rows, total: added(rows.map(({ amount }) => amount)) };
}
