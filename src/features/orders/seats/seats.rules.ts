import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';

/** The seats that an order is sold with. */
export interface SoldSeats {
  readonly departureId: string;
  /** The last day on which they can be sold. */
  readonly cutOff: CalendarDate;
  readonly party: Party;
}
