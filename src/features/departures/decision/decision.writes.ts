import { eq } from 'drizzle-orm';
import { factTags } from '#features/documents/page-tags.rules.ts';
import type { CommandContext } from '#platform/command/command.ts';
import type { Decision } from '../departures.contract.ts';
import { departures } from '../departures.table.ts';
import { refuseOver } from '../lock/lock.rules.ts';
import { lockDeparture } from '../lock/lock.writes.ts';

/**
 * Decides whether a departure runs; one that doesn't is cancelled for good. Its bookings are the caller's business.
 * @returns it as it was before.
 * @throws Failure not-found; conflict when it was cancelled, or has left.
 */
export async function decideDeparture(context: CommandContext, id: string, decision: Decision) {
  const { tx, now, log, touch } = context;
  const before = await lockDeparture(tx, id);
  refuseOver(before, now);
  if (before.decision === decision) {
    return before;
  }
  await tx
    .update(departures)
    .set({
      decision,
      version: before.version + 1,
      ...(decision === 'no-go' ? { state: 'cancelled' as const } : {}),
    })
    .where(eq(departures.id, id));
  log({
    subjectKind: 'departure',
    subjectId: id,
    difference: { decision: { from: before.decision, to: decision } },
  });
  touch(...factTags(before.packageId, before.market));
  return before;
}
