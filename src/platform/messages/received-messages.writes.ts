import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { Language } from '../language.ts';
import { leaseMs } from '../mail/mail.rules.ts';
import { customerText } from './events.data.ts';
import { insertNext } from './insert-message.writes.ts';
import { type About, afterReport, type Report } from './messages.rules.ts';
import { messageFiles, messageStops, messages } from './messages.table.ts';

/** What a provider says of a message. */
interface Reported {
  /** What the provider calls it. */
  readonly reference: string;
  /** Our id, where the provider says it. */
  readonly ourId: string | null;
  readonly report: Report;
  readonly code: string | null;
  readonly why: string | null;
}

/**
 * Notes what a provider reports of a message: late, twice and in any order. One that has failed goes by its next channel, and costs
 * nothing.
 * @returns whether it is one of ours
 */
export async function noteReport(tx: Transaction, now: Date, reported: Reported): Promise<boolean> {
  const { reference, ourId, report, code, why } = reported;
  const [row] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.direction, 'out'),
        or(eq(messages.reference, reference), ourId === null ? undefined : eq(messages.id, ourId)),
      ),
    )
    .for('update');
  if (row === undefined) {
    return false;
  }
  const state = afterReport(row, report);
  if (state === undefined) {
    return true;
  }
  const [noted] = await tx
    .update(messages)
    .set(
      report === 'failed'
        ? { state, reference, errorCode: code, lastError: why, cost: 0 }
        : { state, reference, errorCode: null, lastError: null, sentAt: row.sentAt ?? now },
    )
    .where(eq(messages.id, row.id))
    .returning();
  if (noted?.state === 'failed') {
    await insertNext(tx, noted, now);
  } else if (row.state === 'failed') {
    // It had no answer and was to go another way: it isn't needed any more.
    await tx
      .update(messages)
      .set({ state: 'stopped', nextAttemptAt: new Date(now.getTime() + leaseMs) })
      .where(and(eq(messages.again, row.id), eq(messages.state, 'waiting')));
  }
  return true;
}

/** What a customer has written. */
interface Received {
  readonly about: About | null;
  /** E.164. */
  readonly from: string;
  readonly text: string;
  readonly language: Language;
  /** What the provider calls it: the same when it says it again. */
  readonly reference: string;
}

/** Stores what a customer wrote by WhatsApp, which isn't here yet (`isReceived`). @returns its id */
export async function insertReceived(
  tx: Transaction,
  now: Date,
  { about, from, text, language, reference }: Received,
): Promise<string> {
  const id = crypto.randomUUID();
  await tx.insert(messages).values({
    id,
    direction: 'in',
    channel: 'whatsapp',
    event: customerText,
    messageId: `<${id}@shofor>`,
    toAddress: from,
    language,
    subject: '',
    html: '',
    text: text.replaceAll('\u0000', ''),
    state: 'received',
    nextAttemptAt: now,
    createdAt: now,
    reference,
    aboutKind: about?.kind ?? null,
    aboutId: about?.id ?? null,
  });
  return id;
}

/** Puts a file to a message that came in. */
export async function insertMessageFile(
  tx: Transaction,
  now: Date,
  file: { readonly fileId: string; readonly messageId: string },
): Promise<void> {
  await tx.insert(messageFiles).values({ ...file, at: now });
}

/** Notes that a number wants to hear only what an order needs, or everything again. */
export async function noteStop(tx: Transaction, now: Date, phone: string, isStop: boolean): Promise<void> {
  if (isStop) {
    await tx.insert(messageStops).values({ phone, at: now }).onConflictDoNothing();
  } else {
    await tx.delete(messageStops).where(eq(messageStops.phone, phone));
  }
}

/** Notes that what came with a message could not be kept. */
export async function noteLost(tx: Transaction, id: string, why: string): Promise<void> {
  await tx.update(messages).set({ lastError: why, errorCode: 'file-lost' }).where(eq(messages.id, id));
}
