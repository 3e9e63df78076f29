import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { behind, type Order, pageOf, placeIn } from '../database/cursor.ts';
import type { ReadDatabase } from '../database/database.ts';
import type { MailPage, MailQuery } from './mail.contract.ts';
import type { MailState } from './mail.rules.ts';
import { mail } from './mail.table.ts';

const newestFirst: Order = { by: mail.createdAt, type: 'timestamptz', down: true, idsDown: true };

/** All conditions except the state. */
function conditions({ kind, q }: Pick<MailQuery, 'kind' | 'q'>): SQL | undefined {
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    kind === undefined ? undefined : eq(mail.kind, kind),
    q === ''
      ? undefined
      : or(sql`lower(${mail.toAddress}) LIKE ${pattern}`, sql`lower(${mail.subject}) LIKE ${pattern}`),
  );
}

async function countStates(db: ReadDatabase, where: SQL | undefined): Promise<Record<MailState, number>> {
  const rows = await db
    .select({ state: mail.state, number: count() })
    .from(mail)
    .where(where)
    .groupBy(mail.state);
  const of = (wanted: MailState) => rows.find(({ state }) => state === wanted)?.number ?? 0;
  return { waiting: of('waiting'), sent: of('sent'), dead: of('dead'), dropped: of('dropped') };
}

/** How many mails couldn't be sent and haven't been handled by the office. */
export async function countDeadMail(db: ReadDatabase): Promise<number> {
  return db.$count(mail, eq(mail.state, 'dead'));
}

/** The outbox, newest first. The texts are left out: their links give access to accounts. */
export async function listMail(db: ReadDatabase, query: MailQuery): Promise<MailPage> {
  const { state, cursor, page, limit } = query;
  const where = conditions(query);
  const beyond = behind(cursor, 'newest', newestFirst, mail.id);
  const found = await db
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
      place: placeIn(newestFirst),
    })
    .from(mail)
    .where(and(where, state && eq(mail.state, state), beyond))
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(limit + 1)
    .offset(beyond === undefined ? (page - 1) * limit : 0);
  const counts = await countStates(db, where);
  const { rows, next } = pageOf(found, limit, 'newest');
  return {
    items: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      nextAttemptAt: row.state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
      sentAt: row.sentAt?.toISOString() ?? null,
    })),
    total: state === undefined ? Object.values(counts).reduce((sum, each) => sum + each, 0) : counts[state],
    next,
    counts,
  };
}
