import { eq } from 'drizzle-orm';
import { users } from '#features/identity/identity.table.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { neededEvents, staffText } from '#platform/messages/events.data.ts';
import { insertMessage } from '#platform/messages/insert-message.writes.ts';
import type { Channel } from '#platform/messages/messages.rules.ts';
import { canWhatsapp, hasStopped, windowUntil } from '#platform/messages/numbers.queries.ts';
import { attach } from '../attachments/attachments.writes.ts';
import { addressOf, noAddress } from '../contacts.queries.ts';
import { queuedMessage } from '../messages.contract.ts';
import { handMessage } from './by-hand.contract.ts';
import { openComposer } from './compose.queries.ts';
import { findRecipient, type Recipient } from './recipients.queries.ts';

const conflict = (code: string, message: string) => new Failure('conflict', code, message);

/** The name with which a colleague signs. */
export async function clerkOf({ tx, actor }: CommandContext): Promise<string> {
  const [clerk] = await tx
    .select({ name: users.name })
    .from(users)
    .where(eq(users.uid, actor.id.replace(/^user:/, '')));
  return clerk?.name ?? '';
}

/**
 * Whether a message can go to somebody by a channel.
 * @throws Failure conflict `messages.practice`, `messages.stopped`; `messages.no-whatsapp` where it isn't set up or the number hasn't
 * it; `messages.window` for a free text by WhatsApp to who hasn't written for 24 hours
 */
export async function refuseUnreachable(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { practice }: Pick<Recipient, 'practice'>,
  { channel, event, to }: { readonly channel: Channel; readonly event: string; readonly to: string },
): Promise<void> {
  if (channel === 'email') {
    return;
  }
  if (practice) {
    throw conflict('messages.practice', 'A practice order rings at nobody.');
  }
  const window = await windowUntil(tx, now, to);
  if (window === undefined && !neededEvents.has(event) && (await hasStopped(tx, to))) {
    throw conflict('messages.stopped', 'They have written STOP: call them, or write an e-mail.');
  }
  if (channel === 'whatsapp') {
    if (!(await canWhatsapp(tx, now, to))) {
      throw conflict('messages.no-whatsapp', 'This number cannot be reached by WhatsApp. Send an SMS.');
    }
    if (event === staffText && window === undefined) {
      throw conflict(
        'messages.window',
        'They have not written for 24 hours, so WhatsApp takes a template of an event alone. Send an SMS.',
      );
    }
  }
}

/**
 * Sends a customer a text of staff, or a template with its facts filled in, in the customer's language.
 * By WhatsApp a file or a paper may go along.
 * @throws Failure not-found `messages.nobody`; invalid `messages.no-address`, `messages.not-written`; those of `attach` and
 * `refuseUnreachable`
 */
export const sendByHand = command({
  name: 'messages.send',
  permission: 'messages.write',
  input: handMessage,
  output: queuedMessage,
  once: 'key',
  refusals: {
    404: 'It is not there.',
    409: 'The customer cannot be written to in this way now: `messages.window` for free text by WhatsApp after 24 hours, `messages.stopped` after STOP.',
    422: 'No address for the channel (`messages.no-address`), nothing to say (`messages.not-written`), a file or paper of something else (`messages.no-attachment`), or one that WhatsApp doesn’t take (`messages.file-large`).',
  },
  run: async (context, { kind, id, key: _, file, paper, number, ...chosen }) => {
    const { tx, now, log } = context;
    const { channel } = chosen;
    const recipient = await findRecipient(tx, { kind, id }, now);
    if (recipient === undefined) {
      throw new Failure('not-found', 'messages.nobody', 'There is nothing to write about.');
    }
    const to = addressOf(recipient, channel);
    if (to === null) {
      throw noAddress(channel);
    }
    const { about, language } = recipient;
    const { along, caption } = await attach(context, recipient, { file, paper, number });
    const { compose } = await openComposer(context, await clerkOf(context));
    const message = await compose({ ...chosen, text: chosen.text ?? caption }, recipient);
    await refuseUnreachable(context, recipient, { channel, event: message.event, to });
    const sent = await insertMessage(tx, now, {
      ...message,
      ...along,
      channel,
      language,
      toAddress: to,
      aboutKind: about.kind,
      aboutId: about.id,
    });
    log({
      subjectKind: 'message',
      subjectId: sent,
      difference: {
        channel,
        template: chosen.template ?? null,
        about: about.id,
        ...(file === undefined ? {} : { file }),
        ...(number === undefined ? {} : { paper: number }),
      },
    });
    return { id: sent };
  },
});
