import type { Posting } from '#features/ledger/ledger.rules.ts';

/**
 * What a count of the safe found; poisha. More than the books have, at the first count, was there before they began (`opening`);
 * everything else is missing or too much (`off`). What the books have must be there at the first count, too.
 */
export function safeDifference({ balance, counted, isOpened }: SafeCount) {
  const difference = counted - balance;
  const opening = isOpened ? 0 : Math.max(0, difference);
  return { difference, opening, off: difference - opening };
}
interface SafeCount {
  readonly balance: number;
  readonly counted: number;
  /** Whether it was counted before. */
  readonly isOpened: boolean;
}

/** What a count of the safe books; poisha. */
export const safePostings = ({ difference, opening, off }: ReturnType<typeof safeDifference>): Posting[] => [
  { account: 'safe', amount: difference },
  { account: 'opening', amount: 0 - opening },
  { account: 'cashDifferences', amount: 0 - off },
];
