import type { TourPackageFacts } from '../tour-packages.contract.ts';

/** A step of the ladder with its range of days before the departure. */
export interface LadderStep {
  readonly keepPercent: number;
  readonly from: number;
  /** Absent on the earliest step. */
  readonly to: number | undefined;
}

/** The cancellation ladder from the earliest step to the last, each with its range of days. */
export function ladderSteps(steps: TourPackageFacts['cancellation']): readonly LadderStep[] {
  const sorted = steps.toSorted((a, b) => b.daysBefore - a.daysBefore);
  return sorted.map(({ daysBefore, keepPercent }, index) => {
    const earlier = sorted[index - 1];
    return { keepPercent, from: daysBefore, to: earlier && earlier.daysBefore - 1 };
  });
}
