import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { messageStates } from '#platform/messages/messages.rules.ts';
import { replies } from '../contact/contact.rules.ts';
import {
  enquiryKinds,
  enquiryStates,
  happenings,
  messageVias,
  reviewReasons,
  sources,
} from '../enquiries.rules.ts';
import { enquiryFile } from '../files/files.contract.ts';

const moment = z.iso.datetime();
const person = z.object({ uid: z.string(), name: z.string() });

/** A row of the inbox. */
export const inboxItem = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  subject: z.string(),
  /** The start of the message. */
  snippet: z.string(),
  language: z.enum(languages),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  replyBy: z.enum(replies),
  source: z.enum(sources),
  /** When the journey begins, and how many go; null where the enquiry doesn't say. */
  travelOn: z.string().nullable(),
  travellers: z.int().nullable(),
  state: z.enum(enquiryStates),
  inReview: z.boolean(),
  reviewReasons: z.array(z.enum(reviewReasons)),
  owner: person.nullable(),
  dueOn: z.string().nullable(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
});
export type InboxItem = z.infer<typeof inboxItem>;

/** Another enquiry that may be from the same person. */
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

export const historyEntry = z.object({
  at: moment,
  actor: z.string(),
  actorName: z.string().nullable(),
  happened: z.enum(happenings),
  detail: z.unknown(),
});

/** The fields of a whole enquiry besides its inbox row. */
export const restOfEnquiry = {
  /** What was typed beside the telephone number. */
  otherPhones: z.array(z.string()),
  message: z.string(),
  /** What the enquiry says, line by line, in the requested language. */
  summary: z.array(z.object({ name: z.string(), value: z.string() })),
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
      /** The state of its mail in the outbox. */
      mail: z.enum(messageStates),
    }),
  ),
  /** What the customer has added. */
  messages: z.array(
    z.object({
      id: z.uuid(),
      via: z.enum(messageVias),
      from: z.string().nullable(),
      /** From another address than the enquiry's. */
      stranger: z.boolean(),
      /** What was written for it, without quotes. */
      text: z.string(),
      whole: z.string(),
      at: moment,
    }),
  ),
  files: z.array(enquiryFile),
  history: z.array(historyEntry),
  duplicates: z.array(beside),
  merged: z.array(beside.omit({ by: true })),
  mergedInto: z.uuid().nullable(),
  /** The card of who sent it; none while it is in review. */
  customerId: z.uuid().nullable(),
};
export type WholeEnquiry = InboxItem & z.infer<z.ZodObject<typeof restOfEnquiry>>;
