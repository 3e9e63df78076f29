import { and, asc, eq, gte, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { accounts, customerAccounts, type NamedAccount } from './accounts.data.ts';
import type { EntryKind } from './ledger.rules.ts';
import { ledgerMonthSums as monthSums } from './ledger.table.ts';

/** The first day of a month `YYYY-MM`. */
const firstDay = (month: string) => `${month}-01`;

interface Period {
  /** Months, `YYYY-MM`, both included. */
  readonly from: string;
  readonly to: string;
}

/**
 * What entries of some kinds posted in a period, by account and by month or clerk, without the accounts of customers; debits
 * positive.
 */
export async function listMonthSums(
  db: ReadDatabase,
  { from, to, kinds, by }: Period & { kinds: readonly EntryKind[]; by: 'month' | 'clerk' },
): Promise<{ key: string; account: string; amount: number }[]> {
  const key = by === 'month' ? sql<string>`to_char(${monthSums.month}, 'YYYY-MM')` : monthSums.clerk;
  const rows = await db
    .select({
      key: sql<string>`${key}`.as('key'),
      account: monthSums.account,
      total: sql<string>`sum(${monthSums.amount})`,
    })
    .from(monthSums)
    .where(
      and(
        gte(monthSums.month, firstDay(from)),
        lte(monthSums.month, firstDay(to)),
        inArray(monthSums.kind, [...kinds]),
        notInArray(
          monthSums.account,
          customerAccounts.map((account) => accounts[account].code),
        ),
      ),
    )
    .groupBy(sql`key`, monthSums.account)
    .orderBy(sql`key`, asc(monthSums.account));
  return rows.map(({ total, ...row }) => ({ ...row, amount: Number(total) }));
}

/** What clerks have on an account, debits positive; nothing is left out. */
export async function listClerkBalances(
  db: ReadDatabase,
  account: NamedAccount,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ clerk: monthSums.clerk, total: sql<string>`sum(${monthSums.amount})` })
    .from(monthSums)
    .where(eq(monthSums.account, accounts[account].code))
    .groupBy(monthSums.clerk);
  return new Map(rows.map(({ clerk, total }) => [clerk, Number(total)]));
}
