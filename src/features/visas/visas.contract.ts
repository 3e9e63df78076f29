import { z } from 'zod';
import { question, seo } from '#features/documents/content/content.contract.ts';
import { mediaId } from '#features/media/media-id.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { price, quotedPrice } from '#platform/money/money.contract.ts';
import { key, line, prose } from '#platform/text.contract.ts';
import { paperAges, paperGroups, profiles, regions, visaForms, workWeekdays } from './visas.data.ts';

export const region = z.enum(regions);
export type Region = z.infer<typeof region>;

export const visaForm = z.enum(visaForms);
export type VisaForm = z.infer<typeof visaForm>;

/** Why people go. `other` has no heading of its own: such a kind is headed by its name. */
export const purposes = [
  'tourism',
  'business',
  'medical',
  'umrah',
  'family',
  'study',
  'transit',
  'other',
] as const;
export const purpose = z.enum(purposes);

export const profile = z.enum(profiles);
export type Profile = z.infer<typeof profile>;

export const paperGroup = z.enum(paperGroups);
export type PaperGroup = z.infer<typeof paperGroup>;

/** The form in which a paper is handed in. */
export const paperShape = z.strictObject({
  original: z.boolean().optional(),
  photocopies: z.int().min(0).max(9).optional(),
  prints: z.int().min(0).max(9).optional(),
  scan: z.boolean().optional(),
  translated: z.boolean().optional(),
  notarised: z.boolean().optional(),
});
export type PaperShape = z.infer<typeof paperShape>;

/** A paper of the library, shared by all guides. */
export const paper = z.strictObject({
  key,
  group: paperGroup,
  shape: paperShape,
  texts: z.strictObject({
    en: z.strictObject({ name: line(120), detail: line(400).optional() }),
    bn: z.strictObject({ name: line(120), detail: line(400).optional() }),
  }),
});
export type Paper = z.infer<typeof paper>;
export const paperList = z.object({ items: z.array(paper) });

/** A paper that a guide asks for, from the library or its own; values here override the library's. */
export const paperLine = paperShape.extend({
  paper: key,
  /** The kinds of the guide that need it, by key; absent: all. For kinds that want it in another form it has another line. */
  kinds: z.array(key).min(1).max(8).optional(),
  /** Only adults need it, or only children; absent: both. */
  age: z.enum(paperAges).optional(),
});
export type PaperLine = z.infer<typeof paperLine>;

/** One part of the price in taka, and as the embassy states it when in another currency. */
export const fee = z.strictObject({
  poisha: price,
  quoted: quotedPrice.optional(),
  refundable: z.boolean().optional(),
});
export type Fee = z.infer<typeof fee>;

const handedInAt = z.enum(['embassy', 'visa-centre', 'online', 'airport', 'agency']);

/** A kind of visa, such as the tourist e-visa, single entry. The first is the guide's main kind. */
export const visaKind = z.strictObject({
  key,
  form: visaForm,
  purpose,
  entries: z.enum(['single', 'double', 'multiple']),
  /** The longest stay of one entry. */
  stayDays: z.int().min(1).max(3650),
  /** From issue to the last day of entry; absent for on arrival and visa free. */
  validityDays: z.int().min(1).max(3650).optional(),
  /** Working days (Sunday to Thursday) at the embassy; 0 to 0 where the stamp is given on arrival. */
  workingDays: z.strictObject({ min: z.int().min(0).max(250), max: z.int().min(0).max(250) }),
  /** Where its papers are submitted; absent: as the guide's place and its form say. */
  handedInAt: handedInAt.optional(),
  fees: z.strictObject({ embassy: fee, centre: fee, service: fee }),
});
export type VisaKind = z.infer<typeof visaKind>;

/** Language-neutral facts of a visa guide, for holders of a Bangladesh passport. */
export const visaFacts = z.strictObject({
  /** ISO 3166-1 alpha-2, upper case. */
  country: z.string().regex(/^[A-Z]{2}$/),
  region,
  kinds: z.array(visaKind).min(1).max(8),
  papers: z.strictObject({
    /** The papers of every applicant. */
    common: z.array(paperLine).max(40),
    /** The papers of each applicant profile besides the common ones. A profile that is absent can't apply. */
    byProfile: z.partialRecord(profile, z.array(paperLine).max(30)),
  }),
  /** Papers of this country only; named in texts.ownPapers. */
  ownPapers: z.array(z.strictObject({ key, group: paperGroup, shape: paperShape })).max(20),
  /** Our own working days before submission, and days kept in reserve. */
  preparation: z.strictObject({ workingDays: z.int().min(0).max(30), spareDays: z.int().min(0).max(60) }),
  /** Days on which the embassy or visa centre is closed besides Bangladesh's holidays. */
  closedDays: z.array(calendarDate).max(60),
  /** Days of the week on which it is closed besides Friday and Saturday. */
  closedWeekdays: z.array(z.enum(workWeekdays)).max(4).optional(),
  /** Where papers are submitted in Dhaka (embassy, visa centre or online). */
  handedInAt,
  /** The day on which a person compared the guide with the embassy's own list. */
  checkedOn: calendarDate,
  /** The embassy's or visa centre's own page. */
  source: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  cover: mediaId,
});
export type VisaFacts = z.infer<typeof visaFacts>;

const ownPaperText = z.strictObject({ name: line(120), detail: line(400).optional() });

export const visaTexts = z.strictObject({
  /** The country as the page names it, such as "Thailand". */
  title: line(80),
  /** One or two sentences for the top of the page and for lists. */
  summary: line(300),
  /** The name of each kind, such as "Tourist e-visa", by the kind's key. */
  kinds: z.record(key, z.strictObject({ name: line(80), note: line(300).optional() })),
  /** A reason for each part of the fee, such as "Royal Thai Embassy, Dhaka. Not returned if refused." */
  fees: z.strictObject({
    embassy: line(200),
    centre: line(200),
    service: line(200),
    /** The label of the second part where there is no visa centre, such as "Card charge". */
    centreName: line(60).optional(),
    /** Costs besides the three parts, such as a daily development fee, with the amount. */
    besides: line(300).optional(),
  }),
  /** Overrides the library's detail of a paper for this country, by the paper's key. */
  details: z.record(key, line(400)),
  ownPapers: z.record(key, ownPaperText),
  steps: z
    .array(z.strictObject({ title: line(80), text: line(400), when: line(60) }))
    .min(2)
    .max(8),
  /** Advice in short paragraphs: refusals, seasons, interviews, money. */
  goodToKnow: z.array(prose(600)).max(8),
  faq: z.array(question).max(12),
  seo: seo.optional(),
});
export type VisaTexts = z.infer<typeof visaTexts>;
