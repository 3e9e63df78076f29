import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { Language } from '../language.ts';
import { mail } from './mail.table.ts';

export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailOut extends Letter {
  /** What it is, such as `identity.password-reset`; for the office's list of mail, never for the reader. */
  readonly kind: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly language: Language;
}

/** Something is said on it when a mail has been put into the outbox, once the transaction is committed. */
export const mailChannel = 'mail';

/** Puts a mail into the outbox in the transaction of what it tells of: it goes out if, and only if, that holds. */
export async function queueMail(tx: Transaction, now: Date, out: MailOut): Promise<string> {
  const id = crypto.randomUUID();
  const { to, replyTo, ...letter } = out;
  await tx.insert(mail).values({
    ...letter,
    id,
    messageId: `<${id}@shofor>`,
    toAddress: to,
    replyTo: replyTo ?? null,
    nextAttemptAt: now,
    createdAt: now,
  });
  await tx.execute(sql`SELECT pg_notify(${mailChannel}, '')`);
  return id;
}
