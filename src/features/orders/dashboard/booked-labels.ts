import { officeLanguage } from '#dashboard/language.ts';
import { isDayTrip, type TravelDays } from '#features/departures/departures.rules.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';

/** `2 adults, 1 child with bed`, on a day trip `2 adults, 1 child`; what nobody is of is left out. */
export function bookingLabel(party: Party, days: TravelDays): string {
  const shown = (people: number) => ({ count: people, shown: count(people, officeLanguage()) });
  const { adults, childrenWithBed, childrenWithoutBed, infants, singleRooms } = party;
  const child = isDayTrip(days) ? m.package_count_children : m.package_count_childbed;
  return [
    m.package_count_adults(shown(adults)),
    ...(childrenWithBed > 0 ? [child(shown(childrenWithBed))] : []),
    ...(childrenWithoutBed > 0 ? [m.package_count_childnobed(shown(childrenWithoutBed))] : []),
    ...(infants > 0 ? [m.package_count_infants(shown(infants))] : []),
    ...(singleRooms > 0 ? [m.package_count_single(shown(singleRooms))] : []),
  ].join(', ');
}
