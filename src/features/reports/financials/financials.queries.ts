import { and, asc, eq, gte, inArray, isNotNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { listAccounts } from '#features/books/accounts/accounts.queries.ts';
import { accounts } from '#features/ledger/accounts.data.ts';
import { billKinds, costKinds } from '#features/ledger/ledger.rules.ts';
import {
  ledgerDaySums as daySums,
  ledgerEntries as entries,
  ledgerPostings as postings,
} from '#features/ledger/ledger.table.ts';
import { passedOn } from '#features/orders/lifecycle/passed-on.table.ts';
import type { LineSource } from '#features/orders/orders.contract.ts';
import { orderLines, orders } from '#features/orders/orders.table.ts';
import { supplierBillLines, supplierBills } from '#features/suppliers/bills/bills.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { added } from '../reports.rules.ts';
import type { BalanceSheet, ClearingReport, ProfitAndLoss, SaleKind } from './financials.contract.ts';
import { saleKinds } from './financials.contract.ts';
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

/** By what a line sells; one that is free says nothing. */
const kinds: ReadonlyMap<string, SaleKind> = new Map<LineSource['kind'], SaleKind>([
  ['package', 'tours'],
  ['visa', 'visas'],
  ['fare', 'fares'],
]);

/** What orders sell, by their first line that says it; one that says nothing is missing. A year has more of them than a query has places. */
export async function listKinds(
  db: ReadDatabase,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, SaleKind>> {
  const source = sql<string>`${orderLines.source} ->> 'kind'`;
  const rows = await db
    .selectDistinctOn([orders.id], { id: orders.id, source })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.version, orders.current)))
    .where(and(sql`${orders.id} = ANY(${sql.param([...ids])}::uuid[])`, inArray(source, [...kinds.keys()])))
    .orderBy(asc(orders.id), asc(orderLines.position));
  return new Map(
    rows.flatMap(({ id, source: sells }) => {
      const kind = kinds.get(sells);
      return kind === undefined ? [] : [[id, kind] as const];
    }),
  );
}

const costs = [accounts.supplierCosts.code];
/** What passing on brings or costs: which order it is of isn't said by the entry, since a bill can be for several. */
const ofPassingOn = [accounts.passedOnGain.code, accounts.passedOnLoss.code];

/** What was sold and what it cost, each with the order or departure that it is of; debits positive. */
async function listByKind(db: ReadDatabase, { from, to }: Days) {
  const inDays = and(gte(entries.bookedOn, from), lte(entries.bookedOn, to));
  const isCost = inArray(postings.account, costs);
  const sums = {
    sold: sql<string>`coalesce(sum(${postings.amount}) FILTER (WHERE NOT ${isCost}), 0)`,
    cost: sql<string>`coalesce(sum(${postings.amount}) FILTER (WHERE ${isCost}), 0)`,
  };
  const posted = await db
    .select({ orderId: entries.orderId, isOfDeparture: sql<boolean>`false`, ...sums })
    .from(entries)
    .innerJoin(postings, eq(postings.entryId, entries.id))
    .where(
      and(
        inDays,
        notInArray(postings.account, ofPassingOn),
        or(
          sql`${postings.account} LIKE '4%'`,
          and(isCost, notInArray(entries.kind, [...billKinds, ...costKinds])),
        ),
      ),
    )
    .groupBy(entries.orderId, entries.kind);
  const billed = await db
    .select({
      orderId: supplierBillLines.orderId,
      isOfDeparture: isNotNull(supplierBillLines.departureId),
      sold: sql<string>`'0'`,
      cost: sql<string>`sum(CASE WHEN ${entries.id} = ${supplierBills.entryId} THEN ${supplierBillLines.total} ELSE -${supplierBillLines.total} END)`,
    })
    .from(entries)
    .innerJoin(
      supplierBills,
      or(eq(supplierBills.entryId, entries.id), eq(supplierBills.undoneEntryId, entries.id)),
    )
    .innerJoin(supplierBillLines, eq(supplierBillLines.billId, supplierBills.id))
    .where(and(inDays, inArray(supplierBillLines.account, costs)))
    .groupBy(supplierBillLines.orderId, supplierBillLines.departureId);
  const passed = await db
    .select({
      orderId: passedOn.orderId,
      isOfDeparture: sql<boolean>`false`,
      sold: sql<string>`-sum(${passedOn.gained})`,
      cost: sql<string>`sum(${passedOn.lost})`,
    })
    .from(passedOn)
    .innerJoin(entries, eq(entries.id, passedOn.entryId))
    .where(inDays)
    .groupBy(passedOn.orderId);
  const rows = [...posted, ...billed, ...passed];
  const known = await listKinds(db, new Set(rows.flatMap(({ orderId }) => orderId ?? [])));
  return rows.map(({ orderId, isOfDeparture, sold, cost }) => ({
    kind: isOfDeparture === true ? ('tours' as const) : (known.get(orderId ?? '') ?? ('other' as const)),
    sold: Number(sold),
    cost: Number(cost),
  }));
}

/** What was earned and spent in some days, both included, and by kind of sale. */
export async function findProfitAndLoss(db: ReadDatabase, days: Days): Promise<ProfitAndLoss> {
  const sums = await listSums(db, days);
  const { rows, total } = partOf(sums, ['income', 'expense'], -1);
  const found = await listByKind(db, days);
  const byKind = saleKinds.map((kind) => {
    const own = found.filter((each) => each.kind === kind);
    const sold = 0 - added(own.map((each) => each.sold));
    const cost = added(own.map((each) => each.cost));
    return { kind, sold: sold + 0, cost, margin: sold - cost };
  });
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
