import type { Party } from '#features/tour-packages/price/price.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';

/** Who travels. Infants take no seat. */
export interface BookedParty {
  readonly adults: number;
  readonly childrenWithBed: number;
  readonly childrenWithoutBed: number;
  readonly infants: number;
  /** Adults alone in a room. */
  readonly singleRooms: number;
}

/** The party in a row that has more. */
export const partyOf = ({
  adults,
  childrenWithBed,
  childrenWithoutBed,
  infants,
  singleRooms,
}: BookedParty): BookedParty => ({ adults, childrenWithBed, childrenWithoutBed, infants, singleRooms });

/** The seats that an order is sold with. */
export interface SoldSeats {
  readonly departureId: string;
  /** The last day on which they can be sold. */
  readonly cutOff: CalendarDate;
  readonly party: BookedParty;
}

/** A booked party by the parts that have a price. */
export const pricedParty = (party: BookedParty): Party => ({
  adults: party.adults,
  childbed: party.childrenWithBed,
  childnobed: party.childrenWithoutBed,
  infants: party.infants,
  single: party.singleRooms,
});

/** The seats of a party: infants take none. */
export const seatsOf = ({ adults, childrenWithBed, childrenWithoutBed }: BookedParty): number =>
  adults + childrenWithBed + childrenWithoutBed;
