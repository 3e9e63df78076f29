import { type HandMethod, lookKeyOf, outsideKey } from '#features/payments/payments.rules.ts';
import { westernDigits } from '#platform/format/numbers.ts';

/** Ways to send money from afar: the payer has a number of the transfer. */
export const transferMethods = [
  'bkash',
  'nagad',
  'rocket',
  'upay',
  'bank',
] as const satisfies readonly HandMethod[];
export type TransferMethod = (typeof transferMethods)[number];

/** What a customer may say that they paid by. What arrives by Bangla QR is at the bank. */
export const claimMethods = [...transferMethods, 'bangla-qr'] as const satisfies readonly HandMethod[];
export type ClaimMethod = (typeof claimMethods)[number];

/** By what money came that arrived and that a customer told of. */
export const methodOf = (arrived: TransferMethod | undefined, claimed: ClaimMethod | undefined) =>
  arrived === undefined || (arrived === 'bank' && claimed === 'bangla-qr') ? claimed : arrived;

export const claimStates = ['told', 'repeated', 'rejected'] as const;
export type ClaimState = (typeof claimStates)[number];

/** The forms in which the number of a transfer is compared. */
export function keysOf(outside: string | undefined) {
  const key = outside === undefined ? '' : outsideKey(outside);
  return key === ''
    ? { outside: null, outsideKey: null, lookKey: null }
    : { outside: outside ?? null, outsideKey: key, lookKey: lookKeyOf(key) };
}

/** Digits, ungrouped or in groups of lakh and crore or of thousands: `125000`, `1,25,000`, `125,000`. */
const grouped = /^\+?(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,3}))?$/;

/**
 * Plain digits in the smallest units of a currency with so many decimals; undefined for what is no sum, or too large to be exact. A comma
 * that groups nothing, as in `1250,00`, may mean a point: that isn't guessed.
 */
export function minorOf(bare: string, decimals: number): number | undefined {
  const [, digits, part = ''] = grouped.exec(bare) ?? [];
  const whole = digits?.replaceAll(',', '');
  if (whole === undefined || part.length > decimals) {
    return undefined;
  }
  const minor = Number(whole) * 10 ** decimals + Number(part.padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** `1,250.5` taka in poisha, in digits of either script; undefined when it is no sum above nothing. */
export function poishaOf(typed: string): number | undefined {
  const bare = westernDigits(typed.normalize('NFKC')).replace(/^(?:৳|tk\.?|bdt)|(?:\/-|tk\.?|bdt)$/gi, '');
  const poisha = minorOf(bare.replace(/\s/g, ''), 2);
  return poisha !== undefined && poisha > 0 ? poisha : undefined;
}

/** The digits of a sender, with `*` where the provider hides some: `01711000111`, `***515`. */
export function senderDigits(typed: string): string {
  const bare = westernDigits(typed.normalize('NFKC'))
    .replace(/[Xx•]/g, '*')
    .replace(/[^\d*]/g, '')
    .replace(/^(?:88)(?=01)/, '');
  // An account of Rocket is the mobile number and a check digit.
  return /^01\d{10}$/.test(bare) ? bare.slice(0, 11) : bare;
}

/** How alike two senders are: the same number, the same digits as far as they are shown, or neither. */
export function senderLikeness(one: string, other: string): 'same' | 'part' | undefined {
  const [a, b] = [senderDigits(one), senderDigits(other)];
  const full = (digits: string) => /^\d{10,}$/.test(digits);
  if (full(a) && full(b)) {
    return a === b ? 'same' : undefined;
  }
  const tail = (digits: string) => digits.split(/\D/).at(-1) ?? '';
  const [end, otherEnd] = [tail(a), tail(b)];
  const shown = Math.min(end.length, otherEnd.length);
  return shown >= 3 && end.slice(-shown) === otherEnd.slice(-shown) ? 'part' : undefined;
}
