import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { changeFlights } from '#features/orders/papers/journeys.writes.ts';
import { issueOrderPaper } from '#features/orders/papers/papers.writes.ts';
import { type Amendment, amendment } from '#features/orders/terms/amendments.contract.ts';
import type { Version } from '#features/orders/terms/amendments.queries.ts';
import { replacePapers } from '#features/papers/papers.writes.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { farePassengers } from '../fares.table.ts';
import { flightsOf } from '../legs/flights.queries.ts';
import { refuseUnflown } from '../options/options.rules.ts';
import { parseNumbers } from '../tickets/numbers.rules.ts';
import { spendTickets } from '../tickets/ticket-costs.writes.ts';
import { insertTickets } from '../tickets/tickets.commands.ts';
import { withdrawCover } from '../tickets/tickets.writes.ts';
import { reissued } from './changes.contract.ts';
import {
  firstDay,
  type Journey,
  journeysAfter,
  linesWithout,
  reissueLines,
  sourceAfter,
  ticketsOf,
} from './changes.rules.ts';
import { endTickets, lockSold, settle } from './changes.writes.ts';

type Sold = Awaited<ReturnType<typeof lockSold>>;

/** Who flies what once some fly other flights. */
async function findJourneys(
  { tx }: CommandContext,
  enquiryId: string,
  { option, issued }: Sold,
  changed: ReadonlySet<number>,
  segments: Journey['segments'],
): Promise<Journey[]> {
  const people = await tx
    .select()
    .from(farePassengers)
    .where(eq(farePassengers.enquiryId, enquiryId))
    .orderBy(farePassengers.position);
  const flying = people.flatMap(({ position, surname, givenNames }) =>
    issued
      .filter((ticket) => ticket.position === position)
      .map((ticket) => ({
        position,
        name: `${surname}, ${givenNames}`,
        segments: ticket.segments ?? option.segments,
      })),
  );
  return journeysAfter(flying, changed, segments);
}

/** The invoice says the flights: a new one comes in its place where no other sum has brought one. */
async function invoiceAnew(context: CommandContext, id: string, { before, total, lines }: Amendment) {
  if (before === total && lines.length === 0) {
    await replacePapers(context, id, ['invoice', 'credit-note']);
    await issueOrderPaper(context, await lockOrder(context, { id }), 'invoice', total);
  }
}

/**
 * Notes tickets in place of others, with the flights that they are for: the difference in fare, the airline's penalty and our charge are
 * put on the order, which travels by the new flights from then on, and so do its papers.
 */
export const reissue = command({
  name: 'fares.reissue',
  permission: 'orders.write',
  input: reissued.extend({ id: z.uuid() }),
  output: amendment,
  refusals: {
    404: 'There is no such fare request.',
    409: 'No option is accepted yet (`fares.open`), the order is over, or its lines are not those of the fare any more (`fares.changed`).',
    422: 'A passenger has no ticket that counts (`fares.no-ticket`), a number isn’t right (`fares.ticket`, `fares.ticket-airline`), or a flight isn’t (`fares.option`, `fares.times`).',
  },
  once: 'key',
  run: async (context, { id: enquiryId, segments, ...request }): Promise<Amendment> => {
    if (segments !== undefined) {
      refuseUnflown(segments);
    }
    const sold = await lockSold(context, enquiryId);
    const { option, issued, order } = sold;
    const passengers = request.tickets.map(({ passenger }) => passenger);
    const numbers = ticketsOf(issued, passengers);
    const read = parseNumbers(request.tickets, segments ?? option.segments, new Set(passengers));
    const journeys =
      segments && (await findJourneys(context, enquiryId, sold, new Set(passengers), segments));
    const flown = { ...option, segments: segments ?? option.segments };
    const linesAfter = ({ lines }: Version) =>
      [...(linesWithout(lines, option, [], false) ?? []), ...reissueLines(flown, request)].map((line) =>
        journeys === undefined || line.source.kind !== 'fare'
          ? line
          : { ...line, source: { ...line.source, ...sourceAfter(journeys) } },
      );
    if (journeys !== undefined && !request.preview) {
      const [, other] = journeys;
      await changeFlights(
        context,
        order.id,
        flightsOf(
          other === undefined ? journeys.map(({ segments: only }) => ({ segments: only })) : journeys,
        ),
      );
    }
    const travelsOn = journeys && firstDay(journeys);
    const changed = await settle(context, order, linesAfter, { ...request, travelsOn });
    if (!request.preview) {
      await withdrawCover(context, order.id);
      await endTickets(context, numbers, 'exchanged');
      const before = (passenger: number) =>
        issued.find(({ position }) => position === passenger)?.segments ?? null;
      await insertTickets(context, enquiryId, read, (passenger) => segments ?? before(passenger));
      await spendTickets(context, { enquiryId, orderId: order.id, sold: option });
      if (segments !== undefined) {
        await invoiceAnew(context, order.id, changed);
      }
      const difference = { exchanged: numbers, tickets: read.map(({ number }) => number) };
      context.log({ subjectKind: 'enquiry', subjectId: enquiryId, difference });
    }
    return changed;
  },
});
