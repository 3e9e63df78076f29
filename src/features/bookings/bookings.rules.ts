/** Unpaid holds, as limits count them. */
export interface HoldCounts {
  /** Running ones from one address. Carriers put thousands of phones behind one: their holds are limited by contact and departure. */
  readonly ofVisitor: number;
  /** Running ones of one telephone number. */
  readonly ofContact: number;
  /** Made on the departure within an hour and not paid, running or lapsed. */
  readonly ofDeparture: number;
  readonly seats: number;
}

const most = { ofVisitor: 400, ofContact: 10, ofDeparture: 30 } as const;

/** Whether one more unpaid hold would be one too many: so that nobody empties a tour by holding it again and again. */
export const holdsAreTooMany = ({ ofVisitor, ofContact, ofDeparture, seats }: HoldCounts): boolean =>
  ofVisitor >= most.ofVisitor ||
  ofContact >= most.ofContact ||
  ofDeparture >= Math.max(most.ofDeparture, 3 * seats);
