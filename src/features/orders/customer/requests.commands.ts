import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { lockEnquiry } from '#features/enquiries/enquiries.commands.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { insertEnquiry, notifyOf } from '#features/enquiries/enquiries.writes.ts';
import { takeMessage } from '#features/enquiries/messages/messages.commands.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { fullDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { findCancellation } from '../lifecycle/cancellation.queries.ts';
import { lockOrder } from '../orders.commands.ts';
import { orders } from '../orders.table.ts';
import { noteEvent, type OrderRow } from '../orders.writes.ts';
import { type OrderRequest, orderRequest } from './requests.contract.ts';
import { listRequests } from './requests.queries.ts';
import { maxRequestsInADay, requestKindsOf } from './requests.rules.ts';

const dayMs = 86_400_000;

/** What is asked in the customer's language, with the figures that the page showed to who cancels. */
async function wordsOf({ tx, now }: CommandContext, row: OrderRow, { kind, text }: OrderRequest) {
  const { reference, language } = row;
  const locale = { locale: language };
  const today = dhakaDate(now);
  if (kind === 'question') {
    return { subject: m.orders_request_question_subject({ reference }, locale), body: text };
  }
  if (kind === 'change') {
    return { subject: m.orders_request_change_subject({ reference }, locale), body: text };
  }
  const { answer } = await findCancellation(tx, row, today);
  const shown = m.orders_request_cancel_view(
    {
      day: fullDate(today, language),
      keep: taka(answer.keep, language),
      back: taka(answer.back, language),
    },
    locale,
  );
  return {
    subject: m.orders_request_cancel_subject({ reference }, locale),
    body: text === '' ? shown : `${shown}\n\n${text}`,
  };
}

/** The enquiry in which staff answer about this order; one that was joined to another leads there. None once its personal data was removed. */
async function findThread(context: CommandContext, { enquiryId }: OrderRow) {
  if (enquiryId === null) {
    return undefined;
  }
  const [found] = await context.tx
    .select({ mergedInto: enquiries.mergedInto })
    .from(enquiries)
    .where(and(eq(enquiries.id, enquiryId), isNull(enquiries.removedAt)));
  return found && lockEnquiry(context, { id: found.mergedInto ?? enquiryId });
}

/**
 * A customer asks, wants a change, or wants to cancel. It comes into the inbox: into the enquiry of the order, or as a new one
 * that belongs to it from then on. Nothing of the order changes. The same once more on a day is one.
 * @throws Failure not-found for any token but an order's; conflict `orders.request-over` for what can't be asked any more;
 * too-many `orders.requests-many`.
 */
export const sendOrderRequest = command({
  name: 'orders.request',
  permission: 'orders.visit',
  input: z.strictObject({ token: z.string(), request: orderRequest }),
  run: async (context, { token, request }) => {
    const { tx, now } = context;
    const { kind, text } = request;
    const row = await lockOrder(context, { token });
    if (!requestKindsOf(row.state).includes(kind)) {
      throw new Failure('conflict', 'orders.request-over', 'This can’t be asked for any more. Call us.');
    }
    const key = createHash('sha256')
      .update(`${row.reference} ${kind} ${dhakaDate(now)} ${text}`)
      .digest('base64url');
    const recent = await listRequests(tx, row.id, new Date(now.getTime() - dayMs));
    const same = recent.find((each) => each.key === key);
    if (same !== undefined) {
      return { kind, at: same.at.toISOString() };
    }
    if (recent.length >= maxRequestsInADay) {
      throw new Failure('too-many', 'orders.requests-many', 'Much was asked today already. Please call us.');
    }
    const { subject, body } = await wordsOf(context, row, request);
    const thread = await findThread(context, row);
    if (thread === undefined) {
      const { language, name, phone, otherPhones, email } = row;
      const made = await insertEnquiry(
        context,
        {
          kind: 'contact',
          subject,
          message: body,
          language,
          name,
          phone,
          otherPhones,
          email,
          details: { kind: 'contact', topic: 'general' },
          replyBy: email === null ? 'phone' : 'email',
          inReview: false,
          reviewReasons: [],
          fingerprint: key,
          visitor: key,
        },
        { order: row.reference },
      );
      await notifyOf(context, made, row.reference);
      await tx.update(orders).set({ enquiryId: made.id }).where(eq(orders.id, row.id));
    } else {
      await takeMessage(context, thread, {
        via: 'page',
        fromAddress: null,
        stranger: false,
        messageKey: key,
        body: kind === 'question' ? body : `${subject}\n\n${body}`,
      });
    }
    await noteEvent(context, row.id, 'requested', { kind, key });
    context.log({
      subjectKind: 'order',
      subjectId: row.id,
      difference: { happened: 'requested', request: kind },
    });
    return { kind, at: now.toISOString() };
  },
});
