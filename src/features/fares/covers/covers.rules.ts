import type { PaperCover, PaperLeg } from '#features/papers/papers.contract.ts';
import type { TypedSegment } from '../fares.contract.ts';
import { routeOf } from '../fares.rules.ts';
import { legsOf } from '../legs/legs.rules.ts';
import { legView, type Reader } from '../option-view.rules.ts';
import { formatTicketNumber } from '../tickets/tickets.rules.ts';
import type { CoverContent } from './covers.contract.ts';

/** Flights as papers say them. @param who whose they are, where not all fly the same */
export const paperLegs = (
  segments: readonly TypedSegment[],
  reader: Omit<Reader, 'now'>,
  who?: readonly string[],
): PaperLeg[] =>
  legsOf(segments).map((leg) => {
    const { on, departs, arrives, from, to, later, flights } = legView(leg, reader);
    return {
      on,
      departs,
      arrives: later === undefined ? arrives : `${arrives} (${later})`,
      from,
      to,
      flights,
      ...(who === undefined ? {} : { who: who.join('; ') }),
    };
  });

/** A ticket cover as its paper prints it. */
export function coverView(
  { pnr, issuedBy, passengers, segments, journeys }: CoverContent,
  reader: Omit<Reader, 'now'>,
): PaperCover {
  const flown = journeys ?? (segments === null ? [] : [{ who: undefined, segments }]);
  return {
    pnr,
    issuedBy,
    route: [...new Set(flown.map((each) => routeOf(each.segments)))].join('; '),
    passengers: passengers.map(({ surname, givenNames, number, fare }) => ({
      name: `${surname}, ${givenNames}`,
      number: formatTicketNumber(number),
      fare,
    })),
    legs: flown.flatMap((each) => paperLegs(each.segments, reader, each.who)),
  };
}
