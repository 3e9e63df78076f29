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

/** The seats of a party: infants take none. */
export const seatsOf = ({ adults, childrenWithBed, childrenWithoutBed }: BookedParty): number =>
  adults + childrenWithBed + childrenWithoutBed;
