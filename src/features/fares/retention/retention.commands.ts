import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { forgetFlyers } from '#features/orders/papers/journeys.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { dropFile } from '#platform/private-files/private-files.ts';
import { fareBookings } from '../airline-bookings/airline-bookings.table.ts';
import { farePassengers, fareRequests } from '../fares.table.ts';
import { fareTicketFiles } from '../tickets/tickets.table.ts';
import { listPastFares } from './retention.queries.ts';

/** Deletes the names of a fare's passengers and the e-tickets, with an entry of the log. */
export async function forgetFlown(context: CommandContext, id: string): Promise<void> {
  const { tx, log } = context;
  const forgotten = await tx
    .update(farePassengers)
    .set({ surname: '', givenNames: '' })
    .where(and(eq(farePassengers.enquiryId, id), ne(farePassengers.surname, '')))
    .returning({ position: farePassengers.position });
  await tx.update(fareBookings).set({ passengers: [] }).where(eq(fareBookings.enquiryId, id));
  const [request] = await tx
    .update(fareRequests)
    .set({ saidBy: null })
    .where(eq(fareRequests.enquiryId, id))
    .returning({ orderId: fareRequests.orderId });
  if (typeof request?.orderId === 'string') {
    await forgetFlyers(tx, request.orderId);
  }
  const files = await tx
    .delete(fareTicketFiles)
    .where(eq(fareTicketFiles.enquiryId, id))
    .returning({ fileId: fareTicketFiles.fileId });
  for (const { fileId } of files) {
    await dropFile(context, fileId);
  }
  const difference = { count: forgotten.length, files: files.length };
  log({ subjectKind: 'enquiry', subjectId: id, difference });
}

/**
 * Deletes the names of a fare's passengers and the e-tickets, which have them too, once their time is over; before that nothing
 * happens. What kind of passenger each is stays, with the numbers of the tickets. Invoices and ticket covers stay as well, with the names in them: they are accounts that the law wants
 * kept, and they never change.
 */
export const forgetPassengers = command({
  name: 'fares.forget-passengers',
  permission: 'orders.tend',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const { tx, now } = context;
    await tx
      .select({ id: fareRequests.enquiryId })
      .from(fareRequests)
      .where(eq(fareRequests.enquiryId, id))
      .for('update');
    if ((await listPastFares(tx, dhakaDate(now), id)).length > 0) {
      await forgetFlown(context, id);
    }
  },
});
