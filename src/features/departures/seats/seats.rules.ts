import type { CalendarDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import { isOpen, stateOn } from '../departures.rules.ts';

/** The refusal of more seats than there are left. */
export const tooFew = (left: number): Failure =>
  new Failure(
    'conflict',
    'bookings.full',
    left === 0 ? 'The departure is full.' : `Only ${left} seats are left.`,
    [],
    {
      left,
    },
  );

/** Refuses seats on a departure that isn't open on a day. @throws Failure conflict `bookings.closed`. */
export function refuseClosed(departure: Parameters<typeof isOpen>[0], today: CalendarDate): void {
  if (!isOpen(departure, today)) {
    const message = 'Seats on this departure cannot be booked any more.';
    throw new Failure('conflict', 'bookings.closed', message, [], { state: stateOn(departure, today) });
  }
}
