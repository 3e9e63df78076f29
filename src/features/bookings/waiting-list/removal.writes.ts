import { inArray } from 'drizzle-orm';
import { leaveSeatQueue } from '#features/departures/queue/queue.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { deleteMailHolding } from '#platform/messages/forget-messages.writes.ts';
import { waitingParties } from './waiting-list.table.ts';

/** Deletes parties of waiting lists, with their places and the letters about them. @param parties Those without an order that stays. */
export async function forgetParties(
  context: CommandContext,
  parties: readonly { readonly id: string; readonly token: string }[],
): Promise<void> {
  const { tx } = context;
  for (const { id, token } of parties) {
    await leaveSeatQueue(context, id);
    await deleteMailHolding(tx, token, ['waiting.joined', 'waiting.over', 'waiting.unfit', 'waiting.twice']);
  }
  const ids = parties.map(({ id }) => id);
  await tx.delete(waitingParties).where(inArray(waitingParties.id, ids));
}
