import type { Posting } from '#features/ledger/ledger.rules.ts';

/** Charges that are passed on: what was collected for them stands on the account of the same name. */
export const passedOnCharges = ['official', 'supplier'] as const;
export type PassedOnCharge = (typeof passedOnCharges)[number];

/** Whether a charge is passed on to an embassy, an airline or a hotel. */
export const isPassedOn = (charge: string): charge is PassedOnCharge =>
  passedOnCharges.some((each) => each === charge);

/** How passing on a line stands, or by how much it changes; poisha. */
export interface PassedOnSums {
  /** What it cost: `fell` and `lost` add to it. */
  readonly amount: number;
  /** So much of the cost had been collected. */
  readonly fell: number;
  /** So much hadn't. */
  readonly lost: number;
  /** What was collected beyond the cost, once nothing more comes. */
  readonly gained: number;
}

export const nothingPassedOn: PassedOnSums = { amount: 0, fell: 0, lost: 0, gained: 0 };

interface Collected {
  readonly charge: PassedOnCharge;
  /** What the line was sold for; 0 for one that isn't in the order any more. */
  readonly price: number;
  readonly cost: number;
}

/**
 * How much of what an order holds of a charge is for each line: what it was sold for. A cancelled order holds less: then what lines
 * cost comes first, in their order. @param held by charge, poisha @returns by the lines' places
 */
export function collectedFor(
  lines: readonly Collected[],
  held: Readonly<Record<PassedOnCharge, number>>,
): number[] {
  const left = { ...held };
  const take = (charge: PassedOnCharge, most: number): number => {
    const taken = Math.max(0, Math.min(most, left[charge]));
    left[charge] -= taken;
    return taken;
  };
  const needed = lines.map(({ charge, price, cost }) => take(charge, Math.min(price, cost)));
  return lines.map(({ charge, price }, place) => {
    const first = needed[place] ?? 0;
    return first + take(charge, price - first);
  });
}

/**
 * How a line stands that cost so much. @param collected for it
 * @param isFinished nothing more comes: what was collected beyond the cost is a gain
 */
export function standingAt(cost: number, collected: number, isFinished: boolean): PassedOnSums {
  const fell = Math.min(cost, collected);
  return { amount: cost, fell, lost: cost - fell, gained: isFinished && cost > 0 ? collected - fell : 0 };
}

/** By how much a line's sums change. */
export const changeOf = (before: PassedOnSums, after: PassedOnSums): PassedOnSums => ({
  amount: after.amount - before.amount,
  fell: after.fell - before.fell,
  lost: after.lost - before.lost,
  gained: after.gained - before.gained,
});

/** What a change of a line's sums books, without who paid. */
export const passedOnPostings = (charge: PassedOnCharge, { fell, lost, gained }: PassedOnSums): Posting[] => [
  { account: charge, amount: fell + gained },
  { account: 'passedOnLoss', amount: lost },
  { account: 'passedOnGain', amount: 0 - gained },
];
