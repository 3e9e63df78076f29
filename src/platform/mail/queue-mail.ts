import type { Transaction } from '../database/database.ts';
import type { Language } from '../language.ts';
import type { MessageEventName } from '../messages/events.data.ts';
import { insertMessage } from '../messages/insert-message.writes.ts';
import type { About } from '../messages/messages.rules.ts';

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
