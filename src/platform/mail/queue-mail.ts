import { and, arrayContains, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { Language } from '../language.ts';
import { markOf } from '../sealed-columns/seal-text.ts';
import { identifyingTokens } from './mail.rules.ts';
import { mail } from './mail.table.ts';
import type { MailKind } from './mail-kinds.ts';

export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailOut extends Letter {
  /** Absent: a new one. */
  readonly id?: string;
  /** For the office's list, never for the reader. */
  readonly kind: MailKind;
  readonly to: string;
  readonly replyTo?: string;
  readonly language: Language;
}

/** Notified when a mail has been put into the outbox, once the transaction is committed. */
export const mailChannel = 'mail';

/** PostgreSQL can't store NUL: one in a visitor's input must not make the command fail. */
const keepable = (text: string) => text.replaceAll('\u0000', '');

/** Puts a mail into the outbox in the transaction of the event that it reports: it is sent only if that is committed. */
export async function queueMail(tx: Transaction, now: Date, out: MailOut): Promise<string> {
  const { id = crypto.randomUUID(), to, replyTo, kind, language } = out;
  await tx.insert(mail).values({
    kind,
    language,
    subject: keepable(out.subject),
    html: keepable(out.html),
    text: keepable(out.text),
    marks: identifyingTokens(keepable(out.text)).map((word) => markOf(word)),
    id,
    messageId: `<${id}@shofor>`,
    toAddress: keepable(to),
    replyTo: replyTo === undefined ? null : keepable(replyTo),
    nextAttemptAt: now,
    createdAt: now,
  });
  await tx.execute(sql`SELECT pg_notify(${mailChannel}, '')`);
  return id;
}

/** Whether a letter holds a word, such as the token of a link; one that a process of a version before wrote lies there plain. */
const holds = (word: string) =>
  or(arrayContains(mail.marks, [markOf(word)]), sql`position(${word} in ${mail.text}) > 0`);

/**
 * Forgets what mails of a kind say that hold something, such as the token of a link: those that were sent are emptied, any
 * other is deleted, so that nobody gets an empty one.
 */
export async function forgetMail(
  tx: Transaction,
  { kind, holding }: { readonly kind: MailKind; readonly holding: string },
): Promise<void> {
  const which = and(eq(mail.kind, kind), holds(holding));
  await tx.delete(mail).where(and(which, ne(mail.state, 'sent')));
  await tx.update(mail).set({ html: '', text: '', marks: [] }).where(which);
}

/** Deletes mails, also those that were sent. */
export async function deleteMail(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(mail).where(inArray(mail.id, [...ids]));
}

/** Deletes all mails of some kinds that hold something, such as the token of a link, also those that were sent. */
export async function deleteMailHolding(
  tx: Transaction,
  holding: string,
  kinds: readonly MailKind[],
): Promise<void> {
  await tx.delete(mail).where(and(inArray(mail.kind, [...kinds]), holds(holding)));
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
  const ofKind = or(...kinds.map((beginning) => sql`starts_with(${mail.kind}, ${beginning})`));
  const names = sql`position(${reference} in ${mail.subject}) > 0`;
  await tx.delete(mail).where(and(ofKind, or(holds(token), names)));
}

/** Deletes all mails of some kinds to addresses, also those that were sent: whose address it is wants to be forgotten. */
export async function deleteMailTo(
  tx: Transaction,
  addresses: readonly string[],
  kinds: readonly MailKind[],
): Promise<void> {
  await tx.delete(mail).where(and(inArray(mail.toAddress, [...addresses]), inArray(mail.kind, [...kinds])));
}
