import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { forgetParties } from './removal.writes.ts';
import { listPastWaiting } from './retention.queries.ts';
import { waitingParties } from './waiting-list.table.ts';

/**
 * Deletes who waited for seats on a departure, and the letters about it, once its time is over; before that nothing happens.
 * Who got seats has an order, which stays.
 * @returns how many parties they were.
 */
export const forgetWaiting = command({
  name: 'bookings.forget-waiting',
  permission: 'orders.tend',
  input: z.strictObject({ departureId: z.uuid() }),
  run: async (context, { departureId }): Promise<number> => {
    const { tx, now } = context;
    const [past] = await listPastWaiting(tx, dhakaDate(now), departureId);
    if (past === undefined) {
      return 0;
    }
    const ofDeparture = eq(waitingParties.departureId, departureId);
    const { id: partyId, token } = waitingParties;
    const parties = await tx.select({ id: partyId, token }).from(waitingParties).where(ofDeparture);
    await forgetParties(context, parties);
    context.log({ subjectKind: 'departure', subjectId: departureId, difference: { count: parties.length } });
    return parties.length;
  },
});
