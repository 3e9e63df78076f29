import { randomBytes } from 'node:crypto';
import { and, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { findHolidays } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { thinLog } from '#platform/command/thin-log.ts';
import type { Transaction } from '#platform/database/database.ts';
import { hashOf } from '#platform/idempotency/idempotency.ts';
import { workingDayAfter } from '../calls/due.rules.ts';
import type { EnquiryDetails } from '../enquiries.contract.ts';
import { type EnquiryState, openStates } from '../enquiries.rules.ts';
import {
  enquiries,
  enquiryEvents,
  enquiryFiles,
  enquiryMessages,
  enquiryNotes,
  enquiryReplies,
} from '../enquiries.table.ts';
import { searchText } from '../enquiries.writes.ts';
import { storedInHistory } from '../removal/removal.rules.ts';
import { newToken, referenceOf } from '../send/reference.rules.ts';
import { announceEnquiry } from '../stream/stream.gateway.ts';

/** An enquiry that staff took elsewhere, and that comes along. */
export interface BroughtEnquiry {
  readonly id: string;
  readonly language: 'en' | 'bn';
  readonly name: string;
  /** E.164. */
  readonly phones: readonly string[];
  /** Lower case. */
  readonly email: string | undefined;
  readonly subject: string;
  readonly message: string;
  readonly state: EnquiryState;
  /** When somebody should look at it again; absent: the next working day, as of one that is taken by hand. */
  readonly dueOn: string | undefined;
}

/** So many enquiries stand in one statement. */
const atOnce = 1_000;
const details: EnquiryDetails = { kind: 'contact', topic: 'general' };
const source = 'phone' as const;

/** The enquiries of one statement under free references; one that is taken is tried again under another one. */
async function insertPart(
  { tx, now, actor }: CommandContext,
  part: readonly BroughtEnquiry[],
  nextDay: string,
): Promise<void> {
  for (let left = [...part]; left.length > 0; ) {
    const rows = await tx
      .insert(enquiries)
      .values(
        left.map((each) => {
          const { id, language, name, phones, email = null, subject, message, state, dueOn } = each;
          const [phone = null, ...otherPhones] = phones;
          const reference = referenceOf([...randomBytes(5)]);
          return {
            id,
            reference,
            token: newToken(),
            kind: details.kind,
            details,
            language,
            name,
            phone,
            otherPhones,
            email,
            subject,
            message,
            replyBy: phone === null ? ('email' as const) : ('phone' as const),
            source: source,
            state,
            dueOn: dueOn ?? (openStates.includes(state) ? nextDay : null),
            inReview: false,
            reviewReasons: [],
            fingerprint: hashOf(each),
            visitor: actor.id,
            search: searchText([reference, name, ...phones, email ?? '', subject, message]),
            createdAt: now,
            updatedAt: now,
          };
        }),
      )
      .onConflictDoNothing({ target: enquiries.reference })
      .returning({ id: enquiries.id });
    const written = new Set(rows.map(({ id }) => id));
    left = left.filter(({ id }) => !written.has(id));
  }
  await tx.insert(enquiryEvents).values(
    part.map(({ id }) => ({
      enquiryId: id,
      at: now,
      actor: actor.id,
      happened: 'sent' as const,
      detail: { source },
    })),
  );
}

/**
 * Stores enquiries that come along, in the state that they are in. They belong to nobody yet, and nobody is written to.
 * @param done is told how many are done
 */
export async function writeBroughtEnquiries(
  context: CommandContext,
  brought: readonly BroughtEnquiry[],
  done: (enquiries: number) => Promise<void>,
): Promise<void> {
  const { tx, now } = context;
  const nextDay = workingDayAfter(dhakaDate(now), 1, new Set(await findHolidays(tx)));
  for (let from = 0; from < brought.length; from += atOnce) {
    const part = brought.slice(from, from + atOnce);
    await insertPart(context, part, nextDay);
    await done(from + part.length);
  }
  const [one] = brought;
  if (one !== undefined) {
    // Open inboxes read their list anew, whichever is named.
    await announceEnquiry(tx, { id: one.id, happened: 'sent' });
  }
}

/** What came to stand on enquiries that were brought along: notes, replies, messages, files, and those that somebody changed. They are locked. */
export async function countStandingOnEnquiries(tx: Transaction, all: readonly string[]) {
  const counts = { notes: 0, replies: 0, messages: 0, files: 0, changes: 0 };
  for (let from = 0; from < all.length; from += atOnce) {
    const ids = all.slice(from, from + atOnce);
    await tx.select({ id: enquiries.id }).from(enquiries).where(inArray(enquiries.id, ids)).for('update');
    counts.notes += await tx.$count(enquiryNotes, inArray(enquiryNotes.enquiryId, ids));
    counts.replies += await tx.$count(enquiryReplies, inArray(enquiryReplies.enquiryId, ids));
    counts.messages += await tx.$count(enquiryMessages, inArray(enquiryMessages.enquiryId, ids));
    counts.files += await tx.$count(enquiryFiles, inArray(enquiryFiles.enquiryId, ids));
    const changed = await tx
      .selectDistinct({ id: enquiryEvents.enquiryId })
      .from(enquiryEvents)
      .where(
        and(
          inArray(enquiryEvents.enquiryId, ids),
          sql`${enquiryEvents.happened} NOT IN ('sent', 'note-added', 'replied', 'message-received', 'file-added')`,
        ),
      );
    counts.changes += changed.length;
    counts.changes += await tx.$count(
      enquiries,
      and(inArray(enquiries.mergedInto, ids), or(isNull(enquiries.removedAt), ne(enquiries.state, 'lost'))),
    );
  }
  return counts;
}

/** Takes back enquiries that were brought along and on which nothing stands: they are shown no more, and whose they were is gone. */
export async function takeBackBroughtEnquiries(
  { tx, now }: CommandContext,
  all: readonly string[],
): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) {
    const ids = all.slice(from, from + atOnce);
    await tx
      .update(enquiries)
      .set({
        removedAt: now,
        name: '',
        phone: null,
        otherPhones: [],
        email: null,
        message: '',
        subject: '',
        fingerprint: '',
        visitor: '',
        search: sql`lower(${enquiries.reference})`,
        dueOn: null,
        state: 'lost',
        // No link opens it: neither is a token's.
        token: sql`${enquiries.id}::text`,
        replyToken: sql`${enquiries.id}::text`,
        version: sql`${enquiries.version} + 1`,
        updatedAt: now,
      })
      .where(inArray(enquiries.id, ids));
    await thinLog(tx, { kind: 'enquiry', ids, keeping: storedInHistory });
  }
  const [one] = all;
  if (one !== undefined) {
    await announceEnquiry(tx, { id: one, happened: 'state-changed' });
  }
}
