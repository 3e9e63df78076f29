import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Departure } from '../tour-packages.contract.ts';

type Dates = Pick<Departure, 'departsOn' | 'cutOff'>;
type Seats = Pick<Departure, 'seats' | 'taken'>;

/** From this many seats on down, the number is said with more weight. */
const fewSeats = 4;

/** Whether a seat can still be asked for: neither gone nor past its last day. */
export function isOpen(departure: Dates, today: CalendarDate): boolean {
  return departure.departsOn >= today && departure.cutOff >= today;
}

export function seatsLeft({ seats, taken }: Seats): number {
  return Math.max(0, seats - taken);
}

export type SeatState = 'plenty' | 'few' | 'full';

/** How the seats left are spoken of. */
export function seatState(left: number): SeatState {
  if (left <= 0) {
    return 'full';
  }
  return left <= fewSeats ? 'few' : 'plenty';
}

/** The departures that can be asked for, soonest first. */
export function openDepartures<Run extends Dates>(departures: readonly Run[], today: CalendarDate): Run[] {
  return departures
    .filter((each) => isOpen(each, today))
    .sort((a, b) => (a.departsOn < b.departsOn ? -1 : a.departsOn > b.departsOn ? 1 : 0));
}
