import { z } from 'zod';
import { fareJourney } from '#features/air-tickets/fare-request/fare-request.contract.ts';
import { partsBy } from '#features/tour-packages/party/party-parts.rules.ts';
import { profile } from '#features/visas/visas.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { price } from '#platform/money/money.contract.ts';
import { plainLines } from '#platform/plain-text.contract.ts';
import { topics } from './contact/contact.rules.ts';

const people = z.int().min(0);

/** What an enquiry is about, with names and prices as they were published when it arrived. */
export const enquiryDetails = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('contact'),
    topic: z.enum(topics),
    /** Noted by staff when they take an enquiry by hand. */
    travelOn: calendarDate.optional(),
    travellers: z.int().min(1).optional(),
  }),
  z.strictObject({
    kind: z.literal('visa'),
    documentId: z.uuid(),
    slug: z.string(),
    title: z.string(),
    visaKind: z.strictObject({ key: z.string(), name: z.string() }),
    profile: profile.optional(),
    travelOn: calendarDate.optional(),
    applicants: z.int(),
    /** Per person, and in total. */
    fee: z.strictObject({ each: price, total: price }),
  }),
  z.strictObject({
    kind: z.literal('package'),
    documentId: z.uuid(),
    slug: z.string(),
    market: z.enum(['domestic', 'international']),
    title: z.string(),
    /** In a bed. Older enquiries don't say. */
    nights: z.int().optional(),
    departure: z
      .strictObject({ key: z.string(), departsOn: calendarDate, returnsOn: calendarDate, seatsLeft: z.int() })
      .optional(),
    party: z.strictObject(partsBy(() => people)),
    /** By the package's own price rules; without a departure there is none. */
    quote: z
      .strictObject({
        lines: z.array(z.strictObject({ part: z.string(), count: z.int(), each: price, amount: price })),
        total: price,
      })
      .optional(),
    /** Why the party can't be seated, such as `too-few-seats`. */
    problems: z.array(z.string()),
  }),
  z.strictObject({ kind: z.literal('air-ticket'), journey: fareJourney }),
]);
export type EnquiryDetails = z.infer<typeof enquiryDetails>;

/** A note for the staff. */
export const newNote = z.strictObject({ text: plainLines(4_000, 1) });
