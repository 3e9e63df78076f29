import { type Account, accountsByCode } from '#features/ledger/accounts.data.ts';
import { chargeKinds, type EntryKind } from '#features/ledger/ledger.rules.ts';
import { fiscalYearOf } from '#features/papers/papers.rules.ts';
import { type CalendarDate, daysBetween, monthOf } from '#platform/calendar-date.ts';
import { type Age, ages, type PeriodReport, type PeriodTable } from './reports.contract.ts';

/** What of the ledger a report shows. What was sold, and what went back, stands on the credit side. */
export const contentsOf: Readonly<
  Record<PeriodReport, { readonly kinds: readonly EntryKind[]; readonly sign: 1 | -1 }>
> = {
  sold: { kinds: chargeKinds, sign: -1 },
  received: { kinds: ['payment', 'payment-undone'], sign: 1 },
  refunds: { kinds: ['refund', 'refund-undone'], sign: -1 },
};

/** What the agency owes: to customers, to authorities and to suppliers. */
export const owedByUs: readonly Account[] = ['deposits', 'official', 'supplier', 'refundsPayable'];

/** The months of a query; without them, the fiscal year up to the month of today. */
export function periodOf(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: CalendarDate,
): { from: string; to: string } {
  const last = to ?? (from !== undefined && from > monthOf(today) ? from : monthOf(today));
  const first = `${fiscalYearOf(`${last}-01`)}-07`;
  return { from: from ?? first, to: last };
}

/** The name of an account in English, as the API has it. */
const nameOf = (code: string) => accountsByCode.find((each) => each.code === code)?.name.en ?? code;

interface Posted {
  readonly key: string;
  readonly account: string;
  readonly amount: number;
}

/** Sums by key and account as a table: a column for each account that something was posted to. */
export function tabled(
  posted: readonly Posted[],
  sign: 1 | -1,
): Pick<PeriodTable, 'columns' | 'rows' | 'amounts' | 'total'> {
  const codes = [...new Set(posted.map(({ account }) => account))].sort();
  const sums = new Map(posted.map(({ key, account, amount }) => [`${key} ${account}`, amount * sign + 0]));
  const rows = [...new Set(posted.map(({ key }) => key))].map((key) => {
    const amounts = codes.map((code) => sums.get(`${key} ${code}`) ?? 0);
    return { key, name: null, amounts, total: added(amounts) };
  });
  const amounts = codes.map((_, column) => added(rows.map((row) => row.amounts[column] ?? 0)));
  return {
    columns: codes.map((code) => ({ code, name: nameOf(code) })),
    rows,
    amounts,
    total: added(amounts),
  };
}

/** The sum of sums; poisha. */
export const added = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** How long something has been due: on its day it is still current. */
export function ageOf(due: CalendarDate, on: CalendarDate): Age {
  const days = daysBetween(due, on);
  return days <= 0
    ? 'current'
    : days <= 30
      ? '1-30'
      : days <= 60
        ? '31-60'
        : days <= 90
          ? '61-90'
          : 'over-90';
}

interface Due {
  readonly due: CalendarDate;
  /** Poisha. */
  readonly amount: number;
}

/**
 * What of a debt is due on which day. Money that came is for what was due first, so that what is still owed is the last of the plan;
 * what the plan doesn't have is due with its first part, or on no day without one.
 * @param dues the plan, in order of its days
 * @returns the last day first; poisha, which add to what is owed
 */
export function dueParts(
  owed: number,
  dues: readonly Due[],
): { due: CalendarDate | undefined; amount: number }[] {
  const parts: { due: CalendarDate | undefined; amount: number }[] = [];
  let left = owed;
  for (const { due, amount } of dues.toReversed()) {
    const unpaid = Math.min(left, amount);
    if (unpaid > 0) {
      parts.push({ due, amount: unpaid });
      left -= unpaid;
    }
  }
  return left > 0 ? [...parts, { due: dues[0]?.due, amount: left }] : parts;
}

/** What an order owes by age, as `dueParts` has it. @returns poisha for each age, which add to what is owed, and the first day of it */
export function agedDebt(
  owed: number,
  dues: readonly Due[],
  on: CalendarDate,
): { due: CalendarDate | null; amounts: number[] } {
  const amounts = ages.map(() => 0);
  const parts = dueParts(owed, dues);
  for (const { due, amount } of parts) {
    const place = ages.indexOf(due === undefined ? 'current' : ageOf(due, on));
    amounts[place] = (amounts[place] ?? 0) + amount;
  }
  return { due: parts.at(-1)?.due ?? null, amounts };
}
