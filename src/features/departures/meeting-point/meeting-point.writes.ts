import { eq, sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import { seatHolds } from '../seats/seats.table.ts';

/** Counts a change of where and when a locked departure meets for each order with seats on it: calendars take the new one by it. */
export async function countMeetingChange(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  departureId: string,
): Promise<void> {
  await tx
    .update(seatHolds)
    .set({ meetingChanges: sql`${seatHolds.meetingChanges} + 1`, meetingChangedAt: now })
    .where(eq(seatHolds.departureId, departureId));
}
