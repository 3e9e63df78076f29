import { seatState } from '#features/departures/departures.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';

/** `12 seats left`, `Full`; never "hurry". */
export function seatsLeftLabel(left: number, language: Language): string {
  return seatState(left) === 'full'
    ? m.packages_full()
    : m.packages_seats_left({ count: left, shown: count(left, language) });
}
