import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import { thinLog } from '#platform/command/thin-log.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deleteMail, deleteMailHolding, deleteThread } from '#platform/messages/forget-messages.writes.ts';
import { dropFile } from '#platform/private-files/private-files.ts';
import { openStates } from '../enquiries.rules.ts';
import {
  enquiries,
  enquiryEvents,
  enquiryFiles,
  enquiryLetters,
  enquiryMessages,
  enquiryNotes,
  enquiryReplies,
} from '../enquiries.table.ts';
import type { EnquiryRow } from '../enquiries.writes.ts';
import { newToken } from '../send/reference.rules.ts';
import { announceEnquiry } from '../stream/stream.gateway.ts';
import { detailsWithoutPerson, storedInHistory } from './removal.rules.ts';

/** Enquiries and those that were joined to them, locked, as far as their personal data is still there. */
export async function lockWithJoined(tx: Transaction, ids: readonly string[]): Promise<EnquiryRow[]> {
  return tx
    .select()
    .from(enquiries)
    .where(
      and(
        or(inArray(enquiries.id, [...ids]), inArray(enquiries.mergedInto, [...ids])),
        isNull(enquiries.removedAt),
      ),
    )
    .orderBy(enquiries.id)
    .for('update');
}

/** Everything that was said in an enquiry, by the customer and by staff, and the letters about it. */
async function removeText(context: CommandContext, { id, token }: EnquiryRow): Promise<void> {
  const { tx } = context;
  const letters = await tx
    .delete(enquiryLetters)
    .where(eq(enquiryLetters.enquiryId, id))
    .returning({ mailId: enquiryLetters.mailId });
  const replies = await tx
    .delete(enquiryReplies)
    .where(eq(enquiryReplies.enquiryId, id))
    .returning({ mailId: enquiryReplies.mailId });
  await deleteMail(
    tx,
    [...letters, ...replies].map(({ mailId }) => mailId),
  );
  // Those that went out before each letter was noted, and those to the staff, which name the page of the office.
  await deleteMailHolding(tx, token, ['enquiry.received', 'enquiry.reply']);
  await deleteMailHolding(tx, id, ['enquiry.notice', 'enquiry.message']);
  await deleteThread(context, { kind: 'enquiry', id });
  await tx.delete(enquiryNotes).where(eq(enquiryNotes.enquiryId, id));
  await tx.delete(enquiryMessages).where(eq(enquiryMessages.enquiryId, id));
  const kept = [...storedInHistory];
  await tx
    .update(enquiryEvents)
    .set({
      detail: sql`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${enquiryEvents.detail}) WHERE key IN ${kept})`,
    })
    .where(eq(enquiryEvents.enquiryId, id));
  await thinLog(tx, { kind: 'enquiry', ids: [id], keeping: kept });
}

/**
 * Removes the personal data of an enquiry, for good: who asked, everything that was written, the files with their keys, the letters.
 * Its links open nothing any more. What is left counts an enquiry of a kind, on a day, and how it ended.
 * @returns how many files it had
 */
export async function forgetEnquiry(context: CommandContext, row: EnquiryRow): Promise<number> {
  const { tx, now } = context;
  const { id, reference, state, details } = row;
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
      details: detailsWithoutPerson(details),
      fingerprint: '',
      visitor: '',
      search: reference.toLowerCase(),
      dueOn: null,
      inReview: false,
      reviewReasons: [],
      // Nobody has to work on it.
      ...(openStates.includes(state) ? { state: 'lost' as const } : {}),
      token: newToken(),
      replyToken: randomBytes(16).toString('hex'),
      version: sql`${enquiries.version} + 1`,
      updatedAt: now,
    })
    .where(eq(enquiries.id, id));
  await removeText(context, row);
  const files = await tx
    .delete(enquiryFiles)
    .where(eq(enquiryFiles.enquiryId, id))
    .returning({ fileId: enquiryFiles.fileId });
  for (const { fileId } of files) {
    await dropFile(context, fileId);
  }
  await announceEnquiry(tx, { id, happened: 'state-changed' });
  return files.length;
}
