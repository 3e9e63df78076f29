import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { messages } from './messages.table.ts';

/** A number or an address that was corrected; null: there is none. */
interface Corrected {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Has what still waits to be sent about something go to the corrected number or address; what has none any more is stopped. One that
 * is being sent at this moment may still reach the former, and is then shown so.
 * @param aboutId of the order, the case or the enquiry
 */
export async function redirectWaiting(
  tx: Transaction,
  aboutId: string,
  corrected: readonly Corrected[],
): Promise<void> {
  for (const { from, to } of corrected) {
    if (from !== null && from !== to) {
      await tx
        .update(messages)
        .set(to === null ? { state: 'stopped' } : { toAddress: to })
        .where(
          and(
            eq(messages.aboutId, aboutId),
            eq(messages.direction, 'out'),
            eq(messages.state, 'waiting'),
            eq(messages.toAddress, from),
          ),
        );
    }
  }
}
