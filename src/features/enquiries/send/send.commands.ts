import { createHash } from 'node:crypto';
import { and, count, eq, gte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { lettersAreTooMany } from '#platform/mail/requested-letters.ts';
import { parsePhone } from '#platform/phone/parse-phone.ts';
import { otherPhonesOf } from '#platform/phone/phone.rules.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { enquiries } from '../enquiries.table.ts';
import { type EnquiryRow, insertEnquiry, notifyOf } from '../enquiries.writes.ts';
import { withOtherPhones } from '../other-phones.rules.ts';
import { enquiryPath } from '../visitor/visitor.rules.ts';
import { type SendRequest, type Sent, sendRequest, sent } from './send.contract.ts';
import { isFlood, reviewReasonsOf } from './spam.rules.ts';
import { findDetails } from './subject.queries.ts';
import { subjectLine } from './subject.rules.ts';

const hourMs = 3_600_000;

/** Without an idempotency key, the same text from the same address counts as one enquiry for this long. */
const sameForMs = 10 * 60_000;

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The content of the enquiry, without the fields that differ between retries. */
const fingerprintOf = ({ key: _key, fillMs: _fillMs, ...request }: SendRequest): string => hashOf(request);

const responseOf = ({
  language,
  reference,
  token,
}: Pick<EnquiryRow, 'language' | 'reference' | 'token'>): Sent => ({
  reference,
  path: enquiryPath(language, token),
});

/** A recent enquiry with the same content from the same address. */
async function findSame(
  tx: Transaction,
  { fingerprint, visitor, since }: { fingerprint: string; visitor: string; since: Date },
): Promise<Sent | undefined> {
  const [found] = await tx
    .select({ reference: enquiries.reference, token: enquiries.token, language: enquiries.language })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.fingerprint, fingerprint),
        eq(enquiries.visitor, visitor),
        gte(enquiries.createdAt, since),
      ),
    )
    .limit(1);
  return found && responseOf(found);
}

/** How many came within the last hour: from one address, with the same message among them, and from one person. */
async function countRecent(
  tx: Transaction,
  since: Date,
  from: { visitor: string; message: string; phone?: string; email?: string },
) {
  const recently = gte(enquiries.createdAt, since);
  const [byAddress] = await tx
    .select({
      number: count(),
      same: sql<number>`count(*) FILTER (WHERE ${enquiries.message} = ${from.message} AND ${from.message} <> '')::int`,
    })
    .from(enquiries)
    .where(and(eq(enquiries.visitor, from.visitor), recently));
  const [byContact] = await tx
    .select({ number: count() })
    .from(enquiries)
    .where(
      and(
        recently,
        or(
          from.phone === undefined ? undefined : eq(enquiries.phone, from.phone),
          from.email === undefined ? undefined : eq(enquiries.email, from.email),
        ),
      ),
    );
  return {
    fromAddress: byAddress?.number ?? 0,
    fromContact: byContact?.number ?? 0,
    sameMessage: byAddress?.same ?? 0,
  };
}

/** Stores a new enquiry. */
async function takeEnquiry(
  context: CommandContext,
  request: SendRequest,
  from: { fingerprint: string; visitor: string },
): Promise<Sent> {
  const { tx, now } = context;
  const phone = parsePhone(request.contact.phone, 'contact.phone');
  const { name, email, reply } = request.contact;
  const recent = await countRecent(tx, new Date(now.getTime() - hourMs), {
    visitor: from.visitor,
    message: request.message,
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
  });
  if (isFlood(recent)) {
    throw new Failure('too-many', 'enquiries.too-many', 'Too many enquiries have come from you. Call us.');
  }
  const details = await findDetails(tx, request, dhakaDate(now));
  const subject = subjectLine(details, request.language);
  const text = `${name} ${request.message}`;
  const signs = { honeypot: request.website, fillMs: request.fillMs, text, ...recent };
  const reasons = reviewReasonsOf({ ...signs, tooManyLetters: await lettersAreTooMany(context, email) });
  const row = await insertEnquiry(
    context,
    {
      kind: request.kind,
      subject,
      message: withOtherPhones(request.message, request.contact.phone, request.language),
      details,
      language: request.language,
      name,
      phone: phone ?? null,
      otherPhones: otherPhonesOf(request.contact.phone ?? ''),
      email: email ?? null,
      replyBy: reply,
      inReview: reasons.length > 0,
      reviewReasons: [...reasons],
      ...from,
    },
    { reviewReasons: reasons },
  );
  await notifyOf(context, row);
  return responseOf(row);
}

/**
 * Stores an enquiry of a visitor: once per form, however often it is sent, with its history, log entry and mails. Likely
 * spam is stored too, in review.
 * @throws Failure invalid with the invalid fields; too-many when far too many come from one address.
 */
export const sendEnquiry = command({
  name: 'enquiries.send',
  permission: 'enquiries.send',
  input: z.strictObject({
    request: sendRequest,
    /** The client's address, as limits count it. */
    visitor: z.string().max(80),
  }),
  run: async (context, { request, visitor: address }): Promise<Sent> => {
    const { tx, now } = context;
    const fingerprint = fingerprintOf(request);
    const visitor = visitorMark(context, address);
    // Concurrent requests of one form without a key use a key derived from its content.
    const span = Math.floor(now.getTime() / sameForMs);
    const key = request.key ?? `form-${hashed(`${span} ${visitor} ${fingerprint}`)}`;
    const since = new Date(now.getTime() - sameForMs);
    const same = request.key === undefined ? await findSame(tx, { fingerprint, visitor, since }) : undefined;
    return (
      same ??
      respondOnce(context, { command: 'enquiries.send', key, hash: fingerprint, schema: sent }, () =>
        takeEnquiry(context, request, { fingerprint, visitor }),
      )
    );
  },
});
