import { dhakaDate } from '#platform/calendar-date.ts';
import { senderLikeness, type TransferMethod } from '../money.rules.ts';

/** What tells arrivals apart. */
export interface Told {
  readonly method: TransferMethod;
  readonly outsideKey: string | null;
  readonly sender: string;
  /** Poisha. */
  readonly amount: number;
  readonly at: Date;
  readonly note: string;
}
export type Kept = Told & { readonly id: string };

const minute = 60_000;
const day = 86_400_000;
/** A bank's number comes again: so far apart its lines are of the same transfer, such as by the day of booking and of value. */
const nearDays = 1;
/** So exact are the clocks of a message and of a statement. */
const nearMinutes = 10;

const isMidnight = (at: Date) => (at.getTime() + 6 * 60 * minute) % day === 0;
const daysBetween = (one: Date, other: Date) =>
  Math.abs(Date.parse(dhakaDate(one)) - Date.parse(dhakaDate(other))) / day;
const isNear = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= nearMinutes * minute;

/** The same day, and the same time as far as both say one: some files have the day alone. */
const isSameTime = (one: Date, other: Date) =>
  daysBetween(one, other) === 0 && (isMidnight(one) || isMidnight(other) || isNear(one, other));

const agree = (one: string, other: string) => one === '' || other === '' || one === other;

/** Whether two files, or a file and a message, tell of the same transfer: provider, number and sum, whatever the moment. */
export function isSameTransfer(one: Told, other: Told): boolean {
  if (one.method !== other.method || one.amount !== other.amount) {
    return false;
  }
  if (one.outsideKey !== null && other.outsideKey !== null) {
    return one.outsideKey === other.outsideKey && daysBetween(one.at, other.at) <= nearDays;
  }
  if (!isSameTime(one.at, other.at)) {
    return false;
  }
  const isAlike = senderLikeness(one.sender, other.sender) !== undefined;
  if (one.outsideKey === null && other.outsideKey === null) {
    return (isAlike || agree(one.sender, other.sender)) && agree(one.note, other.note);
  }
  // With a number on one side alone, the sender must speak for it.
  return isAlike;
}

/** Under which names an arrival is looked for: its number, or the day of what has none. */
const namesOf = ({ method, amount, outsideKey, at }: Told): string[] => [
  ...(outsideKey === null ? [] : [`${method} ${amount} ${outsideKey}`]),
  `${method} ${amount} on ${dhakaDate(at)}`,
];

/**
 * Which kept arrival each line of a file is, if any. Of one file each line is another transfer, so that none is given twice; those of
 * the same moment are found first.
 */
export function findSame(told: readonly Told[], kept: readonly Kept[]): (string | undefined)[] {
  const groups = new Map<string, Set<Kept>>();
  for (const row of kept) {
    for (const name of namesOf(row)) {
      const group = groups.get(name) ?? new Set();
      groups.set(name, group.add(row));
    }
  }
  const found: (string | undefined)[] = told.map(() => undefined);
  const apart = (line: Told, { at }: Kept) => Math.abs(at.getTime() - line.at.getTime());
  const nearest = (line: Told, isExact: boolean) => {
    let best: Kept | undefined;
    for (const name of namesOf(line)) {
      for (const row of groups.get(name) ?? []) {
        const away = apart(line, row);
        if (away === 0 && isSameTransfer(line, row)) {
          return row;
        }
        if (!isExact && (best === undefined || away < apart(line, best)) && isSameTransfer(line, row)) {
          best = row;
        }
      }
    }
    return best;
  };
  for (const isExact of [true, false]) {
    for (const [index, line] of told.entries()) {
      const same = found[index] === undefined ? nearest(line, isExact) : undefined;
      if (same !== undefined) {
        found[index] = same.id;
        for (const name of namesOf(same)) {
          groups.get(name)?.delete(same);
        }
      }
    }
  }
  return found;
}
