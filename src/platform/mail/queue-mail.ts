import { and, arrayContains, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { Language } from '../language.ts';
import type { MessageEventName } from '../messages/events.data.ts';
import { insertMessage } from '../messages/insert-message.writes.ts';
import type { About } from '../messages/messages.rules.ts';
import { messages } from '../messages/messages.table.ts';
import { markOf } from '../sealed-columns/seal-text.ts';

export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailOut extends Letter {
  /** Absent: a new one. */
  readonly id?: string;
  readonly event: MessageEventName;
  /** Whose thread it belongs to; absent for letters to staff and of accounts. */
  readonly about?: About;
  readonly to: string;
  readonly replyTo?: string;
  readonly language: Language;
  /** What an SMS would say instead. */
  readonly short?: string;
}

/** Puts a mail into the outbox in the transaction of the event that it reports: it is sent only if that is committed. */
export async function queueMail(tx: Transaction, now: Date, out: MailOut): Promise<string> {
  const { to, replyTo, about, ...letter } = out;
  return insertMessage(tx, now, {
    ...letter,
    channel: 'email',
    toAddress: to,
    replyTo: replyTo?.replaceAll('\u0000', '') ?? null,
    aboutKind: about?.kind ?? null,
    aboutId: about?.id ?? null,
  });
}

/** Whether a letter holds a word, such as the token of a link; one that a process of a version before wrote lies there plain. */
const holds = (word: string) =>
  or(arrayContains(messages.marks, [markOf(word)]), sql`position(${word} in ${messages.text}) > 0`);

/**
 * Forgets what mails of a kind say that hold something, such as the token of a link: those that were sent are emptied, any
 * other is deleted, so that nobody gets an empty one.
 */
export async function forgetMail(
  tx: Transaction,
  { event, holding }: { readonly event: MessageEventName; readonly holding: string },
): Promise<void> {
  const which = and(eq(messages.event, event), holds(holding));
  await tx.delete(messages).where(and(which, notInArray(messages.state, ['sent', 'delivered', 'read'])));
  await tx.update(messages).set({ html: '', text: '', short: '', marks: [] }).where(which);
}

/** Deletes mails, also those that were sent. */
export async function deleteMail(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(messages).where(inArray(messages.id, [...ids]));
}

/** Deletes all mails of some kinds that hold something, such as the token of a link, also those that were sent. */
export async function deleteMailHolding(
  tx: Transaction,
  holding: string,
  kinds: readonly MessageEventName[],
): Promise<void> {
  await tx.delete(messages).where(and(inArray(messages.event, [...kinds]), holds(holding)));
}

/**
 * Deletes all mails about something whose kind begins so, also those that were sent: those that hold the token of its link, and,
 * whatever link they hold, those that name its reference.
 */
export async function deleteMailAbout(
  tx: Transaction,
  { token, reference }: { readonly token: string; readonly reference: string },
  kinds: readonly `${string}.`[],
): Promise<void> {
  const ofKind = or(...kinds.map((beginning) => sql`starts_with(${messages.event}, ${beginning})`));
  const names = sql`position(${reference} in ${messages.subject}) > 0`;
  await tx.delete(messages).where(and(ofKind, or(holds(token), names)));
}

/** Deletes all messages of a thread, whatever their channel, also those that were sent. */
export async function deleteThread(tx: Transaction, { kind, id }: About): Promise<void> {
  await tx.delete(messages).where(and(eq(messages.aboutKind, kind), eq(messages.aboutId, id)));
}

/** Deletes all mails of some kinds to addresses, also those that were sent: whose address it is wants to be forgotten. */
export async function deleteMailTo(
  tx: Transaction,
  addresses: readonly string[],
  kinds: readonly MessageEventName[],
): Promise<void> {
  await tx
    .delete(messages)
    .where(and(inArray(messages.toAddress, [...addresses]), inArray(messages.event, [...kinds])));
}
