import { Failure } from '#platform/command/failure.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import type { NewOption } from '../fares.contract.ts';
import { totalOfFares } from '../fares.rules.ts';
import { canLand, placeOf } from '../paste/places.rules.ts';

/**
 * @throws Failure invalid `fares.option` for an airport that has no scheduled flights; `fares.times` for a flight that can't leave and
 * land at these times.
 */
export function refuseUnflown(segments: NewOption['segments']): void {
  for (const [index, segment] of segments.entries()) {
    const [from, to] = [placeOf(segment.from), placeOf(segment.to)];
    if (from === undefined || to === undefined) {
      const path = `segments.${index}.${from === undefined ? 'from' : 'to'}`;
      const message = 'There is no such airport.';
      throw new Failure('invalid', 'fares.option', message, [{ path, message }]);
    }
    if (!canLand(from, to, segment.departs, segment.arrives)) {
      const message = 'By the clocks of its airports this flight can’t land then: look at day and time.';
      const flight = `${segment.airline} ${segment.flight}`;
      throw new Failure('invalid', 'fares.times', message, [{ path: `segments.${index}.arrives`, message }], {
        flight,
      });
    }
  }
}

/** @throws Failure invalid as `refuseUnflown` does, and `fares.option` for a price that is nothing or too large. */
export function refuseUnsold({ segments, fares }: Pick<NewOption, 'segments' | 'fares'>): void {
  refuseUnflown(segments);
  const total = totalOfFares(fares);
  if (total <= 0 || total > largestAmount) {
    const message = 'The price is nothing, or too large.';
    throw new Failure('invalid', 'fares.option', message, [{ path: 'fares', message }]);
  }
}
