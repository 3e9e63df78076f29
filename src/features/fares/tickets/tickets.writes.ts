import { replacePapers } from '#features/papers/papers.writes.ts';
import { dropPush } from '#features/push/push.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { queueTicketedLetter } from '../letters/letters.writes.ts';

/** Marks the ticket cover of an order as undone, whose tickets change. */
export async function withdrawCover(
  context: Pick<CommandContext, 'tx' | 'now'>,
  orderId: string,
): Promise<void> {
  await replacePapers(context, orderId, ['ticket-cover']);
}

/** What follows when every passenger of a fare has a ticket: the customer is told, and its time limit rings no more. */
export async function noteTicketed(
  context: CommandContext,
  row: Parameters<typeof queueTicketedLetter>[1],
  flown: Parameters<typeof queueTicketedLetter>[2],
): Promise<void> {
  await dropPush(context, { kind: 'limit.near', subjectId: row.enquiryId });
  await queueTicketedLetter(context, row, flown);
}
