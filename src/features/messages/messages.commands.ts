import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { noteSentAgain, noteStopped } from '#platform/messages/handled-messages.writes.ts';
import { insertMessage } from '#platform/messages/insert-message.writes.ts';
import { type Channel, canBeStopped, opensAccount } from '#platform/messages/messages.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { smsParts } from '#platform/sms/sms-parts.rules.ts';
import { attachAgain } from './attachments/attachments.writes.ts';
import { addressOf, findContact, noAddress } from './contacts.queries.ts';
import { manyMessages, messageAgain, oneMessage, queuedMessage } from './messages.contract.ts';

const permission = 'messages.write';

type Row = typeof messages.$inferSelect;

/** A message that went out, or should have, locked until the transaction ends. @throws Failure `messages.not-found` */
async function lockMessage({ tx }: CommandContext, id: string): Promise<Row> {
  const [found] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.direction, 'out')))
    .for('update');
  if (!found) {
    throw new Failure('not-found', 'messages.not-found', 'There is no such message.');
  }
  return found;
}

/** Where a message goes now: to the number or address as it was corrected since. @throws Failure `messages.no-address` */
async function addressNow({ tx }: CommandContext, row: Row, channel: Channel): Promise<string> {
  const { aboutKind: kind, aboutId: id } = row;
  const contact = kind === null || id === null ? undefined : await findContact(tx, { kind, id });
  const address =
    contact === undefined ? (channel === row.channel ? row.toAddress : null) : addressOf(contact, channel);
  if (address === null) {
    throw noAddress(channel);
  }
  return address;
}

const notWritten = () =>
  new Failure('invalid', 'messages.not-written', 'Nothing was written for this way of sending.', [
    { path: 'channel', message: 'Leave it as it was.' },
  ]);

/** What a message says by a channel. @throws Failure `messages.not-written` when it has no text for it */
async function contentFor({ tx }: CommandContext, row: Row, channel: Channel) {
  if (row.attachment !== null && channel !== row.channel) {
    throw notWritten();
  }
  if (channel !== 'email') {
    const text = row.channel === 'email' ? row.short : row.text;
    if (text === '' && row.attachment === null) {
      throw notWritten();
    }
    return { text, subject: '', html: '', short: '', parts: channel === 'sms' ? smsParts(text).parts : null };
  }
  const { aboutId, event, createdAt } = row;
  const [letter] =
    row.channel === 'email'
      ? [row]
      : aboutId === null
        ? []
        : await tx
            .select()
            .from(messages)
            .where(
              and(
                eq(messages.aboutId, aboutId),
                eq(messages.event, event),
                eq(messages.createdAt, createdAt),
                eq(messages.channel, 'email'),
              ),
            );
  if (letter === undefined || letter.html === '') {
    throw notWritten();
  }
  const { text, subject, html, short } = letter;
  return { text, subject, html, short, parts: null };
}

/** Queues a message once more. One that was dead is seen to then. @returns the id of the new one */
async function repeat(context: CommandContext, row: Row, channel: Channel): Promise<string> {
  const { tx, now, log } = context;
  const { aboutKind, aboutId, event, language, replyTo } = row;
  const id = await insertMessage(tx, now, {
    event,
    language,
    replyTo: channel === 'email' ? replyTo : null,
    channel,
    aboutKind,
    aboutId,
    toAddress: await addressNow(context, row, channel),
    again: row.id,
    ...(await contentFor(context, row, channel)),
    ...(await attachAgain(context, row)),
  });
  if (row.state === 'dead') {
    await noteSentAgain(tx, row.id);
  }
  log({ subjectKind: 'message', subjectId: row.id, difference: { again: id, channel } });
  return id;
}

/**
 * Sends a message once more, to the number or address that counts now, also by another channel.
 * @throws Failure `messages.not-found`; conflict `messages.waiting` for one that hasn't gone yet, `messages.account` for one whose
 * link opens an account; invalid `messages.no-address`, `messages.not-written`
 */
export const sendMessageAgain = command({
  name: 'messages.send-again',
  permission,
  input: messageAgain,
  output: queuedMessage,
  once: 'key',
  refusals: {
    404: 'There is no such message.',
    409: 'It waits to be sent, or its link opens an account.',
    422: 'No address, or nothing written, for this way of sending.',
  },
  run: async (context, { id, channel }) => {
    const row = await lockMessage(context, id);
    if (row.state === 'waiting') {
      throw new Failure('conflict', 'messages.waiting', 'This message waits to be sent already.');
    }
    if (opensAccount(row.event) && row.html === '') {
      throw new Failure(
        'conflict',
        'messages.account',
        'The link of this letter opened an account, and is kept by nobody. Have a new one sent.',
      );
    }
    return { id: await repeat(context, row, channel ?? row.channel) };
  },
});

/** Sends all dead messages once more, for instance after a server was mended. @returns how many */
export const sendDeadMessagesAgain = command({
  name: 'messages.send-dead-again',
  permission,
  input: z.strictObject({}),
  output: manyMessages,
  run: async (context) => {
    const dead = await context.tx.select().from(messages).where(eq(messages.state, 'dead')).for('update');
    let count = 0;
    for (const row of dead) {
      try {
        await repeat(context, row, row.channel);
        count += 1;
      } catch (cause) {
        // Whoever has no such address any more stays for a person to look at.
        if (!(cause instanceof Failure)) {
          throw cause;
        }
      }
    }
    return { count };
  },
});

/**
 * Stops a message: it isn't sent any more. One that is being sent at this moment may still arrive, and is then shown as sent.
 * @throws Failure `messages.not-found`, or conflict `messages.over` for one that was sent or stopped.
 */
export const stopMessage = command({
  name: 'messages.stop',
  permission,
  input: oneMessage,
  refusals: { 404: 'There is no such message.', 409: 'It has been sent, or was stopped before.' },
  run: async (context, { id }) => {
    const { tx, now, log } = context;
    const { state } = await lockMessage(context, id);
    if (!canBeStopped(state)) {
      throw new Failure('conflict', 'messages.over', 'This message has been sent, or was stopped before.');
    }
    await noteStopped(tx, id, now);
    log({ subjectKind: 'message', subjectId: id, difference: { state: { from: state, to: 'stopped' } } });
  },
});
