import { largestAmount } from '#platform/money/money.contract.ts';
import { sumOf, totalOf } from '../orders.rules.ts';

interface Terms {
  readonly lines: Parameters<typeof totalOf>[0];
  readonly plan?: readonly { readonly amount: number }[] | undefined;
}

type Refuse = (path: string, message: string) => void;

/** Whether lines can be sold; the names of the fields that are wrong. */
export function checkLines({ lines, plan }: Terms, refuse: Refuse): void {
  const total = totalOf(lines);
  // Discounts don't make up for prices that no sum can hold.
  const isTooLarge = lines.reduce((sum, line) => sum + Math.abs(sumOf(line)), 0) > largestAmount;
  if (total < 0 || isTooLarge) {
    refuse('lines', isTooLarge ? 'The sums are too large.' : 'Discounts are larger than prices.');
  }
  if (plan?.some((part) => part.amount === 0)) {
    refuse('plan', 'A part of the plan is nothing.');
  }
}

/** Whether lines with their VAT can be sold, and the plan adds to them; the names of the fields that are wrong. */
export function checkTerms(terms: Terms, refuse: Refuse): void {
  const total = totalOf(terms.lines);
  const planned = terms.plan?.reduce((sum, part) => sum + part.amount, 0) ?? total;
  if (planned !== total && total >= 0) {
    refuse('plan', `The plan must add to the total, which is ${total} poisha.`);
  }
  checkLines(terms, refuse);
}
