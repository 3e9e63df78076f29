import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { plainLines } from '#platform/plain-text.contract.ts';
import { keepFile } from '#platform/private-files/private-files.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { longestMessage } from '../contact/contact.rules.ts';
import { changeEnquiry, lockEnquiry } from '../enquiries.commands.ts';
import { messageLetter } from '../enquiries.emails.ts';
import type { EnquiryState, MessageVia } from '../enquiries.rules.ts';
import { enquiries, enquiryFiles, enquiryMessages } from '../enquiries.table.ts';
import type { EnquiryRow } from '../enquiries.writes.ts';
import { fileLimits } from '../files/files.data.ts';
import { newPartOf } from './message-text.rules.ts';

/** So many messages an enquiry takes; a conversation is shorter, a flood isn't. */
const maxMessages = 100;

/** So many files that weren't kept are named in the enquiry, and so many characters of each name. */
export const maxNamed = 20;
export const longestName = 120;

interface NewMessage {
  readonly via: MessageVia;
  readonly fromAddress: string | null;
  readonly stranger: boolean;
  readonly body: string;
  readonly messageKey: string;
}

/** Who has written again wants to be read today, also when the matter was closed. */
const stateAfter = (state: EnquiryState): EnquiryState =>
  state === 'waiting' || state === 'won' || state === 'lost' ? 'in-progress' : state;

/** Puts a message to an enquiry, once, and tells the staff. @returns whether it is new */
export async function takeMessage(
  context: CommandContext,
  row: EnquiryRow,
  message: NewMessage,
): Promise<boolean> {
  const { tx, now, siteUrl } = context;
  const [known] = await tx
    .select({ id: enquiryMessages.id })
    .from(enquiryMessages)
    .where(and(eq(enquiryMessages.enquiryId, row.id), eq(enquiryMessages.messageKey, message.messageKey)));
  if (known) {
    return false;
  }
  if ((await tx.$count(enquiryMessages, eq(enquiryMessages.enquiryId, row.id))) >= maxMessages) {
    throw new Failure(
      'conflict',
      'messages.many',
      `An enquiry has at most ${maxMessages} messages. Call us.`,
    );
  }
  const id = crypto.randomUUID();
  await tx.insert(enquiryMessages).values({ ...message, id, enquiryId: row.id, at: now });
  const today = dhakaDate(now);
  const state = stateAfter(row.state);
  const dueOn = row.dueOn !== null && row.dueOn < today ? row.dueOn : today;
  await changeEnquiry(context, row, { state, dueOn }, 'message-received', {
    messageId: id,
    ...(state === row.state ? {} : { from: row.state, to: state }),
  });
  if (!row.inReview && row.state !== 'spam') {
    const { agency } = await findAgency(tx);
    await queueMail(tx, now, {
      event: 'enquiry.message',
      to: agency.email,
      ...(row.email === null ? {} : { replyTo: row.email }),
      language: 'en',
      ...(await messageLetter({
        enquiry: row,
        text: newPartOf(message.body),
        stranger: message.stranger ? (message.fromAddress ?? '') : undefined,
        agencyName: agency.name.en,
        link: `${siteUrl}/dashboard/enquiries/${row.id}`,
      })),
    });
  }
  return true;
}

/**
 * A message that the visitor writes on the page of their enquiry. The same text twice is one.
 * @throws Failure not found for a wrong token; conflict for an enquiry that was merged, or has too many messages.
 */
export const addMessage = command({
  name: 'enquiries.add-message',
  permission: 'enquiries.send',
  input: z.strictObject({ token: z.string(), text: plainLines(longestMessage, 1) }),
  run: async (context, { token, text }) => {
    const { tx } = context;
    const [found] = await tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(sealedIs(enquiries.token, token));
    if (!found) {
      throw new Failure('not-found', 'enquiries.not-found', 'There is no such enquiry.');
    }
    const row = await lockEnquiry(context, found);
    const messageKey = createHash('sha256').update(text).digest('base64url');
    await takeMessage(context, row, {
      via: 'page',
      fromAddress: null,
      stranger: false,
      body: text,
      messageKey,
    });
  },
});

/**
 * A mail of the customer, with the files that have arrived with it. One that comes again changes nothing; one to an enquiry
 * that was merged goes to the remaining one; one from another address than the enquiry's is marked. Its history names the files
 * that weren't kept (`leftOut`).
 * @returns whether it is new
 */
export const receiveMail = command({
  name: 'enquiries.receive-mail',
  permission: 'enquiries.send',
  input: z.strictObject({
    id: z.uuid(),
    from: z.string().max(320),
    key: z.string().min(1).max(300),
    text: z.string().max(20_000),
    fileIds: z.array(z.uuid()).max(fileLimits.files),
    leftOut: z.array(z.string().max(longestName)).max(maxNamed),
  }),
  run: async (context, { id, from, key, text, fileIds, leftOut }): Promise<boolean> => {
    const { tx, now } = context;
    const [found] = await tx
      .select({ mergedInto: enquiries.mergedInto })
      .from(enquiries)
      .where(eq(enquiries.id, id));
    const row = await lockEnquiry(context, { id: found?.mergedInto ?? id });
    const isNew = await takeMessage(context, row, {
      via: 'email',
      fromAddress: from,
      stranger: from !== row.email,
      body: text,
      messageKey: key,
    });
    const room = fileLimits.files - (await tx.$count(enquiryFiles, eq(enquiryFiles.enquiryId, row.id)));
    for (const fileId of isNew ? fileIds.slice(0, Math.max(0, room)) : []) {
      await keepFile(context, fileId);
      await tx.insert(enquiryFiles).values({ fileId, enquiryId: row.id, at: now });
      await changeEnquiry(context, row, {}, 'file-added', { fileId });
    }
    if (isNew && leftOut.length > 0) {
      await changeEnquiry(context, row, {}, 'files-left-out', { names: leftOut });
    }
    return isNew;
  },
});
