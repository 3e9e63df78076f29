import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { farePassengers, fareRequests } from '../fares.table.ts';
import { listPastFares } from './past.queries.ts';

/**
 * Deletes the names of a fare's passengers, once their time is over; before that nothing happens. What kind of passenger each is
 * stays, with the tickets. Invoices and ticket covers stay as well, with the names in them: they are accounts that the law wants
 * kept, and they never change.
 */
export const forgetPassengers = command({
  name: 'fares.forget-passengers',
  permission: 'orders.tend',
  input: z.strictObject({ id: z.uuid() }),
  run: async ({ tx, now, log }, { id }) => {
    await tx
      .select({ id: fareRequests.enquiryId })
      .from(fareRequests)
      .where(eq(fareRequests.enquiryId, id))
      .for('update');
    if ((await listPastFares(tx, dhakaDate(now), id)).length === 0) {
      return;
    }
    const forgotten = await tx
      .update(farePassengers)
      .set({ surname: '', givenNames: '' })
      .where(eq(farePassengers.enquiryId, id))
      .returning({ position: farePassengers.position });
    log({ subjectKind: 'enquiry', subjectId: id, difference: { count: forgotten.length } });
  },
});
