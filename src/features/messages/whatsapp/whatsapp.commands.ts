import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockEnquiry } from '#features/enquiries/enquiries.commands.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { insertEnquiry, notifyOf } from '#features/enquiries/enquiries.writes.ts';
import { takeMessage } from '#features/enquiries/messages/messages.commands.ts';
import { m } from '#messages/messages.js';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { hashOf } from '#platform/idempotency/idempotency.ts';
import { isReceived } from '#platform/messages/numbers.queries.ts';
import { insertReceived, noteReport, noteStop } from '#platform/messages/received-messages.writes.ts';
import { emit } from '#platform/outbox/outbox.ts';
import { findThread } from './threads.queries.ts';
import { fetchMediaTopic, languageOf, whatsappActor, wishOf } from './whatsapp.rules.ts';

const reference = z.string().min(1).max(300);

/** What WhatsApp reports of a message of ours; what isn't ours changes nothing. */
export const noteWhatsappReport = command({
  name: 'messages.note-report',
  permission: 'messages.receive',
  input: z.strictObject({
    reference,
    ourId: z.uuid().nullable().catch(null),
    report: z.enum(['sent', 'delivered', 'read', 'failed']),
    code: z.string().nullable(),
    why: z.string().nullable(),
  }),
  run: async ({ tx, now }, report) => {
    await noteReport(tx, now, report);
  },
});

const received = z.strictObject({
  reference,
  /** E.164. */
  from: z.string().regex(/^\+\d{6,15}$/),
  /** As they call themselves at WhatsApp. */
  name: z.string().max(120).nullable(),
  text: z.string().max(10_000),
  media: z
    .strictObject({
      id: z.string().max(300),
      mime: z.string().max(200),
      name: z.string().max(200).nullable(),
    })
    .nullable(),
});
type Received = z.infer<typeof received>;

/** A new enquiry of who has nothing open. @returns its id */
async function beginEnquiry(context: CommandContext, { from, name, text }: Received): Promise<string> {
  const language = languageOf(text);
  const row = await insertEnquiry(
    context,
    {
      kind: 'contact',
      details: { kind: 'contact', topic: 'general' },
      subject: m.enquiries_by_whatsapp({}, { locale: language }),
      message: text,
      language,
      name: name?.trim() || from,
      phone: from,
      email: null,
      replyBy: 'whatsapp',
      source: 'whatsapp',
      inReview: false,
      reviewReasons: [],
      fingerprint: hashOf({ from, text }),
      visitor: whatsappActor.id,
    },
    { source: 'whatsapp' },
  );
  await notifyOf(context, row);
  return row.id;
}

/** Adds what was written to an enquiry; one that has had its fill keeps it in its thread alone. */
async function addToEnquiry(context: CommandContext, id: string, { from, text, reference: key }: Received) {
  const [row] = await context.tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, id));
  if (row === undefined) {
    return;
  }
  try {
    await takeMessage(context, await lockEnquiry(context, row), {
      via: 'whatsapp',
      fromAddress: from,
      stranger: false,
      body: text,
      messageKey: key,
    });
  } catch (cause) {
    if (!(cause instanceof Failure)) {
      throw cause;
    }
  }
}

/**
 * What a customer has written by WhatsApp: it belongs to what is open of their number, else it is a new enquiry. The same message
 * twice is once. Who writes STOP hears only what an order needs.
 */
export const receiveWhatsapp = command({
  name: 'messages.receive',
  permission: 'messages.receive',
  input: received,
  run: async (context, message) => {
    const { tx, now } = context;
    const { from, text, media } = message;
    // Two messages of a number at once make one enquiry, not two.
    await lockName(tx, `whatsapp ${from}`);
    if (await isReceived(tx, message.reference)) {
      return;
    }
    const wish = media === null ? wishOf(text) : undefined;
    const thread = await findThread(tx, from);
    const about =
      thread ??
      (wish === undefined ? { kind: 'enquiry' as const, id: await beginEnquiry(context, message) } : null);
    const id = await insertReceived(tx, now, {
      about,
      from,
      text,
      language: thread?.language ?? languageOf(text),
      reference: message.reference,
    });
    if (wish !== undefined) {
      await noteStop(tx, now, from, wish === 'stop');
      return;
    }
    if (thread?.kind === 'enquiry' || thread?.kind === 'fare') {
      await addToEnquiry(context, thread.id, message);
    }
    if (media !== null) {
      await emit(context, fetchMediaTopic, { messageId: id, mediaId: media.id, name: media.name });
    }
  },
});
