import { z } from 'zod';
import { fareJourney } from '#features/air-tickets/fare-request/fare-request.contract.ts';
import { party } from '#features/tour-packages/party/party.contract.ts';
import { partsBy } from '#features/tour-packages/party/party-parts.rules.ts';
import { profile } from '#features/visas/visas.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { languages } from '#platform/language.ts';
import { plainLine, plainLines } from '#platform/plain-text.contract.ts';
import { key, slug } from '#platform/text.contract.ts';
import { longestMessage, replies, topics } from '../contact/contact.rules.ts';

const { adults, infants } = party.shape;

/** Fields of every enquiry: contact, language, and the preferred way of reply. */
const everyEnquiry = {
  language: z.enum(languages),
  contact: z.strictObject({
    name: plainLine(80, 2),
    /** In any format; it is stored in E.164. */
    phone: z
      .string()
      .trim()
      .max(40)
      .transform((text) => (text === '' ? undefined : text))
      .optional(),
    email: z.string().trim().toLowerCase().pipe(z.email().max(120)).optional(),
    reply: z.enum(replies),
  }),
  /** Made in the browser: a retry of the same form has the same key. */
  key: idempotencyKey.optional(),
  /** A honeypot: hidden from people, filled in by bots. */
  website: z.string().max(200).default(''),
  /** From rendering the form until it was sent, in ms. */
  fillMs: z.int().min(0).max(1_000_000_000).optional(),
};

const answerable = {
  message: 'Give a telephone number or an e-mail address, so that we can answer the way you chose.',
};

/** An enquiry as a visitor sends it. Prices and names come from the published documents, never from here. */
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
      party: z.strictObject({ ...partsBy(() => infants), adults }),
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
/** The input type, for forms. */
export type SendForm = z.input<typeof sendRequest>;

/** The response: the short reference for the telephone, and the secret path of the enquiry's page. */
export const sent = z.strictObject({
  reference: z.string(),
  path: z.string(),
});
export type Sent = z.infer<typeof sent>;
