import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { DataContributor } from '#features/identity/account/account.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { openStates } from '../enquiries.rules.ts';
import { enquiries, enquiryReplies } from '../enquiries.table.ts';

/** The enquiries in the download of personal data: those sent with the account's verified address. */
export const ownEnquiries: DataContributor = {
  name: 'enquiries',
  read: async (db, { email, emailVerified }) => {
    if (!emailVerified) {
      return [];
    }
    const { reference, kind, subject, message, details, language } = enquiries;
    const { name, phone, email: address, replyBy, state, createdAt } = enquiries;
    const mine = and(eq(enquiries.email, email.toLowerCase()), eq(enquiries.inReview, false));
    const own = await db
      .select({
        id: enquiries.id,
        reference,
        kind,
        subject,
        message,
        details,
        language,
        name,
        phone,
        email: address,
        replyBy,
        state,
        createdAt,
      })
      .from(enquiries)
      .where(mine)
      .orderBy(asc(createdAt), asc(enquiries.id));
    const replies = await db
      .select({
        enquiryId: enquiryReplies.enquiryId,
        subject: enquiryReplies.subject,
        body: enquiryReplies.body,
        at: enquiryReplies.at,
      })
      .from(enquiryReplies)
      .innerJoin(enquiries, eq(enquiries.id, enquiryReplies.enquiryId))
      .where(mine)
      .orderBy(asc(enquiryReplies.at));
    return own.map(({ id, ...enquiry }) => ({
      ...enquiry,
      replies: replies.flatMap(({ enquiryId, ...reply }) => (enquiryId === id ? [reply] : [])),
    }));
  },
};

/** The open enquiries of a telephone number, latest first; at most fifty. One in review may be a stranger's. @param phone E.164 */
export function listOpenEnquiriesByPhone(db: ReadDatabase, phone: string) {
  const { reference, token, subject, inReview, mergedInto, removedAt } = enquiries;
  return db
    .select({ reference, token, subject })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.phone, phone),
        inArray(enquiries.state, [...openStates]),
        eq(inReview, false),
        isNull(mergedInto),
        isNull(removedAt),
      ),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(50);
}
