import { westernDigits } from '#platform/format/numbers.ts';
import { newOption, type Option } from '../fares.contract.ts';

const cabins = newOption.shape.cabin.unwrap().options;

/** The kilograms of a text such as `2 × 23 kg + 7 kg` or `৩০ কেজি`; undefined for one that names none, or pieces without a weight. */
export function kilogramsIn(text: string): number | undefined {
  const parts = [
    ...westernDigits(text).matchAll(
      /(?:(\d{1,2})\s*(?:[×x*]|pcs?(?: of)?|টি)\s*)?(\d{1,3})\s*(?:kgs?|kilos?|কেজি)/gi,
    ),
  ];
  return parts.length === 0
    ? undefined
    : parts.reduce((sum, [, pieces, weight]) => sum + Number(pieces ?? 1) * Number(weight), 0);
}

/** Of what an option gives less than another that can be had. What can't be compared isn't less. */
export function lessThanOthers(option: Option, all: readonly Option[]) {
  const others = all.filter(({ id, isOver, ended }) => id !== option.id && !isOver && ended === null);
  const isLess = (measure: (of: Option) => number | undefined) => {
    const own = measure(option);
    return own !== undefined && others.some((other) => (measure(other) ?? own) > own);
  };
  const never = Number.NEGATIVE_INFINITY;
  return {
    cabin: isLess(({ cabin }) => cabins.indexOf(cabin)),
    bags: isLess(({ baggage }) => (baggage === null ? undefined : kilogramsIn(baggage))),
    change: isLess(({ changeFee }) => (changeFee === null ? never : -changeFee)),
    refund: isLess(({ refundFee }) => (refundFee === null ? never : -refundFee)),
  };
}
