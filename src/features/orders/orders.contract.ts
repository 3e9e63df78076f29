import { z } from 'zod';
import { paperKinds } from '#features/papers/papers.rules.ts';
import { binNumber, percentRate } from '#features/site-settings/vat-terms.contract.ts';
import { partyParts } from '#features/tour-packages/party/party-parts.rules.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { languages } from '#platform/language.ts';
import { amount, price } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { orderWarning } from './customer/buyer-bin.contract.ts';
import { channelChoice } from './customer/channels.contract.ts';
import { charges, moneyStates, orderStates } from './orders.rules.ts';
import { orderJourney } from './papers/journeys.contract.ts';
import { checkLines } from './terms/checked-terms.rules.ts';
import { soldThing } from './terms/terms.contract.ts';

/** The refund rule of a line as it stood when it was sold. */
export const lineRefund = z.strictObject({
  ladder: z
    .array(z.strictObject({ daysBefore: z.int().min(0).max(400), keepPercent: z.number().min(0).max(100) }))
    .max(12),
  /** What is kept by how far it has come, of what isn't refunded by the day of travel: percent. */
  stages: z
    .strictObject({
      collecting: z.number().min(0).max(100),
      checking: z.number().min(0).max(100),
      submitted: z.number().min(0).max(100),
      /** When the visa is refused; without it, as after submission. */
      refused: z.number().min(0).max(100).optional(),
    })
    .optional(),
});
export type LineRefund = z.infer<typeof lineRefund>;
export type KeptByStage = NonNullable<LineRefund['stages']>;

/** What stands behind a line: a package on a departure, a visa guide, or nothing. */
export const lineSource = z.strictObject({
  kind: z.enum(['free', 'package', 'visa', 'fare']),
  id: z.string().max(80).optional(),
  revision: z.int().optional(),
  /** The departure of a package, and its ages of children as they were sold; the kind of a visa. */
  departure: z.string().optional(),
  childPolicy: z.strictObject({ infantUnder: z.int(), childUnder: z.int() }).optional(),
  /** Whom of the party on the departure it is for. Older lines don't say. */
  part: z.enum(partyParts).optional(),
  /** Of a discount: it keeps the price that a party had before it was moved. */
  samePrice: z.literal(true).optional(),
  visaKind: z.string().optional(),
  /** Of a fee: what it was kept of. */
  of: z.enum(['visa', 'fare']).optional(),
  /** What it is a part of, as papers say it: a tour, a visa, the route of a fare. */
  subject: z.strictObject({ en: z.string(), bn: z.string() }).optional(),
  /** The last day of the journey, of a fare. */
  until: calendarDate.optional(),
  /** It was sold before the books began, and came along. */
  brought: z.literal(true).optional(),
  /** Which line of the version before it was, from 0. */
  was: z.int().optional(),
});
export type LineSource = z.infer<typeof lineSource>;

const lineText = z
  .strictObject({ en: plainLine(200).optional(), bn: plainLine(200).optional() })
  .refine(({ en, bn }) => en !== undefined || bn !== undefined, 'Say what it is in one language at least.');

export const maxLines = 200;

export const newLine = z
  .strictObject({
    charge: z.enum(charges),
    quantity: z.int().min(1).max(10_000),
    /** Poisha; negative for a discount only. */
    unit: amount,
    text: lineText,
    /** Its VAT in per cent, where it isn't that of the settings. */
    vat: percentRate.optional(),
  })
  .refine(({ charge, unit }) => (charge === 'discount' ? unit < 0 : unit >= 0), {
    path: ['unit'],
    message: 'A discount is negative, and only a discount.',
  });

const due = z.strictObject({ amount: price, due: calendarDate });

/** What an order is made of. */
export const orderTerms = {
  lines: z.array(newLine).min(1).max(maxLines),
  /** The day of travel, for the payment plan and the cancellation ladder. */
  travelsOn: calendarDate.optional(),
  /** Adds to the total. Absent: by the settings; without a day of travel all is due at once. */
  plan: z.array(due).min(1).max(24).optional(),
};

export const contact = z.strictObject({
  name: plainLine(80, 2),
  /** In any format; it is stored in E.164. */
  phone: z.string().trim().min(1, 'A telephone number is needed.').max(40),
  email: z.string().trim().toLowerCase().pipe(z.email().max(120)).optional(),
});

/** Who buys, with the number that the law wants on their invoice. */
const buyer = contact.extend({ bin: binNumber.optional() });

export const newOrder = z
  .strictObject({
    language: z.enum(languages),
    contact: buyer,
    /** The ways in which the customer wants to be told; absent: all that there are. */
    channels: channelChoice.shape.channels.optional(),
    ...orderTerms,
    lines: z.array(newLine).max(maxLines).default([]),
    /** Packages and visas, whose prices and terms of today become lines before the others. */
    sold: z.array(soldThing).max(20).default([]),
    /** The enquiry that it comes from; once only. */
    enquiry: z.uuid().optional(),
    /** The last day of the quote. Absent: by the settings. */
    validUntil: calendarDate.optional(),
    key: idempotencyKey,
  })
  .superRefine((order, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (order.sold.length === 0) {
      if (order.lines.length === 0) {
        refuse('lines', 'An order needs a line.');
      }
      checkLines(order, refuse);
    }
  });

/** Until when the seats of a package are held; null without a hold. */
export const heldUntil = z.iso.datetime().nullable().default(null);

export const orderMade = z.strictObject({
  id: z.uuid(),
  reference: z.string(),
  token: z.string(),
  state: z.enum(orderStates),
  total: amount,
  warnings: z.array(orderWarning).optional(),
  heldUntil,
});

/** A line as responses have it. */
export const lineView = z.object({
  charge: z.enum(charges),
  quantity: z.int(),
  unit: amount,
  sum: amount,
  /** In per cent. */
  vatRate: z.number(),
  /** Within the sum, or on top of it when it is added; poisha. */
  vat: amount,
  vatAdded: z.boolean(),
  text: z.object({ en: z.string().optional(), bn: z.string().optional() }),
});
/** A line with what is gone of it to an embassy, an airline or a hotel. */
export const spentLine = lineView.extend({ spent: amount });
/** What a line really cost, by the books. */
const passedOnLine = z.object({
  cost: amount,
  /** Of the cost, what hadn't been collected. */
  lost: amount,
  /** What was collected beyond the cost, once nothing more comes. */
  gained: amount,
  /** What stands of it: payments and suppliers' bills, by their ids. */
  entries: z.array(z.object({ id: z.string(), on: calendarDate, amount: z.int(), text: z.string() })),
});
const officeLine = spentLine.extend({ passedOn: passedOnLine.nullable() });
/** By when, where that isn't the end of the day: the end of a hold or of a quote, the time limit of an airline. RFC 3339. */
const untilMoment = z.string().optional();
const partView = z.object({ amount: price, due: calendarDate, left: price, until: untilMoment });

const standing = {
  reference: z.string(),
  state: z.enum(orderStates),
  money: z.enum(moneyStates),
  currency: z.literal('BDT'),
  total: amount,
  /** What the total holds of VAT. */
  vat: amount,
  /** What came less what went back. */
  paid: amount,
  /** What is to be paid next, by the plan. */
  due: amount,
  dueOn: calendarDate.nullable(),
  dueUntil: untilMoment,
  /** What is to come back to the customer. */
  back: amount,
  lines: z.array(lineView),
  plan: z.array(partView),
  heldUntil,
};

const paper = z.object({ kind: z.enum(paperKinds), number: z.string(), path: z.string() });

/** An order as whoever holds its link sees it. */
export const visitorOrder = z
  .object({
    ...standing,
    language: z.enum(languages),
    name: z.string(),
    /** The version of the terms that counts. */
    current: z.int(),
    /** What it is about, in one line. */
    about: z.object({ en: z.string().optional(), bn: z.string().optional() }),
    travelsOn: calendarDate.nullable(),
    /** The last day of the journey, where the order knows it. */
    travelsUntil: calendarDate.nullable(),
    validUntil: calendarDate.nullable(),
    /** What is kept of our charge for a visa that is withdrawn, by how far it has come; null without one. */
    keptByStage: lineRefund.shape.stages.unwrap().nullable(),
    practice: z.boolean(),
    papers: z.array(paper),
  })
  .meta({ id: 'VisitorOrder' });
export type VisitorOrder = z.infer<typeof visitorOrder>;

/** An order in the office. */
export const officeOrder = visitorOrder
  .extend({
    id: z.uuid(),
    /** Of the customer's link; null for who may not write orders. */
    token: z.string().nullable(),
    phone: z.string(),
    /** What was typed beside it. */
    otherPhones: z.array(z.string()),
    email: z.string().nullable(),
    /** The business identification number of who buys. */
    bin: z.string().nullable(),
    warnings: z.array(orderWarning),
    enquiryId: z.uuid().nullable(),
    version: z.int(),
    createdAt: z.iso.datetime(),
    lines: z.array(officeLine),
    /** What is promised to go back and hasn't yet. */
    refundsPayable: amount,
    /** Who flies and for which company; null for one that nobody flies on. */
    journey: orderJourney.nullable(),
  })
  .meta({ id: 'OfficeOrder' });
export type OfficeOrder = z.infer<typeof officeOrder>;
