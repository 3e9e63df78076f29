import { and, asc, desc, eq, isNull, ne, or } from 'drizzle-orm';
import { findCustomerId } from '#features/customers/customers.queries.ts';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { users } from '#features/identity/identity.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { messages as sent } from '#platform/messages/messages.table.ts';
import { happeningOf } from '../enquiries.rules.ts';
import { enquiries, enquiryEvents, enquiryNotes, enquiryReplies } from '../enquiries.table.ts';
import { listOpenedFiles } from '../files/files.queries.ts';
import { newPartOf } from '../messages/message-text.rules.ts';
import { listMessages } from '../messages/messages.queries.ts';
import { summaryLines } from '../summary/summary.rules.ts';
import { enquiryPath } from '../visitor/visitor.rules.ts';
import type { WholeEnquiry } from './enquiry.contract.ts';
import { itemColumns, itemOf } from './inbox.queries.ts';

const besideColumns = {
  id: enquiries.id,
  reference: enquiries.reference,
  subject: enquiries.subject,
  message: enquiries.message,
  name: enquiries.name,
  state: enquiries.state,
  createdAt: enquiries.createdAt,
};

const besideOf = <Row extends { readonly createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** Other enquiries with the same telephone number or e-mail address, latest first. */
async function findDuplicates(
  db: ReadDatabase,
  { id, phone, email }: { id: string; phone: string | null; email: string | null },
) {
  const rows = await db
    .select({ ...besideColumns, phone: enquiries.phone, email: enquiries.email })
    .from(enquiries)
    .where(
      and(
        ne(enquiries.id, id),
        isNull(enquiries.mergedInto),
        or(
          phone === null ? undefined : eq(enquiries.phone, phone),
          email === null ? undefined : eq(enquiries.email, email),
        ),
      ),
    )
    .orderBy(desc(enquiries.createdAt))
    .limit(20);
  return rows.map((row) => {
    const { phone: itsPhone, email: itsEmail, ...rest } = row;
    const by: ('phone' | 'email')[] = [];
    if (phone !== null && itsPhone === phone) {
      by.push('phone');
    }
    if (email !== null && itsEmail === email) {
      by.push('email');
    }
    return { ...besideOf(rest), by };
  });
}

/** An enquiry with all of its data; undefined when it doesn't exist. */
export async function findWhole(
  db: ReadDatabase,
  id: string,
  language: Language,
): Promise<WholeEnquiry | undefined> {
  const [row] = await db
    .select({
      ...itemColumns,
      otherPhones: enquiries.otherPhones,
      message: enquiries.message,
      token: enquiries.token,
      mergedInto: enquiries.mergedInto,
    })
    .from(enquiries)
    .leftJoin(users, eq(users.uid, enquiries.owner))
    .where(and(eq(enquiries.id, id), isNull(enquiries.removedAt)));
  if (!row) {
    return undefined;
  }
  const { otherPhones, message, token, mergedInto, ...item } = row;
  const { details } = item;
  // Sequential: a transaction has one connection.
  const notes = await db
    .select()
    .from(enquiryNotes)
    .where(eq(enquiryNotes.enquiryId, id))
    .orderBy(asc(enquiryNotes.at), asc(enquiryNotes.id));
  const replies = await db
    .select({ reply: enquiryReplies, mail: sent.state })
    .from(enquiryReplies)
    .innerJoin(sent, eq(sent.id, enquiryReplies.mailId))
    .where(eq(enquiryReplies.enquiryId, id))
    .orderBy(asc(enquiryReplies.at), asc(enquiryReplies.id));
  const history = await db
    .select()
    .from(enquiryEvents)
    .where(eq(enquiryEvents.enquiryId, id))
    .orderBy(asc(enquiryEvents.id));
  const messages = await listMessages(db, id);
  const files = await listOpenedFiles(db, id);
  const merged = await db
    .select(besideColumns)
    .from(enquiries)
    .where(eq(enquiries.mergedInto, id))
    .orderBy(asc(enquiries.createdAt));
  const duplicates = await findDuplicates(db, item);
  const names = await findActorNames(
    db,
    [...history.map(({ actor }) => actor), ...notes.map(({ author }) => author)].concat(
      replies.map(({ reply }) => reply.author),
    ),
  );
  return {
    ...itemOf(item),
    otherPhones,
    message,
    details: { ...details },
    summary: [...summaryLines(details, language)],
    visitorPath: enquiryPath(item.language, token),
    notes: notes.map((note) => ({
      id: note.id,
      author: names.get(note.author) ?? note.author,
      text: note.body,
      at: note.at.toISOString(),
    })),
    replies: replies.map(({ reply, mail: state }) => ({
      id: reply.id,
      author: names.get(reply.author) ?? reply.author,
      to: reply.toAddress,
      language: reply.language,
      subject: reply.subject,
      body: reply.body,
      at: reply.at.toISOString(),
      mail: state,
    })),
    messages: messages.map(({ id: messageId, via, fromAddress, stranger, body, at }) => ({
      id: messageId,
      via,
      from: fromAddress,
      stranger,
      text: newPartOf(body),
      whole: body,
      at: at.toISOString(),
    })),
    files,
    history: history.map(({ at, actor, happened, detail }) => ({
      at: at.toISOString(),
      actor,
      actorName: names.get(actor) ?? null,
      happened: happeningOf(happened),
      detail,
    })),
    duplicates,
    merged: merged.map(besideOf),
    mergedInto,
    customerId: (await findCustomerId(db, item)) ?? null,
  };
}
