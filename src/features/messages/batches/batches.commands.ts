import { eq } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { insertBatch, stopBatch } from '#platform/messages/batches.writes.ts';
import type { NewMessage } from '#platform/messages/insert-message.writes.ts';
import { messageBatches } from '#platform/messages/messages.table.ts';
import { clerkOf, refuseUnreachable } from '../by-hand/by-hand.commands.ts';
import { type Chosen, openComposer } from '../by-hand/compose.queries.ts';
import { findRecipient } from '../by-hand/recipients.queries.ts';
import { addressOf } from '../contacts.queries.ts';
import { batchAnswer, departureMessage, oneBatch } from './batches.contract.ts';
import { listAboard } from './batches.queries.ts';

/** What each gets who is aboard and can be reached so; who can't is left out of the count, too. */
async function composeAll(context: CommandContext, departureId: string, chosen: Chosen) {
  const { tx, now } = context;
  const { compose, costOf } = await openComposer(context, await clerkOf(context));
  const all: NewMessage[] = [];
  for (const id of await listAboard(tx, departureId)) {
    const recipient = await findRecipient(tx, { kind: 'order', id }, now);
    const to = recipient && addressOf(recipient, chosen.channel);
    if (!recipient || !to) {
      continue;
    }
    try {
      const message = await compose(chosen, recipient);
      await refuseUnreachable(context, recipient, { channel: chosen.channel, event: message.event, to });
      const { about, language } = recipient;
      all.push({
        ...message,
        channel: chosen.channel,
        language,
        toAddress: to,
        aboutKind: about.kind,
        aboutId: about.id,
      });
    } catch (cause) {
      if (!(cause instanceof Failure)) {
        throw cause;
      }
    }
  }
  const parts = all.reduce((sum, message) => sum + (message.parts ?? 0), 0);
  return { all, parts, cost: costOf(chosen, parts, all.length) };
}

async function refuseUnknown({ tx }: CommandContext, id: string): Promise<void> {
  if ((await tx.$count(departures, eq(departures.id, id))) === 0) {
    throw new Failure('not-found', 'messages.nobody', 'There is no such departure.');
  }
}

/**
 * Tells all aboard a departure, each in their language. It goes out in the order in which they booked, and can be stopped. With
 * `preview` nothing is sent, and it says how many would get it, its parts and what it costs.
 * @throws Failure `messages.nobody`; conflict `messages.nobody-reached` when there is nobody to tell
 */
export const sendBatch = command({
  name: 'messages.send-batch',
  permission: 'messages.write',
  input: departureMessage,
  output: batchAnswer,
  once: 'key',
  refusals: { 404: 'There is no such departure.', 409: 'Nobody aboard can be reached in this way.' },
  run: async (context, { id, preview, key: _, ...chosen }) => {
    const { tx, now, actor, log } = context;
    await refuseUnknown(context, id);
    const { all, parts, cost } = await composeAll(context, id, chosen);
    if (preview) {
      return { count: all.length, parts, cost };
    }
    if (all.length === 0) {
      throw new Failure('conflict', 'messages.nobody-reached', 'Nobody aboard can be reached in this way.');
    }
    const batch = await insertBatch(tx, now, actor.id, all);
    log({
      subjectKind: 'departure',
      subjectId: id,
      difference: { batch, count: all.length, channel: chosen.channel, template: chosen.template ?? null },
    });
    return { batch };
  },
});

/** Stops what is left of a batch; a second time changes nothing. @throws Failure `messages.no-batch` */
export const stopMessages = command({
  name: 'messages.stop-batch',
  permission: 'messages.write',
  input: oneBatch,
  refusals: { 404: 'There is no such batch.' },
  run: async ({ tx, now, log }, { batch }) => {
    if (await stopBatch(tx, batch, now)) {
      log({ subjectKind: 'message', subjectId: batch, difference: { stopped: true } });
    } else if ((await tx.$count(messageBatches, eq(messageBatches.id, batch))) === 0) {
      throw new Failure('not-found', 'messages.no-batch', 'There is no such batch.');
    }
  },
});
