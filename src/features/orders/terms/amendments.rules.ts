import { opposite, type Posting } from '#features/ledger/ledger.rules.ts';
import type { LineVat } from '#features/ledger/vat/vat.rules.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import type { LineSource } from '../orders.contract.ts';
import { type Charge, saleOf, sumOf, totalOf, vatOf } from '../orders.rules.ts';
import type { Due } from './plan.rules.ts';

interface Line extends Partial<LineVat> {
  readonly charge: Charge;
  readonly quantity: number;
  readonly unit: number;
  readonly textEn: string | null;
  readonly textBn: string | null;
  /** Poisha. */
  readonly vatSum?: number;
  readonly source?: Pick<LineSource, 'kind' | 'of' | 'brought'>;
}

/** A line that one version has more of than the other: the quantity is negative for what is taken away. */
export type ChangedLine = Line;

const identity = ({ charge, unit, textEn, textBn, vatRate = 0, vatAdded = false }: Line) =>
  JSON.stringify([charge, unit, textEn, textBn, vatRate, vatAdded]);

/** What is taken away and what is added, line by line; their sums add to the difference of the totals. */
export function differenceOf(before: readonly Line[], after: readonly Line[]): ChangedLine[] {
  const found = new Map<string, ChangedLine>();
  const add = (line: Line, sign: 1 | -1) => {
    const { quantity = 0, vatSum = 0 } = found.get(identity(line)) ?? {};
    // Its VAT is the difference of what was reckoned, to the poisha.
    found.set(identity(line), {
      ...line,
      quantity: quantity + sign * line.quantity,
      vatSum: vatSum + sign * vatOf(line),
    });
  };
  for (const line of before) {
    add(line, -1);
  }
  for (const line of after) {
    add(line, 1);
  }
  return [...found.values()].filter(({ quantity, vatSum }) => quantity !== 0 || vatSum !== 0);
}

/** What an amendment books: the lines before are taken off the customer's bill, and those after put on it. */
export const amendmentOf = (before: readonly Line[], after: readonly Line[]): Posting[] => [
  ...opposite(saleOf(before)),
  ...saleOf(after),
];

/**
 * The paper of an amendment: a credit note over what the order costs less, or a new invoice in place of those before. None
 * when only the plan or the day of travel changes.
 */
export function paperOf(
  before: readonly Line[],
  after: readonly Line[],
): 'credit-note' | 'invoice' | undefined {
  if (totalOf(after) < totalOf(before)) {
    return 'credit-note';
  }
  return differenceOf(before, after).length > 0 ? 'invoice' : undefined;
}

/**
 * The plan before, as it becomes for another total or another day of travel. What costs more is due with the last part that
 * is still to come, or today. What costs less is taken off the last parts first. Parts to come move with the day of travel.
 * @param restOn the day by which the settings want the rest; undefined when the day of travel stays.
 */
export function amendedPlan(
  plan: readonly Due[],
  total: number,
  today: CalendarDate,
  restOn: CalendarDate | undefined,
): Due[] {
  const moved = plan.map((part) =>
    restOn === undefined || part.due <= today
      ? part
      : { amount: part.amount, due: restOn < today ? today : restOn },
  );
  const more = total - moved.reduce((sum, { amount }) => sum + amount, 0);
  if (more > 0) {
    const last = moved.at(-1);
    return last === undefined || last.due < today
      ? [...moved, { amount: more, due: today }]
      : [...moved.slice(0, -1), { ...last, amount: last.amount + more }];
  }
  let less = -more;
  return moved
    .toReversed()
    .map((part) => {
      const taken = Math.min(less, part.amount);
      less -= taken;
      return { ...part, amount: part.amount - taken };
    })
    .filter(({ amount }) => amount > 0)
    .toReversed();
}

/** The day by which the rest is due when the day of travel has changed; undefined when it hasn't. */
export function restDay(
  before: CalendarDate | null,
  after: CalendarDate | null,
  restDaysBefore: number,
  today: CalendarDate,
): CalendarDate | undefined {
  if (before === after) {
    return undefined;
  }
  return after === null ? today : addDays(after, -restDaysBefore);
}

/** Lines on which more was spent than they cost in the new terms, or that are gone from them; by their text. */
export function spentLines(
  before: readonly (Line & { readonly spent: number })[],
  after: readonly (Line & { readonly source: { readonly was?: number | undefined } })[],
): Line[] {
  return before.filter((line, position) => {
    const now = after.filter(({ source }) => source.was === position);
    return line.spent > 0 && line.spent > now.reduce((sum, each) => sum + sumOf(each), 0);
  });
}
