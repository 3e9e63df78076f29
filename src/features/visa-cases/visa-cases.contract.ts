import { z } from 'zod';
import { contact } from '#features/orders/orders.contract.ts';
import { moneyStates } from '#features/orders/orders.rules.ts';
import { paperGroup, paperShape, profile } from '#features/visas/visas.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { languages } from '#platform/language.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { guarding } from './guards/guards.contract.ts';
import { passportStanding } from './passports/passports.contract.ts';
import { standIn } from './stand-ins/stand-ins.contract.ts';
import { caseLimits, caseStates, decisions, paperStates, phrases } from './visa-cases.rules.ts';

export const newCase = z
  .strictObject({
    /** The slug of a published guide, or its id. */
    guide: z.string().min(1).max(120),
    /** The key of one of its kinds. */
    kind: z.string().min(1).max(80),
    applicants: z
      .array(z.strictObject({ name: plainLine(80, 2), profile }))
      .min(1)
      .max(caseLimits.applicants),
    departsOn: calendarDate.optional(),
    returnsOn: calendarDate.optional(),
    contact,
    language: z.enum(languages),
    /** To keeping the papers for this purpose until some days after the end. */
    consent: z.literal(true),
    key: idempotencyKey,
  })
  .refine(
    ({ departsOn, returnsOn }) =>
      departsOn === undefined || returnsOn === undefined || returnsOn >= departsOn,
    { path: ['returnsOn'], message: 'The return is before the departure.' },
  );
export type NewCase = z.output<typeof newCase>;

export const caseMade = z.strictObject({ id: z.uuid(), reference: z.string(), token: z.string() });
export type CaseMade = z.infer<typeof caseMade>;

const fileView = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
  /** Whether it is a picture; a PDF otherwise. */
  isPicture: z.boolean(),
  at: z.iso.datetime(),
});

/** A paper that is required of an applicant, and how it stands. */
export const paperView = z
  .object({
    id: z.uuid(),
    /** The paper's key in the guide. */
    key: z.string(),
    group: paperGroup,
    name: z.string(),
    detail: z.string().nullable(),
    shape: paperShape,
    state: z.enum(paperStates),
    phrase: z.enum(phrases).nullable(),
    /** Why it is wanted again. */
    because: z.string().nullable(),
    changedAt: z.iso.datetime(),
    files: z.array(fileView),
    /** What stands for a file of its own; null when nothing does. */
    standIn: standIn.nullable(),
    /** Whether nothing more is needed for it. */
    isMet: z.boolean(),
  })
  .meta({ id: 'VisaCasePaper' });
export type CasePaperView = z.infer<typeof paperView>;

const applicantView = z.object({
  id: z.uuid(),
  /** None once the papers were deleted. */
  name: z.string().nullable(),
  profile,
  decision: z.enum(decisions).nullable(),
  /** Where the passport is; null when we never had it. */
  passport: passportStanding.nullable(),
  papers: z.array(paperView),
});

const standing = {
  reference: z.string(),
  state: z.enum(caseStates),
  language: z.enum(languages),
  name: z.string(),
  /** The slug of the guide; null while it isn't published. */
  guide: z.string().nullable(),
  country: z.string(),
  kind: z.string(),
  /** The day as of which the requirements were compiled, and the guide's revision. */
  asOf: calendarDate,
  revision: z.int(),
  departsOn: calendarDate.nullable(),
  returnsOn: calendarDate.nullable(),
  /** By when all papers must be there. */
  applyBy: calendarDate.nullable(),
  appointmentOn: calendarDate.nullable(),
  /** `HH:MM` in Dhaka, and where; null while they aren't known. */
  appointmentAt: z.string().nullable(),
  appointmentPlace: z.string().nullable(),
  /** By when the embassy should have decided; computed when it is submitted, unless staff said another day. */
  decisionOn: calendarDate.nullable(),
  consent: z.object({ text: z.string(), at: z.iso.datetime() }),
  /** So many days after its end its files are deleted: as agreed, or sooner by the settings. */
  filesKeptDays: z.int(),
  decision: z.enum(['approved', 'refused', 'in part']).nullable(),
  /** The day on which its files are deleted; null before it has ended. */
  deletedOn: calendarDate.nullable(),
  purgedAt: z.iso.datetime().nullable(),
  applicants: z.array(applicantView),
};

/** A case as whoever holds its link sees it. */
export const visitorCase = z
  .object({
    ...standing,
    order: z.object({ reference: z.string(), token: z.string() }),
  })
  .meta({ id: 'VisitorVisaCase' });
export type VisitorCase = z.infer<typeof visitorCase>;

/** A case in the office. */
export const officeCase = visitorCase
  .extend({
    id: z.uuid(),
    /** Of the customer's links; null for who may not write what they open. */
    token: z.string().nullable(),
    order: z.object({ reference: z.string(), token: z.string().nullable() }),
    phone: z.string(),
    /** What was typed beside it. */
    otherPhones: z.array(z.string()),
    email: z.string().nullable(),
    orderId: z.uuid(),
    /** Its order was cancelled, or its quote not accepted in time: there is nothing to work for any more. */
    orderIsCancelled: z.boolean(),
    orderIsLapsed: z.boolean(),
    money: z.enum(moneyStates),
    owner: z.string().nullable(),
    /** That the embassy or visa centre gave the application. */
    fileNumber: z.string().nullable(),
    /** The files that the reader has opened: only what these are of can be accepted. */
    opened: z.array(z.uuid()),
    version: z.int(),
    createdAt: z.iso.datetime(),
    /** The states that it can go to, and whether papers stand in the way. */
    moves: z.array(z.object({ to: z.enum(caseStates), isBlocked: z.boolean() })),
    /** What has to be confirmed when the papers are handed in. */
    guarding,
  })
  .meta({ id: 'OfficeVisaCase' });
export type OfficeCase = z.infer<typeof officeCase>;

/** Who opened which paper, and when. */
export const openings = z.object({
  items: z.array(
    z.object({ applicant: z.string().nullable(), paper: z.string(), by: z.string(), at: z.iso.datetime() }),
  ),
});
export type Openings = z.infer<typeof openings>;

/** Who of the staff looks after a case. */
const caseOwner = z.object({ uid: z.string(), name: z.string() });

export const caseItem = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    state: z.enum(caseStates),
    name: z.string(),
    phone: z.string(),
    country: z.string(),
    kind: z.string(),
    applicants: z.int(),
    /** Papers by state; `met` are those for which nothing more is needed. */
    papers: z.object({ all: z.int(), received: z.int(), met: z.int(), again: z.int() }),
    departsOn: calendarDate.nullable(),
    owner: caseOwner.nullable(),
    /** By when its next step is due. */
    dueOn: calendarDate.nullable(),
    isOverdue: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'VisaCaseItem' });
export type CaseItem = z.infer<typeof caseItem>;
/** `total`: how many match, on all pages. */
export const casePage = z.object({ items: z.array(caseItem), total: z.int() });
export type CasePage = z.infer<typeof casePage>;

export const caseBoard = z
  .object({
    columns: z.array(
      z.object({
        state: z.enum(caseStates),
        /** How many there are; `items` are the first of them. */
        all: z.int(),
        items: z.array(caseItem),
      }),
    ),
  })
  .meta({ id: 'VisaCaseBoard' });
export type CaseBoard = z.infer<typeof caseBoard>;

export const caseMove = z.strictObject({
  to: z.enum(caseStates),
  /** With `decided`: of each applicant that is decided. */
  decisions: z
    .array(z.strictObject({ applicant: z.uuid(), decision: z.enum(decisions) }))
    .max(caseLimits.applicants)
    .optional(),
  /** With `submitted`: what is open, as whoever goes on was told it. */
  despite: guarding.optional(),
});

/** Withdrawing a case: its order gives back what the stage of the case allows. */
export const withdrawal = z.strictObject({
  /** Why, as it is noted with the order. */
  reason: plainLine(500, 3),
  /** Only computes it. */
  preview: z.boolean().default(false),
});
