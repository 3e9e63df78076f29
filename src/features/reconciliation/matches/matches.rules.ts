import { accounts, parentCode } from '#features/ledger/accounts.data.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';

interface Moved {
  readonly on: CalendarDate;
  readonly amount: number;
  readonly text: string;
}

/** What lines or entries come to; poisha. */
export const sumOf = (rows: readonly Pick<Moved, 'amount'>[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Where what a bank or wallet takes is booked. */
export const chargeCode = (account: string): string =>
  parentCode(account) === accounts.bank.code ? accounts.bankCharges.code : accounts.gatewayFees.code;

const dayMs = 86_400_000;
/** Cheques and transfers between banks take so long. */
const nearDays = 5;

const apart = (one: Moved, other: Moved) => Math.abs(Date.parse(one.on) - Date.parse(other.on)) / dayMs;

/** The longer words of a text: numbers, names. */
const wordsOf = ({ text }: Moved) =>
  new Set(
    text
      .normalize('NFKC')
      .toUpperCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word.length > 3),
  );

/**
 * Pairs of a line and an entry that speak for themselves: the same sum, days near each other. Those whose texts have a word in common come
 * first, then those of the nearest days; each stands in one pair.
 */
export function proposePairs<Line extends Moved, Entry extends Moved>(
  lines: readonly Line[],
  entries: readonly Entry[],
): { readonly line: Line; readonly entry: Entry }[] {
  const bySum = Map.groupBy(entries, ({ amount }) => amount);
  const found = lines.flatMap((line) =>
    (bySum.get(line.amount) ?? []).flatMap((entry) => {
      const away = apart(line, entry);
      const words = wordsOf(entry);
      const isAlike = [...wordsOf(line)].some((word) => words.has(word));
      return away <= nearDays ? [{ line, entry, score: away - (isAlike ? 2 * nearDays : 0) }] : [];
    }),
  );
  found.sort((one, other) => one.score - other.score);
  const taken = new Set<Line | Entry>();
  return found.flatMap(({ line, entry }) => {
    if (taken.has(line) || taken.has(entry)) {
      return [];
    }
    taken.add(line).add(entry);
    return [{ line, entry }];
  });
}
