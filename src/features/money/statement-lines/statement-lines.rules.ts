import { outsideKey } from '#features/payments/payments.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';

/** A line of a file as it was read. */
export interface ReadLine {
  /** Poisha, negative for what went out. */
  readonly amount: number;
  /** The moment, in Asia/Dhaka with its offset. */
  readonly at: string;
  /** Where it stands in the file. */
  readonly line: number;
  readonly sender: string;
  readonly note: string;
  readonly text: string;
  /** What is in the account after it, as far as the file says so. */
  readonly balance?: number | undefined;
  readonly valueOn?: CalendarDate | undefined;
  readonly outside?: string | undefined;
}

/** What lines are compared by. */
export interface ComparedLine {
  readonly on: CalendarDate;
  readonly amount: number;
  readonly balance: number | null;
  readonly outside: string | null;
  readonly text: string;
}

/** In how many places lines follow each other by their balances. */
const meetings = (lines: readonly ReadLine[]) =>
  lines.filter(({ balance, amount }, index) => {
    const before = lines[index - 1]?.balance;
    return before !== undefined && balance === before + amount;
  }).length;

/** The lines of a file, the oldest first: many banks write the latest first. Their balances decide, or else their days. */
export function inOrder(lines: readonly ReadLine[]): ReadLine[] {
  const turned = lines.toReversed();
  const [asWritten, asTurned] = [meetings(lines), meetings(turned)];
  const isTurned =
    asWritten === asTurned
      ? (lines[0]?.at.slice(0, 10) ?? '') > (turned[0]?.at.slice(0, 10) ?? '')
      : asTurned > asWritten;
  const dayOf = ({ at }: ReadLine) => at.slice(0, 10);
  // The order within a day stays.
  return (isTurned ? turned : [...lines]).toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a line of a file is one that is kept: day and sum, and whatever both say besides. What the bank has after it decides. */
function isSame(one: ComparedLine, other: ComparedLine): boolean {
  if (one.balance !== null && other.balance !== null) {
    return one.balance === other.balance;
  }
  return one.outside !== null && other.outside !== null
    ? outsideKey(one.outside) === outsideKey(other.outside)
    : plain(one.text) === plain(other.text);
}

/** The kept line that each line of a file is, if any; none is given twice, because each line of one file is another one. */
export function findStored<Kept extends ComparedLine>(
  read: readonly ComparedLine[],
  kept: readonly Kept[],
): (Kept | undefined)[] {
  const nameOf = ({ on, amount }: ComparedLine) => `${on} ${amount}`;
  const groups = new Map<string, Kept[]>();
  for (const line of kept) {
    groups.set(nameOf(line), [...(groups.get(nameOf(line)) ?? []), line]);
  }
  return read.map((line) => {
    const group = groups.get(nameOf(line)) ?? [];
    const alike = group.filter((each) => isSame(line, each));
    const best = alike.find((each) => plain(each.text) === plain(line.text)) ?? alike[0];
    if (best !== undefined) {
      group.splice(group.indexOf(best), 1);
    }
    return best;
  });
}

/** A line of one day, with what the bank says is in the account after it. */
export interface DayLine {
  readonly amount: number;
  readonly balance: number | null;
}

/**
 * What is in an account at the end of a day by its lines: each leads from one balance to the next, in whatever order they are kept.
 * @param before what was in it the day before; poisha
 * @returns undefined when no line says a balance
 */
export function dayEnd(lines: readonly DayLine[], before: number): number | undefined {
  const told = lines.flatMap(({ amount, balance }) => (balance === null ? [] : [{ amount, balance }]));
  const last = told.at(-1);
  if (last === undefined) {
    return undefined;
  }
  const reached = new Map<number, number>();
  const add = (balance: number, by: 1 | -1) => reached.set(balance, (reached.get(balance) ?? 0) + by);
  for (const { amount, balance } of told) {
    add(balance, 1);
    add(balance - amount, -1);
  }
  const [end, ...others] = [...reached].flatMap(([balance, net]) => (net === 1 ? [balance] : []));
  const isOpen = [...reached.values()].some((net) => Math.abs(net) > 1);
  if (end === undefined && !isOpen) {
    // What came went again: the day ends as it began.
    return reached.has(before) ? before : last.balance;
  }
  return end !== undefined && others.length === 0 && !isOpen ? end : last.balance;
}
