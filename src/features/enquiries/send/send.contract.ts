import { z } from 'zod';
import { fareJourney } from '#features/air-tickets/fare-request/fare-request.contract.ts';
import { mostOfAKind } from '#features/tour-packages/price/price.contract.ts';
import { profile } from '#features/visas/visas.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { languages } from '#platform/language.ts';
import { plainLine, plainLines } from '#platform/plain-text.contract.ts';
import { key, slug } from '#platform/text.contract.ts';
import { longestMessage, replies, topics } from '../contact/contact.rules.ts';

const people = z.int().min(0).max(mostOfAKind);

/** What every enquiry has: who asks, in which language, and how the answer shall come. */
const everyEnquiry = {
  language: z.enum(languages),
  contact: z.strictObject({
    name: plainLine(80, 2),
    /** In any way of writing; it is stored in E.164. */
    phone: z
      .string()
      .trim()
      .max(40)
      .transform((text) => (text === '' ? undefined : text))
      .optional(),
    email: z.string().trim().toLowerCase().pipe(z.email().max(120)).optional(),
    reply: z.enum(replies),
  }),
  /** Made in the browser: the same form sent again has the same one. */
  key: idempotencyKey.optional(),
  /** A field that nobody sees: programs fill it in. */
  website: z.string().max(200).default(''),
  /** From the form's appearance until it was sent, ms. */
  fillMs: z.int().min(0).max(1_000_000_000).optional(),
};

const answerable = {
  message: 'Give a telephone number or an e-mail address, so that we can answer the way you chose.',
};

/** An enquiry as a visitor sends it. Prices and names come from what is published, never from here. */
export const sendRequest = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('contact'),
      topic: z.enum(topics),
      message: plainLines(longestMessage, 3),
      ...everyEnquiry,
    }),
    z.strictObject({
      kind: z.literal('visa'),
      visa: slug,
      visaKind: key.optional(),
      profile: profile.optional(),
      /** The day of the flight. */
      travelOn: calendarDate.optional(),
      applicants: z.int().min(1).max(40).optional(),
      message: plainLines(longestMessage),
      ...everyEnquiry,
    }),
    z.strictObject({
      kind: z.literal('package'),
      package: slug,
      departure: key.optional(),
      party: z.strictObject({
        adults: z.int().min(1).max(mostOfAKind),
        childbed: people,
        childnobed: people,
        infants: people,
        single: people,
      }),
      message: plainLines(longestMessage),
      ...everyEnquiry,
    }),
    z.strictObject({
      kind: z.literal('air-ticket'),
      journey: fareJourney,
      message: plainLines(longestMessage),
      ...everyEnquiry,
    }),
  ])
  .refine(({ contact }) => contact.reply === 'email' || contact.phone !== undefined, {
    path: ['contact', 'phone'],
    ...answerable,
  })
  .refine(({ contact }) => contact.reply !== 'email' || contact.email !== undefined, {
    path: ['contact', 'email'],
    ...answerable,
  });
export type SendRequest = z.output<typeof sendRequest>;
/** As forms make it. */
export type SendForm = z.input<typeof sendRequest>;

/** What the visitor gets: the short code for the telephone, and the secret path of the page that shows its state. */
export const sent = z.strictObject({
  reference: z.string(),
  path: z.string(),
});
export type Sent = z.infer<typeof sent>;
