import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { identifyingTokens } from '../mail/mail.rules.ts';
import { markOf } from '../sealed-columns/seal-text.ts';
import { smsParts } from '../sms/sms-parts.rules.ts';
import { messages } from './messages.table.ts';

/** Notified when a message has been put into the outbox, once the transaction is committed. */
export const insertedChannel = 'messages';

/** PostgreSQL can't store NUL: one in a visitor's input must not make the command fail. */
const keepable = (text: string) => text.replaceAll('\u0000', '');

type Row = typeof messages.$inferInsert;
export type NewMessage = Pick<
  Row,
  | 'channel'
  | 'toAddress'
  | 'replyTo'
  | 'language'
  | 'subject'
  | 'html'
  | 'text'
  | 'short'
  | 'aboutKind'
  | 'aboutId'
  | 'thenBy'
  | 'parts'
  | 'again'
  | 'batch'
  | 'attachment'
  | 'fileId'
> & {
  readonly id?: string;
  readonly event: string;
  /** For who has written STOP: it is kept for the office to see, and isn't sent. */
  readonly state?: 'stopped';
};

/** Puts a message into the outbox: it is sent only if the transaction is committed. @returns its id */
export async function insertMessage(tx: Transaction, now: Date, message: NewMessage): Promise<string> {
  const { id = crypto.randomUUID(), text, subject, html, toAddress, ...others } = message;
  await tx.insert(messages).values({
    ...others,
    id,
    messageId: `<${id}@shofor>`,
    toAddress: keepable(toAddress),
    subject: keepable(subject),
    html: keepable(html),
    text: keepable(text),
    marks: identifyingTokens(keepable(text)).map((word) => markOf(word)),
    nextAttemptAt: now,
    createdAt: now,
  });
  await tx.execute(sql`SELECT pg_notify(${insertedChannel}, '')`);
  return id;
}

/** Puts a message into the outbox again by the next channel of telephones, which has its text. @param row one that has failed */
export async function insertNext(
  tx: Transaction,
  row: typeof messages.$inferSelect,
  now: Date,
): Promise<void> {
  const [channel, ...thenBy] = row.thenBy;
  if (channel === undefined) {
    return;
  }
  const { event, language, toAddress, text, aboutKind, aboutId, batch } = row;
  await insertMessage(tx, now, {
    event,
    channel,
    thenBy,
    language,
    toAddress,
    text,
    parts: channel === 'sms' ? smsParts(text).parts : null,
    subject: '',
    html: '',
    aboutKind,
    aboutId,
    batch,
    again: row.id,
  });
}
