import { type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
import { allocate, wholeShare } from '#platform/money/money.rules.ts';
import type { Fee, VisaFacts, VisaKind } from './visas.contract.ts';

/** The total price of one kind of visa, in poisha: embassy fee, visa-centre fee and service charge. */
export function totalFee(kind: Pick<VisaKind, 'fees'>): number {
  return kind.fees.embassy.poisha + kind.fees.centre.poisha + kind.fees.service.poisha;
}

/** The lowest total of a guide's kinds, in poisha, for lists. */
export function lowestFee(kinds: readonly Pick<VisaKind, 'fees'>[]): number {
  return Math.min(...kinds.map(totalFee));
}

/** The parts of a fee, in the order of payment. */
export const feeParts = ['embassy', 'centre', 'service'] as const;
export type FeePart = (typeof feeParts)[number];

export interface FeeShare {
  readonly part: FeePart;
  readonly fee: Fee;
  /** Start and length of the part in a bar of 100. */
  readonly from: number;
  readonly width: number;
}

/** The three parts of the fee in the order of payment, as shares of the whole; all 0 where it is free. */
export function feeShares({ fees }: Pick<VisaKind, 'fees'>): FeeShare[] {
  const whole = totalFee({ fees }) === 0 ? 0 : wholeShare;
  const widths = allocate(
    whole,
    feeParts.map((part) => fees[part].poisha),
  );
  let before = 0;
  return feeParts.map((part, index) => {
    const from = before;
    const width = widths[index] ?? 0;
    before += width;
    return { part, fee: fees[part], from: from / 100, width: width / 100 };
  });
}

/** Whether a kind is applied for beforehand, and its papers handed in; of the rest people ask. */
export const isAppliedFor = ({ form }: Pick<VisaKind, 'form'>): boolean =>
  form === 'e-visa' || form === 'sticker';

/**
 * Where the papers of a kind go, unless it says so itself: a guide names the place for its main kind, and what has another form
 * goes elsewhere.
 */
export function placeOf(
  { form, handedInAt: own }: Pick<VisaKind, 'form' | 'handedInAt'>,
  { kinds: [main], handedInAt }: Pick<VisaFacts, 'kinds' | 'handedInAt'>,
): VisaFacts['handedInAt'] {
  if (own !== undefined) {
    return own;
  }
  if (!isAppliedFor({ form })) {
    return 'airport';
  }
  return form === main?.form ? handedInAt : form === 'e-visa' ? 'online' : 'embassy';
}

/** After this many days a guide must be checked again. */
export const checkedLongAgoDays = 90;

/** Whether the last check is so long ago that readers are told. */
export function isCheckedLongAgo(checkedOn: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(checkedOn, today) > checkedLongAgoDays;
}

/** A duration as people say it: 90 days as 3 months, 365 as a year, 63 as 63 days. */
export function spokenLength(days: number): {
  readonly unit: 'day' | 'month' | 'year';
  readonly count: number;
} {
  if (days % 365 === 0) {
    return { unit: 'year', count: days / 365 };
  }
  return days >= 60 && days % 30 === 0 ? { unit: 'month', count: days / 30 } : { unit: 'day', count: days };
}
