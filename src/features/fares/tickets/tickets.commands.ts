import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { canGoOn, goesOnUnpaid } from '#features/orders/terms/unpaid.policy.ts';
import { findOwed } from '#features/orders/terms/unpaid.queries.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { dropFile, keepFile, type PrivateFile } from '#platform/private-files/private-files.ts';
import type { TypedSegment } from '../fares.contract.ts';
import { fareOptions, farePassengers, fareRequests } from '../fares.table.ts';
import { refuseUnnamed } from '../names/names.rules.ts';
import { missing } from '../refusals.rules.ts';
import { parseNumbers } from './numbers.rules.ts';
import { spendTickets } from './ticket-costs.writes.ts';
import { newTickets, ticketFile, ticketFileLimits, ticketing } from './tickets.contract.ts';
import { findTicketing } from './tickets.queries.ts';
import { fareTicketFiles, fareTickets } from './tickets.table.ts';
import { noteTicketed, withdrawCover } from './tickets.writes.ts';

/** An accepted request, locked until the transaction ends. @throws Failure not-found; conflict `fares.open` before it is accepted. */
export async function lockAccepted({ tx }: Pick<CommandContext, 'tx'>, enquiryId: string) {
  const [row] = await tx
    .select()
    .from(fareRequests)
    .where(eq(fareRequests.enquiryId, enquiryId))
    .for('update');
  if (!row) {
    throw missing();
  }
  if (row.optionId === null) {
    throw new Failure('conflict', 'fares.open', 'The customer has not accepted an option yet.');
  }
  const [option] = await tx
    .select({ segments: fareOptions.segments, fares: fareOptions.fares })
    .from(fareOptions)
    .where(eq(fareOptions.id, row.optionId));
  if (!option) {
    throw missing();
  }
  return { row, ...option };
}

/** Keeps new tickets of passengers, with the flights of each; null: those of the option. @throws Failure conflict `fares.ticket-known` for a number that there is already. */
export async function insertTickets(
  { tx, now, actor }: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  enquiryId: string,
  tickets: ReturnType<typeof parseNumbers>,
  flightsOf: (passenger: number) => readonly TypedSegment[] | null,
): Promise<void> {
  const made = await tx
    .insert(fareTickets)
    .values(
      tickets.map(({ passenger: position, number, fare }) => ({
        enquiryId,
        position,
        number,
        fare,
        segments: flightsOf(position),
        madeBy: actor.id,
        madeAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ number: fareTickets.number });
  const known = tickets.filter(({ number }) => !made.some((each) => each.number === number));
  if (known.length > 0) {
    const numbers = known.map(({ number }) => number);
    throw new Failure('conflict', 'fares.ticket-known', 'Another passenger has this ticket.', [], {
      numbers,
    });
  }
}

/** That the tickets of a key were noted. */
const noted = z.object({});

/**
 * Notes the booking at the airline and tickets of passengers. A number that was typed wrong is replaced by writing the right
 * one; it is ticketed once every passenger has a ticket.
 * @throws Failure conflict `orders.cancelled` for a new ticket of a cancelled order, `orders.owed` for one of an order that
 * isn't paid
 */
export const addTickets = command({
  name: 'fares.ticket',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid(), request: newTickets }),
  output: ticketing,
  refusals: {
    404: 'There is no such fare request.',
    403: 'The order isn’t paid (`orders.owed`), and the role may not go on all the same.',
    409: 'No option is accepted yet (`fares.open`), another passenger has such a ticket (`fares.ticket-known`, with `details.numbers`), or the order isn’t paid (`orders.owed`, with `details.owed`; `unpaid` goes on).',
    422: 'A passenger has no name yet (`fares.unnamed`), a number isn’t right (`fares.ticket`), or it is of another airline and doesn’t say so (`fares.ticket-airline`).',
  },
  run: async (context, { id: enquiryId, request: { key, ...request } }) => {
    const { tx, now, actor } = context;
    const hash = hashOf({ enquiryId, ...request });
    // What is kept with the key names nobody: it outlives the names of a fare that is long past.
    await respondOnce(context, { command: 'fares.ticket', key, hash, schema: noted }, async () => {
      const { row, ...sold } = await lockAccepted(context, enquiryId);
      const people = await tx.select().from(farePassengers).where(eq(farePassengers.enquiryId, enquiryId));
      const passengers = people.length;
      const known = await tx.select().from(fareTickets).where(eq(fareTickets.enquiryId, enquiryId));
      const valid = known.filter(({ state }) => state === 'issued');
      const gone = known.filter(({ state }) => state === 'void' || state === 'refunded');
      const mayHave = new Set([...Array(passengers).keys()]);
      for (const { position } of gone) {
        mayHave.delete(position);
      }
      const read = parseNumbers(request.tickets, sold.segments, mayHave);
      const changed = read.filter(
        ({ passenger, number, fare }) =>
          !valid.some((old) => old.position === passenger && old.number === number && old.fare === fare),
      );
      refuseUnnamed(people, changed, { segments: sold.segments, now });
      let owed = 0;
      const replaced = valid.filter(({ position }) =>
        changed.some(({ passenger }) => passenger === position),
      );
      if (changed.length > replaced.length && row.orderId !== null) {
        const { state, reference } = await lockOrder(context, { id: row.orderId });
        if (state === 'cancelled') {
          throw new Failure('conflict', 'orders.cancelled', 'This order is cancelled: nobody flies on it.');
        }
        owed = await findOwed(tx, row.orderId);
        const mayGoOn = actor.permissions.has(goesOnUnpaid);
        context.authorize(canGoOn, { reference, owed, isMeant: request.unpaid, mayGoOn });
      }
      if (replaced.length > 0) {
        const numbers = replaced.map(({ number }) => number);
        await tx.delete(fareTickets).where(inArray(fareTickets.number, numbers));
      }
      if (changed.length > 0) {
        // A number that was typed wrong is of the same flights.
        const flightsOf = (passenger: number) =>
          replaced.find(({ position }) => position === passenger)?.segments ?? null;
        await insertTickets(context, enquiryId, changed, flightsOf);
      }
      if (changed.length > replaced.length && row.orderId !== null) {
        await spendTickets(context, { enquiryId, orderId: row.orderId, sold });
      }
      if (
        row.orderId !== null &&
        (changed.length > 0 || request.pnr !== row.pnr || request.issuedBy !== row.issuedBy)
      ) {
        await withdrawCover(context, row.orderId);
      }
      // Who flies no more needs none.
      const held = new Set([...valid, ...gone].map(({ position }) => position));
      for (const { passenger } of changed) {
        held.add(passenger);
      }
      const isWhole = held.size === passengers;
      await tx
        .update(fareRequests)
        .set({
          pnr: request.pnr,
          issuedBy: request.issuedBy,
          ticketedAt: isWhole ? (row.ticketedAt ?? now) : null,
          // Fares could once end while somebody still waited for a ticket.
          ...(changed.length > 0 ? { endedAt: null } : {}),
        })
        .where(eq(fareRequests.enquiryId, enquiryId));
      if (isWhole && row.ticketedAt === null) {
        await noteTicketed(context, row, { pnr: request.pnr, segments: sold.segments });
      }
      context.log({
        subjectKind: 'enquiry',
        subjectId: enquiryId,
        difference: {
          pnr: request.pnr,
          tickets: changed.map(({ number }) => number),
          ...(replaced.length > 0 ? { replaced: replaced.map(({ number }) => number) } : {}),
          ...(owed > 0 ? { owed } : {}),
        },
      });
      return {};
    });
    return findTicketing(tx, enquiryId);
  },
});

/** Keeps an e-ticket that has arrived. @throws Failure not-found; conflict `fares.open`, `fares.files` when there are as many as can be. */
export const addFile = command({
  name: 'fares.add-file',
  permission: 'orders.write',
  input: z.strictObject({ id: z.uuid(), fileId: z.uuid() }),
  run: async (context, { id: enquiryId, fileId }): Promise<z.infer<typeof ticketFile>> => {
    const { tx, now } = context;
    await lockAccepted(context, enquiryId);
    if (
      (await tx.$count(fareTicketFiles, eq(fareTicketFiles.enquiryId, enquiryId))) >= ticketFileLimits.files
    ) {
      throw new Failure('conflict', 'fares.files', `There are ${ticketFileLimits.files} files already.`);
    }
    const { id, name } = await keepFile(context, fileId);
    await tx.insert(fareTicketFiles).values({ fileId, enquiryId, at: now });
    context.log({ subjectKind: 'enquiry', subjectId: enquiryId, difference: { file: fileId } });
    return { id, name };
  },
});

const one = z.strictObject({ id: z.uuid(), fileId: z.uuid() });

/** An e-ticket of this request. @throws Failure not-found for one of another */
async function findFile({ tx }: CommandContext, { id, fileId }: z.output<typeof one>): Promise<PrivateFile> {
  const [found] = await tx
    .select({ file: privateFiles })
    .from(fareTicketFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, fareTicketFiles.fileId))
    .where(and(eq(fareTicketFiles.enquiryId, id), eq(fareTicketFiles.fileId, fileId)));
  if (!found) {
    throw new Failure('not-found', 'files.not-found', 'There is no such file.');
  }
  return found.file;
}

/** Opens an e-ticket for somebody who may see who travels: each opening is in the log. */
export const openFile = command({
  name: 'fares.open-file',
  permission: 'travellers.read',
  input: one,
  run: async (context, which) => {
    const file = await findFile(context, which);
    context.log({ subjectKind: 'enquiry', subjectId: which.id, difference: { file: file.id } });
    return file;
  },
});

/** Deletes an e-ticket for good. */
export const removeFile = command({
  name: 'fares.remove-file',
  permission: 'orders.write',
  input: one,
  output: ticketFile,
  refusals: {
    404: 'There is no such fare request, or it has no such file.',
  },
  run: async (context, which) => {
    await lockAccepted(context, which.id);
    const { id: fileId, name } = await findFile(context, which);
    await context.tx.delete(fareTicketFiles).where(eq(fareTicketFiles.fileId, fileId));
    await dropFile(context, fileId);
    context.log({ subjectKind: 'enquiry', subjectId: which.id, difference: { file: fileId } });
    return { id: fileId, name };
  },
});
