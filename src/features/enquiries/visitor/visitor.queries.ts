import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { enquiries, enquiryReplies } from '../enquiries.table.ts';
import { fileLimits } from '../files/files.data.ts';
import { listFiles } from '../files/files.queries.ts';
import { newPartOf } from '../messages/message-text.rules.ts';
import { listMessages } from '../messages/messages.queries.ts';
import { isToken } from '../send/reference.rules.ts';

/**
 * An enquiry with our replies, by its token; undefined for any other token. One that was merged into another shows the
 * state of that one, but none of its content.
 */
export async function findByToken(db: ReadDatabase, token: string) {
  if (!isToken(token)) {
    return undefined;
  }
  const [found] = await db.select().from(enquiries).where(sealedIs(enquiries.token, token));
  if (!found) {
    return undefined;
  }
  const [main] =
    found.mergedInto === null
      ? [found]
      : await db.select({ state: enquiries.state }).from(enquiries).where(eq(enquiries.id, found.mergedInto));
  const replies = await db
    .select({
      at: enquiryReplies.at,
      language: enquiryReplies.language,
      subject: enquiryReplies.subject,
      body: enquiryReplies.body,
    })
    .from(enquiryReplies)
    .where(eq(enquiryReplies.enquiryId, found.id))
    .orderBy(asc(enquiryReplies.at), asc(enquiryReplies.id));
  const messages = (await listMessages(db, found.id))
    .filter(({ stranger }) => !stranger)
    .map(({ at, body }) => ({ at, body: newPartOf(body) }));
  const files = (await listFiles(db, found.id)).map(({ name, bytes }) => ({ name, bytes }));
  const { reference, kind, subject, message, details, name, phone, email, replyBy, createdAt } = found;
  return {
    reference,
    kind,
    subject,
    message,
    details,
    name,
    phone,
    email,
    replyBy,
    createdAt,
    replies,
    messages,
    files,
    takesMessages: found.mergedInto === null,
    takesFiles: found.mergedInto === null && files.length < fileLimits.files,
    state: main?.state ?? found.state,
    inReview: found.inReview,
  };
}

/** The enquiries sent with an e-mail address, latest first; at most a hundred. */
export async function listByEmail(db: ReadDatabase, email: string) {
  const { reference, token, kind, subject, state, language, createdAt } = enquiries;
  return db
    .select({ reference, token, kind, subject, state, language, createdAt })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.email, email.toLowerCase()),
        eq(enquiries.inReview, false),
        isNull(enquiries.mergedInto),
      ),
    )
    .orderBy(desc(enquiries.createdAt))
    .limit(100);
}
