import { type Posting, sumOn } from '../ledger.rules.ts';

/** By how much postings change what a supplier is owed; poisha. */
export const owedMore = (postings: readonly Posting[]): number =>
  0 - sumOn(postings, 'supplier') - sumOn(postings, 'supplierAdvances');

/**
 * What moves between payables and advances so that a supplier has a balance on one of them only: what they are owed is a payable, and
 * what they got too much, or too early, an advance. A bill uses up an advance first, a payment what is owed.
 * @param owed what the supplier is owed before the postings; negative for an advance
 * @param more by how much the postings change that
 */
export function movedToAdvances(
  owed: number,
  postings: readonly Posting[],
  more = owedMore(postings),
): Posting[] {
  const wanted = Math.max(0 - owed - more, 0);
  const moved = wanted - Math.max(0 - owed, 0) - sumOn(postings, 'supplierAdvances');
  return moved === 0
    ? []
    : [
        { account: 'supplierAdvances', amount: moved },
        { account: 'supplier', amount: 0 - moved },
      ];
}
