import { z } from '@hono/zod-openapi';
import { languages } from '#platform/language.ts';
import { mailStates } from '#platform/mail/mail.rules.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { replies } from '../contact/contact.rules.ts';
import { enquiryKinds, enquiryStates, happenings, heldReasons } from '../enquiries.rules.ts';

/** The tabs of the inbox: a state each, what is held back, what is open, and everything. */
export const tabs = ['open', ...enquiryStates, 'held', 'all'] as const;
export type Tab = (typeof tabs)[number];

export const dueFilters = ['overdue', 'today', 'week', 'none'] as const;
export const inboxSorts = ['newest', 'oldest', 'due', 'due-last', 'updated', 'updated-last'] as const;

/** Of somebody of the staff. A NUL would be refused by the database. */
export const ownerUid = z
  .string()
  .max(128)
  .refine((uid) => !uid.includes('\0'), 'Nobody is called that.');

/** How the office asks for its list. */
export const inboxQuery = z.object({
  tab: z.enum(tabs).default('open'),
  kind: z.enum(enquiryKinds).optional(),
  owner: ownerUid.optional().openapi({ description: 'A uid, `me` or `nobody`', example: 'me' }),
  due: z.enum(dueFilters).optional(),
  q: plainLine(100, 0).default('').openapi({ description: 'Reference, name, telephone, e-mail or words' }),
  sort: z.enum(inboxSorts).default('newest'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_000)
    .optional()
    .openapi({ description: 'From 1, in place of a cursor: for a list with numbered pages.' }),
});
export type InboxQuery = z.output<typeof inboxQuery>;

const moment = z.iso.datetime();
const person = z.object({ uid: z.string(), name: z.string() });

export const inboxItem = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    kind: z.enum(enquiryKinds),
    subject: z.string(),
    /** The first words of the message. */
    snippet: z.string(),
    language: z.enum(languages),
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    replyBy: z.enum(replies),
    state: z.enum(enquiryStates),
    held: z.boolean(),
    heldFor: z.array(z.enum(heldReasons)),
    owner: person.nullable(),
    dueOn: z.string().nullable(),
    version: z.int(),
    createdAt: moment,
    updatedAt: moment,
  })
  .openapi('Enquiry');
export type InboxItem = z.infer<typeof inboxItem>;

export const inboxPage = z.object({
  items: z.array(inboxItem),
  total: z.int(),
  next: z.string().nullable(),
  /** How many each tab has with the other conditions. */
  counts: z.record(z.enum(tabs), z.int()),
});

/** Somebody else's enquiry that looks like the same person's. */
const beside = z.object({
  id: z.uuid(),
  reference: z.string(),
  subject: z.string(),
  message: z.string(),
  name: z.string(),
  state: z.enum(enquiryStates),
  createdAt: moment,
  by: z.array(z.enum(['phone', 'email'])),
});

export const wholeEnquiry = inboxItem
  .extend({
    message: z.string(),
    /** What was asked, with names, in the language asked for. */
    asked: z.array(z.object({ name: z.string(), value: z.string() })),
    /** The same as data; its shape depends on the kind. */
    details: z.record(z.string(), z.unknown()),
    /** The secret path of the visitor's page. */
    visitorPath: z.string(),
    notes: z.array(z.object({ id: z.uuid(), author: z.string(), text: z.string(), at: moment })),
    replies: z.array(
      z.object({
        id: z.uuid(),
        author: z.string(),
        to: z.string(),
        language: z.enum(languages),
        subject: z.string(),
        body: z.string(),
        at: moment,
        /** How its mail stands in the outbox. */
        mail: z.enum(mailStates),
      }),
    ),
    history: z.array(
      z.object({
        at: moment,
        actor: z.string(),
        actorName: z.string().nullable(),
        happened: z.enum(happenings),
        detail: z.unknown(),
      }),
    ),
    duplicates: z.array(beside),
    merged: z.array(beside.omit({ by: true })),
    mergedInto: z.uuid().nullable(),
  })
  .openapi('WholeEnquiry');
export type WholeEnquiry = z.infer<typeof wholeEnquiry>;
