import type { CalendarDate } from '../calendar-date.ts';
import { westernDigits } from '../format/numbers.ts';
import type { Language } from '../language.ts';
import { type Hit, type HitFit, type HitKind, hitFits } from './lookup.contract.ts';

/** What is looked for. */
export interface Asked {
  /** What was typed; or, when that was found nowhere, all that is one sign apart from it. */
  readonly spellings: readonly string[];
  /** What was typed, in lower case; empty when only whole numbers and references count. */
  readonly words: string;
  readonly language: Language;
  /** In Asia/Dhaka. */
  readonly today: CalendarDate;
  /** How many of a kind. */
  readonly limit: number;
}

type Plain = Pick<Hit, 'id' | 'title' | 'path' | 'fit'> & Partial<Hit>;

/** Something found, without what it hasn't. */
export const hitOf = (kind: HitKind, found: Plain): Hit => ({
  details: [],
  phone: null,
  on: null,
  amount: null,
  state: null,
  waits: false,
  ...found,
  kind,
});

/** The fit of a row by its place in `hitFits`; whatever is found by spellings alone is near what was typed. */
export const fitIn = ({ words }: Pick<Asked, 'words'>, place: number): HitFit =>
  words === '' ? 'near' : (hitFits[place] ?? 'alike');

/** The best first; of those that fit alike, what waits for somebody. */
export const byRank = (one: Hit, other: Hit): number =>
  hitFits.indexOf(one.fit) - hitFits.indexOf(other.fit) || Number(other.waits) - Number(one.waits);

/** The digits of a part of a telephone number, as they stand in a whole one; undefined when it can't be one. */
export function partOfPhone(typed: string): string | undefined {
  const plain = westernDigits(typed);
  if (/[^\d\s()+-]/.test(plain)) {
    return undefined;
  }
  const digits = plain.replace(/\D/g, '').replace(/^(?:0088)?0(?=1)/, '');
  return digits.length >= 4 ? digits : undefined;
}

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * All that is one sign apart from a number or a reference: another one, one missing, one too many, two swapped. Nothing for what is no
 * number: for words there are sounds.
 */
export function oneApart(typed: string): string[] {
  const plain = westernDigits(typed.normalize('NFKC')).toUpperCase();
  const code = plain.replace(/[\s()-]/g, '');
  if (!/^\+?(?=.*\d)[0-9A-Z]{5,20}$/.test(code)) {
    return [];
  }
  const signs = /[A-Z]/.test(code) ? digits + letters : digits;
  const from = code.startsWith('+') ? 1 : 0;
  const found = new Set<string>();
  for (let at = from; at <= code.length; at += 1) {
    const before = code.slice(0, at);
    const behind = code.slice(at + 1);
    for (const sign of signs) {
      found.add(before + sign + code.slice(at));
      if (at < code.length) {
        found.add(before + sign + behind);
      }
    }
    if (at < code.length) {
      found.add(before + behind);
    }
    if (at + 1 < code.length) {
      found.add(`${before}${code.charAt(at + 1)}${code.charAt(at)}${code.slice(at + 2)}`);
    }
  }
  found.delete(code);
  return [...found];
}
