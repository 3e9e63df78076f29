import { type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
import type { Option, TypedSegment } from '../fares.contract.ts';
import { minutesBetween } from '../paste/places.rules.ts';

/** A change of planes: where, and the minutes from landing to leaving. */
interface Change {
  readonly airport: string;
  readonly minutes: number;
}

/** Flights that are one way to somewhere: changes of less than a day don't end it. */
export interface Leg {
  readonly segments: readonly TypedSegment[];
  readonly from: string;
  readonly to: string;
  /** Local at `from`, `YYYY-MM-DDTHH:MM`. */
  readonly departs: string;
  /** Local at `to`. */
  readonly arrives: string;
  /** How many days later by the calendar it arrives; -1 across the date line. */
  readonly daysLater: number;
  /** From the first start to the last landing. */
  readonly minutes: number;
  readonly changes: readonly Change[];
}

const longestChange = 24 * 60;

/** The calendar day of a local time. */
export const dayOf = (local: string): CalendarDate => local.slice(0, 10);

function changeBetween(before: TypedSegment, after: TypedSegment): Change | undefined {
  const minutes = minutesBetween(
    { airport: before.to, local: before.arrives },
    { airport: after.from, local: after.departs },
  );
  return before.to === after.from && minutes !== undefined && minutes >= 0 && minutes < longestChange
    ? { airport: before.to, minutes }
    : undefined;
}

function legOf(segments: readonly [TypedSegment, ...TypedSegment[]]): Leg {
  const [first] = segments;
  const last = segments.at(-1) ?? first;
  return {
    segments,
    from: first.from,
    to: last.to,
    departs: first.departs,
    arrives: last.arrives,
    daysLater: daysBetween(dayOf(first.departs), dayOf(last.arrives)),
    minutes:
      minutesBetween(
        { airport: first.from, local: first.departs },
        { airport: last.to, local: last.arrives },
      ) ?? 0,
    changes: segments.slice(1).flatMap((after, index) => {
      const before = segments[index];
      return (before && changeBetween(before, after)) ?? [];
    }),
  };
}

/** The legs of a journey, in order. */
export function legsOf(segments: readonly TypedSegment[]): Leg[] {
  const groups: [TypedSegment, ...TypedSegment[]][] = [];
  for (const segment of segments) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const returns = group?.some(({ from }) => from === segment.to) === true;
    if (group && before && !returns && changeBetween(before, segment)) {
      group.push(segment);
    } else {
      groups.push([segment]);
    }
  }
  return groups.map(legOf);
}

type Virtue = 'cheapest' | 'shortest' | 'change';

/** What an option has before all others that can be had; nothing where two are alike, or there is only one. */
export function virtueOf(option: Option, all: readonly Option[]): Virtue | undefined {
  const others = all.filter(({ id, isOver, ended }) => id !== option.id && !isOver && ended === null);
  const isMin = (measure: (of: Option) => number) =>
    others.every((other) => measure(option) < measure(other));
  if (option.isOver || option.ended !== null || others.length === 0) {
    return;
  }
  if (isMin(({ total }) => total)) {
    return 'cheapest';
  }
  if (isMin(({ segments }) => legsOf(segments).reduce((sum, { minutes }) => sum + minutes, 0))) {
    return 'shortest';
  }
  return isMin(({ changeFee }) => changeFee ?? Number.POSITIVE_INFINITY) ? 'change' : undefined;
}
