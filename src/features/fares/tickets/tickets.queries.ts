import { asc, desc, eq } from 'drizzle-orm';
import { findOwed } from '#features/orders/terms/unpaid.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { findGoodCover } from '../covers/covers.queries.ts';
import { farePassengers, fareRequests } from '../fares.table.ts';
import type { Ticketing } from './tickets.contract.ts';
import { fareTicketFiles, fareTickets } from './tickets.table.ts';

/** How many e-tickets a request has as files; undefined when there is no such request. */
export async function countFiles(db: ReadDatabase, enquiryId: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: fareRequests.enquiryId })
    .from(fareRequests)
    .where(eq(fareRequests.enquiryId, enquiryId));
  return found && db.$count(fareTicketFiles, eq(fareTicketFiles.enquiryId, enquiryId));
}

/** How the tickets of a fare request stand: passengers in their order, the ticket that counts first. */
export async function findTicketing(db: ReadDatabase, enquiryId: string): Promise<Ticketing> {
  const { pnr, issuedBy, orderId } = fareRequests;
  const [request] = await db
    .select({ pnr, issuedBy, orderId })
    .from(fareRequests)
    .where(eq(fareRequests.enquiryId, enquiryId));
  const passengers = await db
    .select()
    .from(farePassengers)
    .where(eq(farePassengers.enquiryId, enquiryId))
    .orderBy(asc(farePassengers.position));
  const tickets = await db
    .select()
    .from(fareTickets)
    .where(eq(fareTickets.enquiryId, enquiryId))
    .orderBy(desc(fareTickets.madeAt), asc(fareTickets.number));
  const { id, name, bytes } = privateFiles;
  const files = await db
    .select({ id, name, bytes })
    .from(fareTicketFiles)
    .innerJoin(privateFiles, eq(id, fareTicketFiles.fileId))
    .where(eq(fareTicketFiles.enquiryId, enquiryId))
    .orderBy(asc(fareTicketFiles.at), asc(id));
  return {
    pnr: request?.pnr ?? null,
    issuedBy: request?.issuedBy ?? null,
    owed: request?.orderId ? await findOwed(db, request.orderId) : 0,
    files,
    cover: await findGoodCover(db, enquiryId),
    passengers: passengers.map(({ kind, surname, givenNames, position }) => ({
      position,
      kind,
      surname,
      givenNames,
      tickets: tickets
        .filter((ticket) => ticket.position === position)
        .toSorted((one, other) => Number(other.state === 'issued') - Number(one.state === 'issued'))
        .map(({ number, fare, state, madeAt }) => ({ number, fare, state, at: madeAt.toISOString() })),
    })),
  };
}
