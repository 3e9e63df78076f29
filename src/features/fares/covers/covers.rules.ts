import type { PaperCover } from '#features/papers/papers.contract.ts';
import { routeOf } from '../fares.rules.ts';
import { legsOf } from '../legs/legs.rules.ts';
import { legView, type Reader } from '../option-view.rules.ts';
import { formatTicketNumber } from '../tickets/tickets.rules.ts';
import type { CoverContent } from './covers.contract.ts';

/** A ticket cover as its paper prints it. */
export const coverView = (
  { pnr, issuedBy, passengers, segments }: CoverContent,
  reader: Omit<Reader, 'now'>,
): PaperCover => ({
  pnr,
  issuedBy,
  route: segments === null ? '' : routeOf(segments),
  passengers: passengers.map(({ surname, givenNames, number, fare }) => ({
    name: `${surname}, ${givenNames}`,
    number: formatTicketNumber(number),
    fare,
  })),
  legs: (segments === null ? [] : legsOf(segments)).map((leg) => {
    const { on, departs, arrives, from, to, later, flights } = legView(leg, reader);
    return {
      on,
      departs,
      arrives: later === undefined ? arrives : `${arrives} (${later})`,
      from,
      to,
      flights,
    };
  }),
});
