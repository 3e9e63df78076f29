import { eq } from 'drizzle-orm';
import { users } from '#features/identity/identity.table.ts';
import { findHolidays } from '#features/site-settings/site-settings.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { hashOf } from '#platform/idempotency/idempotency.ts';
import { parsePhone } from '#platform/phone/parse-phone.ts';
import { otherPhonesOf } from '#platform/phone/phone.rules.ts';
import { workingDayAfter } from '../calls/due.rules.ts';
import type { EnquiryDetails } from '../enquiries.contract.ts';
import { enquiryEvents } from '../enquiries.table.ts';
import { insertEnquiry, queueConfirmation } from '../enquiries.writes.ts';
import { withOtherPhones } from '../other-phones.rules.ts';
import { fareDetails } from '../send/subject.queries.ts';
import { subjectLine } from '../send/subject.rules.ts';
import { announceEnquiry } from '../stream/stream.gateway.ts';
import { handRequest, handTaken } from './manual-entry.contract.ts';

/**
 * Stores an enquiry that staff took by telephone, at the desk or on WhatsApp. It is in progress, belongs to who took it, and
 * is due on the next working day. With a journey it is a fare request, as from the public form.
 * @throws Failure invalid with the invalid fields.
 */
export const addByHand = command({
  name: 'enquiries.add',
  permission: 'enquiries.write',
  input: handRequest,
  output: handTaken,
  once: 'key',
  run: async (context, { key: _, ...request }) => {
    const { tx, now, actor } = context;
    const { source, topic, travelOn, travellers, journey, subject, email, confirms, ...rest } = request;
    const today = dhakaDate(now);
    const details: EnquiryDetails =
      journey === undefined
        ? {
            kind: 'contact',
            topic,
            ...(travelOn === undefined ? {} : { travelOn }),
            ...(travellers === undefined ? {} : { travellers }),
          }
        : fareDetails(journey, today);
    const phone = parsePhone(rest.phone, 'phone');
    const [owner] = await tx
      .select({ uid: users.uid })
      .from(users)
      .where(eq(users.uid, actor.id.replace(/^user:/, '')));
    const row = await insertEnquiry(
      context,
      {
        ...rest,
        kind: details.kind,
        details,
        subject: subject ?? subjectLine(details, request.language),
        message: withOtherPhones(rest.message, rest.phone, request.language),
        phone: phone ?? null,
        otherPhones: otherPhonesOf(rest.phone ?? ''),
        email: email ?? null,
        replyBy: phone === undefined ? 'email' : source === 'whatsapp' ? 'whatsapp' : 'phone',
        source,
        state: 'in-progress',
        owner: owner?.uid ?? null,
        dueOn: workingDayAfter(today, 1, new Set(await findHolidays(tx))),
        inReview: false,
        reviewReasons: [],
        fingerprint: hashOf(request),
        visitor: actor.id,
      },
      { source },
    );
    await tx
      .insert(enquiryEvents)
      .values({ enquiryId: row.id, at: now, actor: actor.id, happened: 'sent', detail: { source } });
    if (confirms) {
      await queueConfirmation(context, row);
    }
    await announceEnquiry(tx, { id: row.id, happened: 'sent' });
    return { id: row.id, reference: row.reference };
  },
});
