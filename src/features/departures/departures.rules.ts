import { addDays, type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
import type { DeparturePlan, DepartureState, StoredState } from './departures.contract.ts';

interface Dates {
  readonly departsOn: CalendarDate;
  readonly cutOff: CalendarDate;
}

/** The seats of a departure, and what has become of them. */
export interface Seats {
  readonly seats: number;
  readonly keptBack: number;
  readonly held: number;
  readonly booked: number;
}

/** From this many seats on down, the number is said with more weight. */
const fewSeats = 4;

/** Whether a seat can still be asked for: open, neither gone nor past its last day. */
export function isOpen(departure: Dates & { readonly state: StoredState }, today: CalendarDate): boolean {
  return departure.state === 'open' && departure.departsOn >= today && departure.cutOff >= today;
}

/** How a departure stands on a day. It has departed from the day after it leaves. */
export function stateOn(
  { departsOn, state }: { readonly departsOn: CalendarDate; readonly state: StoredState },
  today: CalendarDate,
): DepartureState {
  return state !== 'cancelled' && departsOn < today ? 'departed' : state;
}

/** Seats that can be had. `leftOf` in departures.queries.ts is the same for the database. */
export function seatsLeft({ seats, keptBack, held, booked }: Seats): number {
  return Math.max(0, seats - keptBack - held - booked);
}

export type SeatState = 'plenty' | 'few' | 'full';

/** How the seats left are spoken of. */
export function seatState(left: number): SeatState {
  if (left <= 0) {
    return 'full';
  }
  return left <= fewSeats ? 'few' : 'plenty';
}

/** What is planned of a departure, moved to another day: every other day keeps its distance. */
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

/** A key that no other departure of the package has: the day, and a number when there are several. */
export function freeKey(departsOn: CalendarDate, taken: ReadonlySet<string>): string {
  let key: string = departsOn;
  for (let number = 2; taken.has(key); number += 1) {
    key = `${departsOn}-${number}`;
  }
  return key;
}
