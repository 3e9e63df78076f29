import { replacePapers } from '#features/papers/papers.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';

/** Marks the ticket cover of an order as undone, whose tickets change. */
export const withdrawCover = (context: Pick<CommandContext, 'tx' | 'now'>, orderId: string) =>
  replacePapers(context, orderId, ['ticket-cover']);
