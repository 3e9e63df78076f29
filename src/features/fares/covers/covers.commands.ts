import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { recordEvent } from '#features/orders/orders.writes.ts';
import { issueOrderPaper } from '#features/orders/papers/papers.writes.ts';
import { papers } from '#features/papers/papers.table.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { TypedSegment } from '../fares.contract.ts';
import { farePassengers } from '../fares.table.ts';
import { lockAccepted } from '../tickets/tickets.commands.ts';
import { fareTickets } from '../tickets/tickets.table.ts';
import { type CoverContent, issuedCover } from './covers.contract.ts';
import { ticketCovers } from './covers.table.ts';

/** The passengers whose tickets count, in order, and the flights of each that came for another one; null: nobody noted them. */
async function listTicketed({ tx }: CommandContext, enquiryId: string, sold: readonly TypedSegment[]) {
  const people = await tx
    .select()
    .from(farePassengers)
    .where(eq(farePassengers.enquiryId, enquiryId))
    .orderBy(asc(farePassengers.position));
  const tickets = await tx.select().from(fareTickets).where(eq(fareTickets.enquiryId, enquiryId));
  return people.flatMap(({ position, surname, givenNames }) => {
    const own = tickets.filter((ticket) => ticket.position === position);
    const isExchanged = own.some(({ state }) => state === 'exchanged');
    return own
      .filter(({ state }) => state === 'issued')
      .map(({ number, fare, segments }) => ({
        passenger: { surname, givenNames, number, fare },
        segments: segments ?? (isExchanged ? null : sold),
      }));
  });
}

/** The flights as a cover has them. */
function flightsOf(
  flying: Awaited<ReturnType<typeof listTicketed>>,
): Pick<CoverContent, 'segments' | 'journeys'> {
  const groups = [...Map.groupBy(flying, ({ segments }) => JSON.stringify(segments)).values()];
  const journeys = groups.flatMap((group) => {
    const segments = group[0]?.segments ?? null;
    const who = group.map(({ passenger }) => `${passenger.surname}, ${passenger.givenNames}`);
    return segments === null ? [] : [{ who, segments }];
  });
  if (journeys.length < groups.length) {
    return { segments: null };
  }
  return journeys.length === 1 ? { segments: journeys[0]?.segments ?? null } : { segments: null, journeys };
}

/**
 * Issues the ticket cover of an accepted fare: passengers, ticket numbers, flights, and what the airline takes. Once more for the
 * same tickets gives the same one; when tickets change, the one before is void.
 */
export const issueCover = command({
  name: 'fares.issue-cover',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid() }),
  output: issuedCover,
  refusals: {
    404: 'There is no such fare request.',
    409: 'No option is accepted (`fares.open`), not every passenger has a ticket (`fares.unticketed`), or their names were deleted (`fares.forgotten`).',
  },
  run: async (context, { id: enquiryId }) => {
    const { tx } = context;
    const { row, segments } = await lockAccepted(context, enquiryId);
    const order = await lockOrder(context, { id: row.orderId ?? '' });
    const flying = await listTicketed(context, enquiryId, segments);
    const passengers = flying.map(({ passenger }) => passenger);
    if (row.ticketedAt === null || row.pnr === null || passengers.length === 0) {
      throw new Failure('conflict', 'fares.unticketed', 'Not every passenger has a ticket yet.');
    }
    const [known] = await tx
      .select({ number: papers.number, verify: papers.verify })
      .from(papers)
      .where(and(eq(papers.orderId, order.id), eq(papers.kind, 'ticket-cover'), isNull(papers.undoneAt)));
    if (known !== undefined) {
      return known;
    }
    if (passengers.some(({ surname }) => surname === '')) {
      throw new Failure('conflict', 'fares.forgotten', 'The names of the passengers were deleted.');
    }
    const total = passengers.reduce((sum, { fare }) => sum + fare, 0);
    const issued = await issueOrderPaper(context, order, 'ticket-cover', total);
    await tx.insert(ticketCovers).values({
      number: issued.number,
      enquiryId,
      content: {
        pnr: row.pnr,
        issuedBy: row.issuedBy,
        passengers,
        ...flightsOf(flying),
      },
    });
    await recordEvent(context, order.id, 'cover-issued', { number: issued.number });
    return issued;
  },
});
