import { z } from 'zod';
import { fareJourney } from '#features/air-tickets/fare-request/fare-request.contract.ts';
import { maxOfAKind } from '#features/tour-packages/party/party-parts.rules.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { languages } from '#platform/language.ts';
import { plainLine, plainLines } from '#platform/plain-text.contract.ts';
import { longestMessage, topics } from '../contact/contact.rules.ts';
import { handSources } from '../enquiries.rules.ts';

/** An empty field of a form counts as absent. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

/** An enquiry as staff take it by telephone, at the desk or on WhatsApp. */
export const handRequest = z
  .strictObject({
    source: z.enum(handSources),
    name: plainLine(80, 2),
    /** In any format; it is stored in E.164. */
    phone: maybe(z.string().trim().max(40)),
    email: maybe(z.string().trim().toLowerCase().pipe(z.email().max(120))),
    topic: z.enum(topics),
    /** What it is about, in one line; a journey says it itself. */
    subject: maybe(plainLine(160, 3)),
    message: plainLines(longestMessage).default(''),
    travelOn: maybe(calendarDate),
    travellers: z.int().min(1).max(maxOfAKind).optional(),
    /** Of an enquiry about an air ticket: it then waits at the fare desk, as one from the public form does. */
    journey: fareJourney.optional(),
    language: z.enum(languages),
    /** Whether the customer gets the confirmation with the link to the enquiry's page; needs an e-mail address. */
    confirms: z.boolean().default(false),
    /** Made in the browser: a retry of the same form has the same key. */
    key: idempotencyKey,
  })
  .refine(({ phone, email }) => phone !== undefined || email !== undefined, {
    path: ['phone'],
    message: 'Give a telephone number or an e-mail address.',
  })
  .refine(({ subject, journey }) => subject !== undefined || journey !== undefined, {
    path: ['subject'],
    message: 'Say in one line what it is about.',
  })
  .refine(({ topic, journey }) => journey === undefined || topic === 'airticket', {
    path: ['topic'],
    message: 'A journey belongs to an enquiry about an air ticket.',
  })
  .refine(
    ({ journey, subject, travelOn, travellers }) =>
      journey === undefined || (subject ?? travelOn ?? travellers) === undefined,
    { path: ['journey'], message: 'A journey has its own subject, dates and passengers.' },
  )
  .refine(({ confirms, email }) => !confirms || email !== undefined, {
    path: ['email'],
    message: 'The confirmation needs an e-mail address.',
  });
export type HandForm = z.input<typeof handRequest>;

export const handTaken = z.strictObject({ id: z.uuid(), reference: z.string() }).meta({ id: 'EnquiryTaken' });
