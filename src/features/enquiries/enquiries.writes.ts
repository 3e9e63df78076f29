import { randomBytes } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import { recordCustomer } from '#features/customers/record/record.writes.ts';
import { queuePush } from '#features/push/push.writes.ts';
import {
  findAgency,
  findLetterTexts,
  findMessageSettings,
} from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import type { CommandContext } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { queueMessage } from '#platform/messages/queue-message.ts';
import { shortText } from '#platform/sms/short-text.rules.ts';
import { confirmationLetter, noticeLetter } from './enquiries.emails.ts';
import { enquiries, enquiryEvents, enquiryLetters } from './enquiries.table.ts';
import { replyAddress } from './inbound/inbound.rules.ts';
import { newToken, referenceOf } from './send/reference.rules.ts';
import { announceEnquiry } from './stream/stream.gateway.ts';
import { enquiryPath } from './visitor/visitor.rules.ts';

const hourMs = 3_600_000;

export type EnquiryRow = typeof enquiries.$inferSelect;

/** What of an enquiry can change. */
export type EnquiryChanges = Partial<
  Pick<
    EnquiryRow,
    | ('state' | 'owner' | 'dueOn' | 'inReview' | 'mergedInto' | 'search')
    | ('name' | 'phone' | 'otherPhones' | 'email')
  >
>;

/** The text for the office's search: lower case, blanks collapsed. */
export const searchText = (parts: readonly string[]): string =>
  parts.join(' ').toLowerCase().replace(/\s+/g, ' ').slice(0, 4_000);

type NewEnquiry = Omit<
  typeof enquiries.$inferInsert,
  'id' | 'reference' | 'token' | 'search' | 'createdAt' | 'updatedAt'
>;

/** Stores a new enquiry under a free reference, with its log entry. */
export async function insertEnquiry(
  { tx, now, log }: Pick<CommandContext, 'tx' | 'now' | 'log'>,
  made: NewEnquiry,
  logged: Readonly<Record<string, unknown>>,
): Promise<EnquiryRow> {
  const { name, phone, otherPhones = [], email, subject, message } = made;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const reference = referenceOf([...randomBytes(5)]);
    const [row] = await tx
      .insert(enquiries)
      .values({
        ...made,
        id: crypto.randomUUID(),
        reference,
        token: newToken(),
        search: searchText([reference, name, phone ?? '', ...otherPhones, email ?? '', subject, message]),
        createdAt: now,
        updatedAt: now,
      })
      // The reference was taken: try another one.
      .onConflictDoNothing()
      .returning();
    if (row) {
      // One in review may be anybody's; it gets its card when it is released.
      if (!row.inReview) {
        await recordCustomer({ tx, now }, row, { bySite: row.source === 'site' });
      }
      log({
        subjectKind: 'enquiry',
        subjectId: row.id,
        difference: { reference, kind: row.kind, ...logged },
      });
      return row;
    }
  }
  throw new Error('No free reference was found.');
}

/** The first events of an enquiry, its mails, and the notification to open inboxes. @param order the reference of the order that it is about */
export async function notifyOf(context: CommandContext, row: EnquiryRow, order?: string): Promise<void> {
  const { tx, now, actor } = context;
  const inReview = row.inReview
    ? [{ happened: 'in-review' as const, detail: { for: row.reviewReasons } }]
    : [];
  await tx.insert(enquiryEvents).values(
    [{ happened: 'sent' as const, detail: {} }, ...inReview].map((event) => ({
      ...event,
      enquiryId: row.id,
      at: now,
      actor: actor.id,
    })),
  );
  if (!row.inReview) {
    await queueConfirmation(context, row, order);
    await queueNotice(context, row);
  } else if ((await countInReview(tx, new Date(now.getTime() - hourMs))) <= maxReviewNotices) {
    await queueNotice(context, row);
  }
  await announceEnquiry(tx, { id: row.id, happened: row.inReview ? 'in-review' : 'sent' });
}

/** A wave of spam doesn't fill the staff's mailbox: after so many in an hour, Home and the badge alone tell of more. */
const maxReviewNotices = 6;

const countInReview = (tx: Transaction, since: Date) =>
  tx.$count(enquiries, and(eq(enquiries.inReview, true), gte(enquiries.createdAt, since)));

/** Confirms an enquiry to who sent it. @param order the reference of the order that it is about */
export async function queueConfirmation(
  { tx, now, siteUrl, mailReplyDomain }: Pick<CommandContext, 'tx' | 'now' | 'siteUrl' | 'mailReplyDomain'>,
  row: EnquiryRow,
  order?: string,
): Promise<void> {
  const { id, email, phone, language, reference } = row;
  const { agency } = await findAgency(tx);
  const agencyName = agency.name[language];
  const link = `${siteUrl}${enquiryPath(language, row.token)}`;
  const text = m.sms_enquiry_received({ reference }, { locale: language });
  const queued = await queueMessage(
    tx,
    now,
    {
      event: 'enquiry.received',
      about: { kind: 'enquiry', id },
      language,
      email,
      phone,
      channels: null,
      replyTo: replyAddress(row.replyToken, mailReplyDomain) ?? agency.email,
      short: shortText({ from: agency.wordmark[language], text, link, language }),
      letter: async () =>
        confirmationLetter({
          enquiry: row,
          order,
          agencyName,
          phone: agency.phone,
          words: await findLetterTexts(tx),
          link,
        }),
    },
    await findMessageSettings(tx),
  );
  for (const mailId of queued) {
    await tx.insert(enquiryLetters).values({ mailId, enquiryId: id });
  }
}

/** Queues the notification to the staff: a letter to the agency, and pushes to who wants them. */
async function queueNotice(
  { tx, now, siteUrl, actor }: Pick<CommandContext, 'tx' | 'now' | 'siteUrl' | 'actor'>,
  row: EnquiryRow,
): Promise<void> {
  const path = `/dashboard/enquiries/${row.id}`;
  await queuePush(
    { tx, now, actor },
    { kind: 'enquiry.new', subjectId: row.id, reference: row.reference, path },
  );
  const { agency } = await findAgency(tx);
  await queueMail(tx, now, {
    event: 'enquiry.notice',
    to: agency.email,
    // Staff answer from their mail program, too.
    ...(row.email === null ? {} : { replyTo: row.email }),
    language: 'en',
    ...(await noticeLetter({
      enquiry: row,
      agencyName: agency.name.en,
      link: `${siteUrl}${path}`,
    })),
  });
}
