import { and, arrayContains, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { CommandContext } from '../command/command.ts';
import type { ReadDatabase, Transaction } from '../database/database.ts';
import { dropFile } from '../private-files/private-files.ts';
import { markOf } from '../sealed-columns/seal-text.ts';
import type { MessageEventName } from './events.data.ts';
import type { About } from './messages.rules.ts';
import { messageFiles, messages } from './messages.table.ts';

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

/** Deletes all messages of a thread, whatever their channel, also those that were sent, and what customers sent with theirs. */
export async function deleteThread(
  context: Pick<CommandContext, 'tx' | 'now'>,
  { kind, id }: About,
): Promise<void> {
  const { tx } = context;
  const thread = and(eq(messages.aboutKind, kind), eq(messages.aboutId, id));
  const files = await tx
    .select({ fileId: messageFiles.fileId })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .where(thread);
  for (const { fileId } of files) {
    await dropFile(context, fileId);
  }
  await tx.delete(messages).where(thread);
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

/** Codes from before a moment whose message still says to whom they went: written out, so that its own index finds them. */
const codesBefore = (before: Date) =>
  and(
    sql`${messages.event} = 'find.code'`,
    sql`${messages.toAddress} NOT LIKE '•%'`,
    lt(messages.createdAt, before),
  );

/** Whether any code was sent, or is to be, from before a moment. */
export async function areOldCodesThere(db: ReadDatabase, before: Date): Promise<boolean> {
  const found = await db.select({ id: messages.id }).from(messages).where(codesBefore(before)).limit(1);
  return found.length > 0;
}

/** Stops codes that are over and were never sent, and forgets of all what they were and whose; what they cost stays. */
export async function forgetOldCodes(tx: Transaction, before: Date): Promise<void> {
  const old = codesBefore(before);
  await tx
    .update(messages)
    .set({ state: 'stopped' })
    .where(and(old, inArray(messages.state, ['waiting', 'dead'])));
  const masked = sql`repeat('•', length(${messages.toAddress}) - 3) || right(${messages.toAddress}, 3)`;
  await tx.update(messages).set({ html: '', text: '', short: '', marks: [], toAddress: masked }).where(old);
}
