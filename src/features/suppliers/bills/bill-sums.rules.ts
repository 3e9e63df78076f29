import { Failure } from '#platform/command/failure.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import { ownCurrency } from '#platform/money/money.rules.ts';
import type { SupplierKind } from '../suppliers.rules.ts';
import type { NewBill } from './bills.contract.ts';
import { poishaAt } from './bills.rules.ts';

/** A refusal that names a field of the bill. */
export const refused = (code: string, path: string, message: string) =>
  new Failure('invalid', code, message, [{ path, message }]);

interface Rated {
  readonly currency?: string | undefined;
  readonly rate?: string | undefined;
}

/**
 * In which currency a bill is, and at which rate: taka when neither is said, the supplier's usual one with a rate alone.
 * @returns why it has no rate: one in taka has none (`own`), another needs one (`missing`)
 */
export function ratedAs(
  { currency: said, rate }: Rated,
  usual: string,
): { readonly currency: string; readonly rate: string; readonly wrong?: 'own' | 'missing' } {
  const currency = said ?? (rate === undefined ? ownCurrency : usual);
  if (currency === ownCurrency) {
    return { currency, rate: '1', ...(rate === undefined || Number(rate) === 1 ? {} : { wrong: 'own' }) };
  }
  return rate === undefined ? { currency, rate: '1', wrong: 'missing' } : { currency, rate };
}

/** In which currency a bill is, and at which rate. @throws Failure invalid `bills.rate` */
export function rateOf(request: NewBill, usual: string): { currency: string; rate: string } {
  const { wrong, ...rated } = ratedAs(request, usual);
  if (wrong !== undefined) {
    const missing = 'Write how many taka one unit of the currency is.';
    throw refused('bills.rate', 'rate', wrong === 'own' ? 'A bill in taka has no rate.' : missing);
  }
  return rated;
}

/** A memo comes from an airline; a debit memo takes, a credit memo gives back. @throws Failure invalid `bills.memo` */
export function refuseMemo({ memo }: NewBill, kind: SupplierKind, total: number): void {
  if (memo === undefined) {
    return;
  }
  if (kind !== 'airline') {
    throw refused('bills.memo', 'memo', 'Only an airline or a consolidator sends debit and credit memos.');
  }
  if ((memo === 'adm') !== total > 0) {
    const message = 'A debit memo adds up to more than nothing, a credit memo to less.';
    throw refused('bills.memo', 'lines', message);
  }
}

/** What each line of a bill is in poisha. @throws Failure invalid `bills.total` for a line, or a bill, of nothing or too much */
export function totalsOf(lines: NewBill['lines'], rate: string): number[] {
  return lines.map(({ amount }, place) => {
    const total = poishaAt(amount, rate);
    if (total === undefined) {
      throw refused('bills.total', `lines.${place}.amount`, 'That is more than a bill can be.');
    }
    return total;
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/**
 * What a bill adds up to and what is kept back of it.
 * @param totals of the lines, poisha
 * @throws Failure invalid `bills.total` for nothing or too much, `bills.deducted` for more than there is
 */
export function sumsOf(
  { deducted = [] }: NewBill,
  totals: readonly number[],
): { readonly total: number; readonly kept: number } {
  const total = sum(totals);
  if (total === 0 || Math.abs(total) > largestAmount) {
    const message = total === 0 ? 'The bill adds up to nothing.' : 'That is more than a bill can be.';
    throw refused('bills.total', 'lines', message);
  }
  const kept = sum(deducted.map(({ amount }) => amount));
  if (kept > Math.max(total, 0)) {
    throw refused('bills.deducted', 'deducted', 'No more is deducted than the bill adds up to.');
  }
  return { total, kept };
}
