import { largestAmount } from '#platform/money/money.contract.ts';

export const billStates = ['booked', 'undone'] as const;
export type BillState = (typeof billStates)[number];

const rateDecimals = 6;
const rateUnit = 10n ** BigInt(rateDecimals);

/** A rate in millionths of a taka. @param rate with up to 6 decimals, such as `32.85` */
function millionths(rate: string): bigint {
  const [whole = '0', part = ''] = rate.split('.');
  return BigInt(whole + part.padEnd(rateDecimals, '0'));
}

/** Whether a rate is more than nothing. */
export const isRate = (rate: string): boolean =>
  /^\d{1,6}(?:\.\d{1,6})?$/.test(rate) && millionths(rate) > 0n;

/**
 * A sum in poisha, rounded half away from zero; undefined when it is more than any sum may be.
 * @param amount hundredths of a currency
 * @param rate taka for one unit of it
 */
export function poishaAt(amount: number, rate: string): number | undefined {
  const product = BigInt(Math.abs(amount)) * millionths(rate);
  const size = (product * 2n + rateUnit) / (rateUnit * 2n);
  if (size > BigInt(largestAmount)) {
    return undefined;
  }
  return amount < 0 ? 0 - Number(size) : Number(size);
}

/** What an agency is sent by airlines besides bills: a debit memo (ADM) takes more for a ticket, a credit memo (ACM) gives back. */
export const memos = ['adm', 'acm'] as const;
export type Memo = (typeof memos)[number];

/** A bill's number without case and blanks: the same one comes once from a supplier. */
export const numberKey = (number: string): string => number.toLowerCase().replace(/\s/g, '');

interface Owing {
  readonly id: string;
  readonly state: string;
  /** Poisha; negative for a credit note. */
  readonly total: number;
  readonly deducted: number;
}

interface Paying {
  readonly state: string;
  readonly amount: number;
  readonly bills: readonly string[];
}

/**
 * What is still open of each bill: payments cover the bills that they name, in that order; what is left of them, and of credit notes,
 * covers the oldest bills first. It adds up to what the supplier is owed.
 * @param bills the oldest first, as payments
 * @param balance what the supplier is owed; negative for an advance
 */
export function openOfBills(
  bills: readonly Owing[],
  payments: readonly Paying[],
  balance: number,
): ReadonlyMap<string, number> {
  const standing = bills.filter(({ state, total }) => state === 'booked' && total > 0);
  const open = new Map(standing.map(({ id, total, deducted }) => [id, total - deducted]));
  const cover = (id: string, most: number): number => {
    const covered = Math.min(most, open.get(id) ?? 0);
    open.set(id, (open.get(id) ?? 0) - covered);
    return most - covered;
  };
  for (const { state, amount, bills: named } of payments) {
    if (state === 'booked') {
      named.reduce((rest, id) => cover(id, rest), amount);
    }
  }
  const left = [...open.values()].reduce((sum, each) => sum + each, 0);
  standing.reduce((rest, { id }) => cover(id, rest), Math.max(left - Math.max(balance, 0), 0));
  return open;
}
