import { eq } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import type { Permission } from '#features/identity/roles/roles.rules.ts';
import type { OrderFilter } from '#features/orders/order-list.contract.ts';
import { listOrderIds } from '#features/orders/order-list.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { insertBatch, stopBatch } from '#platform/messages/batches.writes.ts';
import type { NewMessage } from '#platform/messages/insert-message.writes.ts';
import { messageBatches } from '#platform/messages/messages.table.ts';
import { clerkOf, refuseUnreachable } from '../by-hand/by-hand.commands.ts';
import { type Chosen, openComposer } from '../by-hand/compose.queries.ts';
import { findRecipient, listOrderers, type Recipient } from '../by-hand/recipients.queries.ts';
import { addressOf } from '../contacts.queries.ts';
import {
  batchAnswer,
  departureMessage,
  listAnswer,
  listLimit,
  listMessage,
  oneBatch,
} from './batches.contract.ts';
import { listAboard } from './batches.queries.ts';

/** What the customer of an order gets; undefined when it can't go to them in this way. */
async function composeOne(
  context: CommandContext,
  compose: Awaited<ReturnType<typeof openComposer>>['compose'],
  { chosen, orderer, to }: { chosen: Chosen; orderer: Recipient; to: string },
): Promise<NewMessage | undefined> {
  const { tx, now } = context;
  const { channel, text } = chosen;
  const isPlain = text !== undefined && channel !== 'email';
  const recipient = isPlain ? orderer : await findRecipient(tx, orderer.about, now);
  if (recipient === undefined) {
    return undefined;
  }
  try {
    const message = await compose(chosen, recipient);
    await refuseUnreachable(context, recipient, { channel, event: message.event, to });
    const { about, language } = recipient;
    return { ...message, channel, language, toAddress: to, aboutKind: about.kind, aboutId: about.id };
  } catch (cause) {
    if (!(cause instanceof Failure)) {
      throw cause;
    }
    return undefined;
  }
}

/**
 * What the customers of orders get; who can't be reached so is left out of the count, too. The same words go to a number or address
 * once, of however many orders.
 */
async function composeAll(context: CommandContext, ids: readonly string[], chosen: Chosen) {
  const { compose, costOf } = await openComposer(context, await clerkOf(context));
  const all = new Map<string, NewMessage>();
  let withoutAddress = 0;
  for (const orderer of await listOrderers(context.tx, ids)) {
    const to = addressOf(orderer, chosen.channel);
    if (to === null) {
      withoutAddress += 1;
    } else if (chosen.text === undefined || !all.has(`${to} ${chosen.text}`)) {
      const message = await composeOne(context, compose, { chosen, orderer, to });
      const words = `${to} ${chosen.text ?? message?.text}`;
      if (message !== undefined && !all.has(words)) {
        all.set(words, message);
      }
    }
  }
  const messages = [...all.values()];
  const parts = messages.reduce((sum, message) => sum + (message.parts ?? 0), 0);
  const preview = { count: messages.length, parts, cost: costOf(chosen, parts, messages.length) };
  return { messages, preview, withoutAddress };
}

async function refuseUnknown({ tx }: CommandContext, id: string): Promise<void> {
  if ((await tx.$count(departures, eq(departures.id, id))) === 0) {
    throw new Failure('not-found', 'messages.nobody', 'There is no such departure.');
  }
}

/** @throws Failure conflict `messages.nobody-reached` */
function refuseNobody(messages: readonly NewMessage[]): void {
  if (messages.length === 0) {
    throw new Failure('conflict', 'messages.nobody-reached', 'Nobody can be reached in this way.');
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
    const { messages, preview: would } = await composeAll(context, await listAboard(tx, id), chosen);
    if (preview) {
      return would;
    }
    refuseNobody(messages);
    const batch = await insertBatch(tx, now, actor.id, messages);
    log({
      subjectKind: 'departure',
      subjectId: id,
      difference: {
        batch,
        count: messages.length,
        channel: chosen.channel,
        template: chosen.template ?? null,
      },
    });
    return { batch };
  },
});

const readsOrders: Permission = 'orders.read';

/** The orders of a list. @throws Failure forbidden for who may not see it; invalid `messages.too-many`, naming the filter */
async function listMeant({ tx, now, actor }: CommandContext, filter: OrderFilter) {
  if (!actor.permissions.has(readsOrders)) {
    throw new Failure('forbidden', 'permission.missing', `This needs the permission ${readsOrders}.`);
  }
  const ids = await listOrderIds(tx, filter, { today: dhakaDate(now), limit: listLimit + 1 });
  if (ids.length > listLimit) {
    const message = `At most ${listLimit} orders are written to at once.`;
    throw new Failure('invalid', 'messages.too-many', message, [{ path: 'filter', message }]);
  }
  return ids;
}

/**
 * Tells the customers of a list of orders, each in their language; first who ordered first. The same words go to a number once. Who
 * sends says to how many, as the preview did: when the list has changed since, it is looked at again.
 * @throws Failure invalid `messages.too-many`; conflict `messages.nobody-reached`, `messages.list-changed` with what it would take now
 */
export const sendToList = command({
  name: 'messages.send-list',
  permission: 'messages.write',
  input: listMessage,
  output: listAnswer,
  once: 'key',
  refusals: {
    409: 'Nobody can be reached in this way, or others match than the preview counted (`messages.list-changed`, with `details.count`, `parts`, `cost`).',
    422: `More than ${listLimit} orders match (\`messages.too-many\`).`,
  },
  run: async (context, { filter, count, preview, key: _, ...chosen }) => {
    const { tx, now, actor, log } = context;
    const found = await composeAll(context, await listMeant(context, filter), chosen);
    const { messages, preview: would, withoutAddress } = found;
    if (preview) {
      return { ...would, withoutAddress };
    }
    if (would.count !== count) {
      const message = 'The list has changed since it was looked at.';
      throw new Failure('conflict', 'messages.list-changed', message, [], { ...would, withoutAddress });
    }
    refuseNobody(messages);
    const batch = await insertBatch(tx, now, actor.id, messages);
    log({
      subjectKind: 'message',
      subjectId: batch,
      difference: { batch, count, channel: chosen.channel, template: chosen.template ?? null },
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
