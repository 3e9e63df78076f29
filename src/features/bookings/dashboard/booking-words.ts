import { momentWords } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { BookingItem } from '../bookings.contract.ts';

/** `2 adults, 1 child with bed`; what nobody is of is left out. */
export function partyWords(party: BookingItem['party']): string {
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

/** How the seats of a booking stand. */
export const seatWords = ({ seatState, heldUntil }: Pick<BookingItem, 'seatState' | 'heldUntil'>): string =>
  seatState === 'booked'
    ? m.office_dep_col_booked()
    : heldUntil === null
      ? m.office_booking_gone()
      : m.office_booking_until({ time: momentWords(heldUntil) });
