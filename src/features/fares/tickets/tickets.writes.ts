import { replacePapers } from '#features/papers/papers.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';

/** Marks the ticket cover of an order as undone, whose tickets change. */
export async function withdrawCover(
  context: Pick<CommandContext, 'tx' | 'now'>,
  orderId: string,
): Promise<void> {
  await replacePapers(context, orderId, ['ticket-cover']);
}
