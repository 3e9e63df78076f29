import { and, count, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { ReadDatabase } from '../database/database.ts';
import type { ListedMail, MailQuestion } from './mail.contract.ts';
import { mail } from './mail.table.ts';

export interface MailPage {
  readonly items: ListedMail[];
  /** All mail in the state that was asked for. */
  readonly total: number;
  /** For the next page; null on the last. */
  readonly next: string | null;
}

/** Where a page begins: behind the mail of this moment and id. */
function behind(cursor: string): SQL | undefined {
  const [moment = '', id = ''] = cursor.split('_');
  const createdAt = new Date(moment);
  return or(lt(mail.createdAt, createdAt), and(eq(mail.createdAt, createdAt), lt(mail.id, id)));
}

/** The outbox, newest first. What the letters say is left out: their links let their reader in. */
export async function listMail(db: ReadDatabase, { state, cursor, limit }: MailQuestion): Promise<MailPage> {
  const inState = state === undefined ? undefined : eq(mail.state, state);
  const rows = await db
    .select({
      id: mail.id,
      kind: mail.kind,
      to: mail.toAddress,
      language: mail.language,
      subject: mail.subject,
      state: mail.state,
      attempts: mail.attempts,
      lastError: mail.lastError,
      createdAt: mail.createdAt,
      nextAttemptAt: mail.nextAttemptAt,
      sentAt: mail.sentAt,
    })
    .from(mail)
    .where(and(inState, cursor === undefined ? undefined : behind(cursor)))
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(limit + 1);
  const [counted] = await db.select({ total: count() }).from(mail).where(inState);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      nextAttemptAt: row.state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
      sentAt: row.sentAt?.toISOString() ?? null,
    })),
    total: counted?.total ?? 0,
    next: last && rows.length > limit ? `${last.createdAt.toISOString()}_${last.id}` : null,
  };
}
