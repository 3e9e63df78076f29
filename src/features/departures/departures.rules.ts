import { addDays, type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
import type { Decision, DeparturePlan, DepartureState, StoredState } from './departures.contract.ts';

interface Dates {
  readonly departsOn: CalendarDate;
  readonly cutOff: CalendarDate;
}

/** The seats of a departure by use. */
export interface Seats {
  readonly seats: number;
  readonly keptBack: number;
  readonly held: number;
  readonly booked: number;
}

/** From this many seats down, the number is emphasised. */
const fewSeats = 4;

/** Whether a seat can be requested: open, not departed, not past the cut-off. */
export function isOpen(departure: Dates & { readonly state: StoredState }, today: CalendarDate): boolean {
  return departure.state === 'open' && departure.departsOn >= today && departure.cutOff >= today;
}

/** The state of a departure on a day. It is departed from the day after it leaves. */
export function stateOn(
  { departsOn, state }: { readonly departsOn: CalendarDate; readonly state: StoredState },
  today: CalendarDate,
): DepartureState {
  return state !== 'cancelled' && departsOn < today ? 'departed' : state;
}

/**
 * Seats left; the same as `leftOf` in departures.queries.ts. None while somebody on the waiting list would have room on them:
 * they are offered to that party first.
 */
export function seatsLeft({
  seats,
  keptBack,
  held,
  booked,
  isAwaited = false,
}: Seats & { readonly isAwaited?: boolean }): number {
  return isAwaited ? 0 : Math.max(0, seats - keptBack - held - booked);
}

export type TravelDays = Readonly<Pick<DeparturePlan, 'departsOn' | 'returnsOn'>>;

/** Whether it is back on the day on which it leaves: nobody has a bed or a room. */
export const isDayTrip = ({ departsOn, returnsOn }: TravelDays): boolean => departsOn === returnsOn;

export type SeatState = 'plenty' | 'few' | 'full';

/** How the seats left are worded. */
export function seatState(left: number): SeatState {
  if (left <= 0) {
    return 'full';
  }
  return left <= fewSeats ? 'few' : 'plenty';
}

/** The plan of a departure moved to another day; its other dates shift with it. */
export function movedTo<Plan extends Pick<DeparturePlan, 'departsOn' | 'returnsOn' | 'cutOff' | 'decidedOn'>>(
  plan: Plan,
  departsOn: CalendarDate,
): Plan {
  const by = daysBetween(plan.departsOn, departsOn);
  return {
    ...plan,
    departsOn,
    returnsOn: addDays(plan.returnsOn, by),
    cutOff: addDays(plan.cutOff, by),
    ...(plan.decidedOn ? { decidedOn: addDays(plan.decidedOn, by) } : {}),
  };
}

/** A key that is unique in the package: the date, with a number when it repeats. */
export function freeKey(departsOn: CalendarDate, taken: ReadonlySet<string>): string {
  let key: string = departsOn;
  for (let number = 2; taken.has(key); number += 1) {
    key = `${departsOn}-${number}`;
  }
  return key;
}

/** How many have booked of the least number, while it isn't decided whether a departure runs; held seats don't count. */
export const joinedOf = (departure: {
  readonly booked: number;
  readonly leastToRun: number | null;
  readonly decidedOn: CalendarDate | null;
  readonly decision: Decision | null;
}) =>
  departure.leastToRun === null || departure.decidedOn === null || departure.decision !== null
    ? undefined
    : { booked: departure.booked, least: departure.leastToRun, decidedOn: departure.decidedOn };
