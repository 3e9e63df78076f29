import { Failure } from '#platform/command/failure.ts';
import { type OrderState, textsOf } from '../orders.rules.ts';
import type { TaxedLine } from './package-lines.rules.ts';

interface StoredTexts {
  readonly textEn: string | null;
  readonly textBn: string | null;
}

/** The refusal of what was written about a version that counts no more. */
export const outdated = () =>
  new Failure('conflict', 'orders.changed', 'The order has changed since. Look at it again.');

/**
 * Refuses what can't be changed any more.
 * @param evenCompleted Whether it is a change of money, which an order takes also after its journey.
 * @throws Failure conflict.
 */
export function refuseOver({ state }: { readonly state: OrderState }, evenCompleted = false): void {
  if (state === 'cancelled' || state === 'lapsed' || (state === 'completed' && !evenCompleted)) {
    throw new Failure('conflict', `orders.${state}`, `This order is ${state}.`);
  }
}

/** A line of the version before as it stays in new terms. @param was its position, from 0 */
export const stayingLine = <Line extends Omit<TaxedLine, 'text'> & StoredTexts>(line: Line, was: number) => ({
  ...line,
  text: textsOf(line),
  source: { ...line.source, was },
});

/** A line of new terms, with its texts as stored ones have them. */
export const termsLine = (line: TaxedLine) => ({
  ...line,
  textEn: line.text.en ?? null,
  textBn: line.text.bn ?? null,
});
