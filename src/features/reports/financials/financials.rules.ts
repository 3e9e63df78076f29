import type { AccountKind } from '#features/ledger/accounts.data.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { added } from '../reports.rules.ts';
import type { FinancialRow } from './financials.contract.ts';

/** An account with a sum of its postings, debits positive; poisha. */
export interface Summed {
  readonly code: string;
  readonly name: string;
  readonly kind: AccountKind;
  readonly amount: number;
}

/** Rows of some kinds of account, without those at nothing, and what they add to. @param sign -1 where credits are positive */
export function partOf(accounts: readonly Summed[], kinds: readonly AccountKind[], sign: 1 | -1) {
  const rows: FinancialRow[] = accounts
    .filter(({ kind, amount }) => kinds.includes(kind) && amount !== 0)
    .map(({ code, name, amount }) => ({ code, name, amount: amount * sign }));
  return { rows, total: added(rows.map(({ amount }) => amount)) };
}

/**
 * Since when the oldest part of a balance is there, when what came first goes first; null for nothing.
 * @param movements of the account by day, in order of the days, in the sense in which the balance grows
 */
export function oldestOf(
  movements: ReadonlyArray<{ readonly on: CalendarDate; readonly amount: number }>,
): CalendarDate | null {
  let left = added(movements.map(({ amount }) => amount));
  if (left <= 0) {
    return null;
  }
  for (const { on, amount } of movements.toReversed()) {
    left -= Math.max(amount, 0);
    if (left <= 0) {
      return on;
    }
  }
  return null;
}
