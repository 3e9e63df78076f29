import { z } from 'zod';
import { calendarDate } from '../calendar-date.contract.ts';
import { languages } from '../language.ts';
import { searched } from '../plain-text.contract.ts';

/** What the office's search finds. */
const hitKinds = [
  'order',
  'visa-case',
  'fare',
  'departure',
  'customer',
  'enquiry',
  'payment',
  'transfer',
  'supplier',
  'bill',
  'paper',
  'passport-slip',
  'document',
  'picture',
  'user',
] as const;
export type HitKind = (typeof hitKinds)[number];

/** How well something fits what was typed, the best first; `near` is one sign apart from it. */
export const hitFits = ['exact', 'begins', 'holds', 'alike', 'near'] as const;
export type HitFit = (typeof hitFits)[number];

const hit = z
  .object({
    kind: z.enum(hitKinds),
    id: z.string(),
    title: z.string(),
    /** Names and numbers of what it belongs to. */
    details: z.array(z.string()),
    /** E.164. */
    phone: z.string().nullable(),
    /** When it leaves, is due or came. */
    on: calendarDate.nullable(),
    /** Poisha that are owed or came. */
    amount: z.int().nullable(),
    /** Its state, by the words of its kind. */
    state: z.string().nullable(),
    /** The office's page that shows it. */
    path: z.string(),
    fit: z.enum(hitFits),
    /** Whether somebody of the staff has to do something about it. */
    waits: z.boolean(),
  })
  .meta({ id: 'Hit' });
export type Hit = z.infer<typeof hit>;

/** What was found, the best first. */
export const hitList = z.object({ items: z.array(hit) });

export const lookupQuery = z.object({
  q: searched(80).default('').meta({
    description:
      'A name, telephone number, reference, TrxID, ticket, paper or slip number, the words of a title, or a day',
  }),
  language: z.enum(languages).default('en').meta({ description: 'Of titles, where there are two.' }),
});
