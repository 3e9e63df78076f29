import type { CalendarDate } from '#platform/calendar-date.ts';
import { birthdayOf } from './travellers.rules.ts';

/** As what somebody travels by their age. */
export type AgeKind = 'adult' | 'child' | 'infant';

/** Ages in whole years: an infant is younger than `infantUnder`, a child younger than `childUnder`. */
export interface AgePolicy {
  readonly infantUnder: number;
  readonly childUnder: number;
}

/** As airlines count. */
export const airlineAges: AgePolicy = { infantUnder: 2, childUnder: 12 };

/** Full years on a day. */
export function ageOn(birthDate: CalendarDate, on: CalendarDate): number {
  const age = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return birthdayOf(birthDate, age) <= on ? age : age - 1;
}

/** As what somebody travels who comes back on a day: ages count at the return. */
export function kindOn(
  birthDate: CalendarDate,
  on: CalendarDate,
  { infantUnder, childUnder }: AgePolicy,
): AgeKind {
  const age = ageOn(birthDate, on);
  return age < infantUnder ? 'infant' : age < childUnder ? 'child' : 'adult';
}
