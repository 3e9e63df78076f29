import { and, asc, eq, inArray, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReadDatabase } from '#platform/database/database.ts';
import { accountOf, accounts, accountsByCode, customerAccounts, type NamedAccount } from './accounts.data.ts';
import {
  type CustomerBalance,
  chargeKinds,
  type EntryKind,
  noMoney,
  type OrderMoney,
  type Posting,
} from './ledger.rules.ts';
import {
  ledgerDaySums as daySums,
  ledgerEntries as entries,
  ledgerOpenBalances as openBalances,
  ledgerOrderSums as orderSums,
  ledgerPostings as postings,
} from './ledger.table.ts';
import { ownAccounts } from './own-accounts/own-accounts.table.ts';

const customerCodes = customerAccounts.map((account) => accounts[account].code);
const total = sql<string>`coalesce(sum(${postings.amount}), 0)`;

/** What an order has on the accounts of its customer, debits positive; poisha. */
export async function findCustomerBalance(db: ReadDatabase, orderId: string): Promise<CustomerBalance> {
  const rows = await db
    .select({ account: postings.account, total })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entryId))
    .where(and(eq(entries.orderId, orderId), inArray(postings.account, customerCodes)))
    .groupBy(postings.account);
  const of = (code: string) => Number(rows.find(({ account }) => account === code)?.total ?? 0);
  return { receivable: of(accounts.receivable.code), deposits: of(accounts.deposits.code) };
}

/** How each of the orders stands with money. One without entries is missing. */
export async function listOrderMoney(
  db: ReadDatabase,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderMoney>> {
  if (orderIds.length === 0) {
    return new Map();
  }
  const rows = await db
    .select()
    .from(orderSums)
    .where(inArray(orderSums.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, ...money }) => [orderId, money]));
}

/** How one order stands with money. */
export const findOrderMoney = async (db: ReadDatabase, orderId: string): Promise<OrderMoney> =>
  (await listOrderMoney(db, [orderId])).get(orderId) ?? noMoney;

/** What an order charges on an account that earns, or passes on: sold, amended, cancelled; poisha. @param until a moment; absent: now */
export async function findCharged(
  db: ReadDatabase,
  orderId: string,
  account: NamedAccount,
  until?: Date,
): Promise<number> {
  const [row] = await db
    .select({ total })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entryId))
    .where(
      and(
        eq(entries.orderId, orderId),
        inArray(entries.kind, [...chargeKinds]),
        eq(postings.account, accounts[account].code),
        until && lte(entries.at, until),
      ),
    );
  return 0 - Number(row?.total ?? 0);
}

/** What went back to the customer of an order until a moment, and wasn't undone by then; poisha. */
export async function listRefunded(db: ReadDatabase, orderId: string, until: Date): Promise<number[]> {
  const undoing = alias(entries, 'undoing');
  const rows = await db
    .select({ amount: postings.amount })
    .from(entries)
    .innerJoin(
      postings,
      and(eq(postings.entryId, entries.id), eq(postings.account, accounts.refundsPayable.code)),
    )
    .leftJoin(undoing, and(eq(undoing.undoes, entries.id), lte(undoing.at, until)))
    .where(
      and(
        eq(entries.orderId, orderId),
        eq(entries.kind, 'refund'),
        lte(entries.at, until),
        isNull(undoing.id),
      ),
    )
    .orderBy(asc(entries.at), asc(entries.id));
  return rows.map(({ amount }) => amount);
}

/** Balances that customers have with the agency; few orders have any. */
export const isOfCustomers = inArray(openBalances.account, customerCodes);

/**
 * Whether the customer of an order owes anything, or is owed. The few that there are come first: as an array, because the
 * planner can't know that they are few, and would look at each order whether it is among them.
 */
export const hasOpenBalance = (db: ReadDatabase, orderId: SQLWrapper): SQL =>
  sql`${orderId} = ANY(ARRAY(${db.select({ id: openBalances.orderId }).from(openBalances).where(isOfCustomers)}))`;

const codesOf = (codes: readonly string[]): SQL => inArray(openBalances.account, [...codes]);

/**
 * How an order stands with money, as conditions of a query over orders; poisha.
 * @param orderId the column of that query.
 */
export const moneySums = (orderId: SQLWrapper) => {
  const balance = (codes: readonly string[]) => sql<string>`(SELECT coalesce(sum(${openBalances.amount}), 0)
    FROM ${openBalances} WHERE ${openBalances.orderId} = ${orderId} AND ${codesOf(codes)})`;
  return {
    /** What came less what went back. */
    paid: sql<string>`coalesce((SELECT ${orderSums.paid} FROM ${orderSums} WHERE ${orderSums.orderId} = ${orderId}), 0)`,
    /** What the customer owes; negative when the agency does. */
    owed: balance(customerCodes),
    /** What is promised to go back and hasn't yet. */
    refundsPayable: sql<string>`(-${balance([accounts.refundsPayable.code])})`,
  };
};

/** The entry that booked a payment, refund or version; undefined when nothing was booked. */
export async function findEntryOf(
  db: ReadDatabase,
  { orderId, kind, subject }: { orderId: string; kind: EntryKind; subject: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.orderId, orderId), eq(entries.kind, kind), eq(entries.subject, subject)));
  return found?.id;
}

/** The entry of a kind that wasn't undone; undefined when there is none. */
export async function findStandingEntry(
  db: ReadDatabase,
  { orderId, kind, subject }: { orderId: string; kind: EntryKind; subject: string },
): Promise<string | undefined> {
  const undoing = alias(entries, 'undoing');
  const [found] = await db
    .select({ id: entries.id })
    .from(entries)
    .leftJoin(undoing, eq(undoing.undoes, entries.id))
    .where(
      and(
        eq(entries.orderId, orderId),
        eq(entries.kind, kind),
        eq(entries.subject, subject),
        isNull(undoing.id),
      ),
    );
  return found?.id;
}

/** The postings of one entry. */
export async function listPostings(db: ReadDatabase, entryId: string): Promise<Posting[]> {
  const rows = await db
    .select({ code: postings.account, amount: postings.amount })
    .from(postings)
    .where(eq(postings.entryId, entryId))
    .orderBy(asc(postings.position));
  return rows.map(({ code, amount }) => ({ account: accountOf(code), amount }));
}

/** The entries of an order with their postings, in order of time. @param others ids of entries that concern it besides */
export async function listEntries(db: ReadDatabase, orderId: string, others: readonly string[] = []) {
  const rows = await db
    .select({
      id: entries.id,
      kind: entries.kind,
      bookedOn: entries.bookedOn,
      at: entries.at,
      actor: entries.actor,
      text: entries.text,
      undoes: entries.undoes,
      account: postings.account,
      amount: postings.amount,
    })
    .from(entries)
    .innerJoin(postings, eq(postings.entryId, entries.id))
    .where(or(eq(entries.orderId, orderId), inArray(entries.id, [...others])))
    .orderBy(asc(entries.at), asc(entries.id), asc(postings.position));
  const found = new Map<
    string,
    Omit<(typeof rows)[number], 'account' | 'amount'> & { postings: { account: string; amount: number }[] }
  >();
  for (const { account, amount, ...entry } of rows) {
    const known = found.get(entry.id) ?? { ...entry, postings: [] };
    known.postings.push({ account, amount });
    found.set(entry.id, known);
  }
  return [...found.values()];
}

/** The balance of every account at the end of a day (a calendar date in Asia/Dhaka). Both sides add to the same. */
export async function findTrialBalance(db: ReadDatabase, on: string) {
  const rows = await db
    .select({ account: daySums.account, total: sql<string>`sum(${daySums.amount})` })
    .from(daySums)
    .where(lte(daySums.bookedOn, on))
    .groupBy(daySums.account);
  const balances = new Map(rows.map(({ account, total }) => [account, Number(total)]));
  const own = await db.select().from(ownAccounts);
  const listed = [
    ...accountsByCode,
    ...own.map(({ code, nameEn, nameBn }) => ({ code, name: { en: nameEn, bn: nameBn } })),
  ].map(({ code, name }) => {
    const balance = balances.get(code) ?? 0;
    return { code, name, debit: Math.max(balance, 0), credit: Math.max(0 - balance, 0) };
  });
  listed.sort((one, other) => one.code.localeCompare(other.code));
  const sum = (side: 'debit' | 'credit') => listed.reduce((sum, each) => sum + each[side], 0);
  return { accounts: listed, debit: sum('debit'), credit: sum('credit') };
}
