import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { BookedParty } from '../booked/booked.rules.ts';

/** `2 adults, 1 child with bed`; what nobody is of is left out. */
export function bookedWords(party: BookedParty): string {
  const shown = (people: number) => ({ count: people, shown: count(people, officeLanguage()) });
  const { adults, childrenWithBed, childrenWithoutBed, infants, singleRooms } = party;
  return [
    m.package_count_adults(shown(adults)),
    ...(childrenWithBed > 0 ? [m.package_count_childbed(shown(childrenWithBed))] : []),
    ...(childrenWithoutBed > 0 ? [m.package_count_childnobed(shown(childrenWithoutBed))] : []),
    ...(infants > 0 ? [m.package_count_infants(shown(infants))] : []),
    ...(singleRooms > 0 ? [m.package_count_single(shown(singleRooms))] : []),
  ].join(', ');
}
