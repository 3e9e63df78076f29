import { dhakaDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import { type Seats, stateOn } from '../departures.rules.ts';

/** @throws Failure conflict when it is cancelled or has left. */
export function refuseOver(departure: Parameters<typeof stateOn>[0], now: Date): void {
  const state = stateOn(departure, dhakaDate(now));
  if (state === 'cancelled' || state === 'departed') {
    const code = state === 'cancelled' ? 'departures.cancelled' : 'departures.departed';
    throw new Failure('conflict', code, `The departure is ${state}.`, [], { state });
  }
}

/** @throws Failure conflict, with the current version, when somebody saved meanwhile. */
export function refuseOutdated({ version }: { readonly version: number }, basedOn: number): void {
  if (version !== basedOn) {
    throw new Failure(
      'conflict',
      'departures.changed',
      `Version ${version} was saved meanwhile; yours is based on ${basedOn}.`,
      [],
      { basedOn, version },
    );
  }
}

/** What was sold for a day isn't moved with it: its bookings are moved or cancelled, and everybody is told. @throws Failure conflict. */
export function refuseSeated({ held, booked }: Pick<Seats, 'held' | 'booked'>): void {
  if (held + booked > 0) {
    throw new Failure(
      'conflict',
      'departures.seated',
      `Somebody has seats on it: ${booked} are booked and ${held} held.`,
      [],
      { held, booked },
    );
  }
}
