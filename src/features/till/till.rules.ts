import type { Posting } from '#features/ledger/ledger.rules.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';

/** Notes and coins by their value in taka, as a till is counted. */
export const noteValues = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** How many there are of each value, by the value as text. */
export type Notes = Readonly<Partial<Record<string, number>>>;

/** What counted notes come to; poisha. */
export const countedSum = (notes: Notes): number =>
  noteValues.reduce((sum, value) => sum + value * poishaPerTaka * (notes[String(value)] ?? 0), 0);

/** Money from the safe into a till; poisha. */
export const floatPostings = (amount: number): Posting[] => [
  { account: 'cash', amount },
  { account: 'safe', amount: 0 - amount },
];

/** What was counted more (positive) or less than there should be. */
export const differencePostings = (amount: number): Posting[] => [
  { account: 'cash', amount },
  { account: 'cashDifferences', amount: 0 - amount },
];

/** Money from a till into the safe. */
export const handedOverPostings = (amount: number): Posting[] => [
  { account: 'safe', amount },
  { account: 'cash', amount: 0 - amount },
];

interface Drawer {
  /** What the ledger has in the till. */
  readonly balance: number;
  /** Cash that was taken and counts only after another person's approval: it is in the drawer, not yet in the ledger. */
  readonly waiting: number;
  readonly counted: number;
}

/** What a count means; poisha. Money that waits for approval stays with the clerk: it isn't the agency's yet. */
export function countedDay({ balance, waiting, counted }: Drawer) {
  const expected = balance + waiting;
  return { expected, difference: counted - expected, handedOver: Math.max(0, counted - waiting) };
}
