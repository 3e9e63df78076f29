import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findAgency, findLetterTexts } from '#features/site-settings/site-settings.queries.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { changeEnquiry, lockEnquiry } from '../enquiries.commands.ts';
import { replyLetter } from '../enquiries.emails.ts';
import { canReply } from '../enquiries.policy.ts';
import { enquiryLetters, enquiryReplies } from '../enquiries.table.ts';
import { replyAddress } from '../inbound/inbound.rules.ts';
import { changed, changeRefusals } from '../inbox/answers.contract.ts';
import { enquiryPath } from '../visitor/visitor.rules.ts';
import { newReply } from './reply.contract.ts';

/**
 * Replies by e-mail. The mail is queued in the same transaction, and the visitor's page shows the reply.
 * @throws Failure conflict when the enquiry has no e-mail address, or is in review.
 */
export const replyByEmail = command({
  name: 'enquiries.reply',
  permission: 'enquiries.write',
  input: newReply.extend({ id: z.uuid(), version: z.int().optional() }),
  output: changed.extend({ replyId: z.uuid() }),
  refusals: changeRefusals,
  run: async (context, { replyId, language, subject, body, ...target }) => {
    const { tx, now, actor, siteUrl, mailReplyDomain } = context;
    // Locked first: a concurrent duplicate waits here, and then finds the reply.
    const current = await lockEnquiry(context, { id: target.id });
    const [before] = await tx
      .select({ id: enquiryReplies.id, enquiryId: enquiryReplies.enquiryId })
      .from(enquiryReplies)
      .where(eq(enquiryReplies.id, replyId));
    if (before) {
      if (before.enquiryId !== target.id) {
        throw new Failure('conflict', 'enquiries.reply-used', 'This id belongs to another reply.');
      }
      return { id: current.id, version: current.version, replyId };
    }
    const row = await lockEnquiry(context, target);
    context.authorize(canReply, row);
    const to = row.email;
    if (to === null) {
      throw new Error('An answer without an address was let through.');
    }
    const { agency } = await findAgency(tx);
    const mailId = await queueMail(tx, now, {
      event: 'enquiry.reply',
      about: { kind: 'enquiry', id: row.id },
      to,
      replyTo: replyAddress(row.replyToken, mailReplyDomain) ?? agency.email,
      language,
      ...(await replyLetter({
        language,
        agencyName: agency.name[language],
        phone: agency.phone,
        words: await findLetterTexts(tx),
        reference: row.reference,
        subject,
        body,
        link: `${siteUrl}${enquiryPath(row.language, row.token)}`,
      })),
    });
    await tx.insert(enquiryLetters).values({ mailId, enquiryId: row.id });
    await tx.insert(enquiryReplies).values({
      id: replyId,
      enquiryId: row.id,
      author: actor.id,
      toAddress: to,
      language,
      subject,
      body,
      mailId,
      at: now,
    });
    const state = target.state ?? (row.state === 'new' ? ('in-progress' as const) : row.state);
    const done = await changeEnquiry(context, row, { state }, 'replied', {
      replyId,
      ...(state === row.state ? {} : { from: row.state, to: state }),
    });
    return { ...done, replyId };
  },
});
