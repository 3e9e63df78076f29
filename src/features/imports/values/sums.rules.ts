import { minorOf } from '#features/money/money.rules.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import { minorUnits, ownCurrency } from '#platform/money/money.rules.ts';
import { isEmpty, sheetError, shown, tidied } from './empties.rules.ts';
import type { Reading, ValueFault } from './faults.contract.ts';

/** No sum is longer. */
const longest = 60;

/** What stands before or behind a sum in taka. */
const takaBefore = /^(?:৳|tk\.?|taka|bdt\.?|টাকা)\s*/i;
const takaBehind = /\s*(?:\/[-=]|৳|tk\.?|taka|bdt\.?|টাকা)$/i;

/** A sum without what says its currency. */
function bareOf(text: string, currency: string): string {
  if (currency !== ownCurrency) {
    const start = text.toUpperCase().startsWith(currency) ? currency.length : 0;
    const end = text.length - (start === 0 && text.toUpperCase().endsWith(currency) ? currency.length : 0);
    return text.slice(start, end).trim();
  }
  // Both, and several behind: `Tk. 5,000/- only` is no sum, `5000/-Tk` is one.
  return text.replace(takaBefore, '').replace(takaBehind, '').replace(takaBehind, '').trim();
}

/** The size of a sum and whether it is negative: brackets, a minus before or behind it, before or behind the currency. */
function signed(text: string, currency: string): { readonly bare: string; readonly isNegative: boolean } {
  let bare = text;
  let isNegative = false;
  for (const sign of [/^\((.*)\)$/, /^-(.*)$/, /^(.*[^/])-$/]) {
    const outer = sign.exec(bare)?.[1];
    const inner = outer === undefined ? sign.exec(bareOf(bare, currency))?.[1] : outer;
    if (inner !== undefined && !isNegative) {
      bare = inner.trim();
      isNegative = true;
    }
  }
  return { bare: bareOf(bare, currency), isNegative };
}

/** Why digits with points and commas are no sum. */
function whyNot(bare: string, text: string, decimals: number): ValueFault {
  if (/^\d[.,]?\d*E\+?\d+$/i.test(bare)) {
    return { code: 'cut-number' };
  }
  if (/^[\d,]*\d\.\d+$/.test(bare) && (bare.split('.')[1] ?? '').length > decimals) {
    return { code: 'sum-decimals', value: shown(text) };
  }
  return /\d/.test(bare) && /^[\d.,]+$/.test(bare)
    ? { code: 'sum-grouping', value: shown(text) }
    : { code: 'sum-none', value: shown(text) };
}

/**
 * A sum: digits of either script, in groups of lakh or of thousands or in none; ৳, Tk, BDT, `/-`; brackets or a minus for negative.
 * At most as many decimals as the currency has: `1.234` is refused, the point could be a comma, and so is `1250,00`.
 * @returns poisha, or the minor units of another currency
 */
export function sumIn(cell: string, currency: string = ownCurrency): Reading<number> {
  const text = westernDigits(tidied(cell).normalize('NFKC')).replaceAll('\u2212', '-').replace(/^'/, '');
  const error = sheetError(text);
  if (error !== undefined) {
    return { fault: { code: 'sheet-error', value: error } };
  }
  if (isEmpty(text)) {
    return { value: undefined };
  }
  const decimals = String(minorUnits(currency)).length - 1;
  if (text.length > longest) {
    return { fault: { code: 'sum-none', value: shown(text) } };
  }
  const { bare, isNegative } = signed(text, currency);
  const size = minorOf(bare.replace(/\s/g, ''), decimals);
  if (size === undefined) {
    return { fault: whyNot(bare, text, decimals) };
  }
  if (size > largestAmount) {
    return { fault: { code: 'sum-too-large' } };
  }
  return { value: isNegative && size > 0 ? -size : size };
}
