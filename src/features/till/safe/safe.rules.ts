import type { Posting } from '#features/ledger/ledger.rules.ts';

/** What a count of the safe books: what was there before the books began, or what is missing or too much since; poisha. */
export const safePostings = (difference: number, isOpened: boolean): Posting[] => [
  { account: 'safe', amount: difference },
  { account: isOpened ? 'cashDifferences' : 'opening', amount: 0 - difference },
];
