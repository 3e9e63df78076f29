import { z } from 'zod';
import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { type Language, languages } from '#platform/language.ts';
import { amount, price } from '#platform/money/money.contract.ts';
import { paperKinds, paperStates } from './papers.rules.ts';

/** What a line of an order stands for. */
export const charges = ['own', 'official', 'supplier', 'discount', 'fee'] as const;
export type Charge = (typeof charges)[number];

/** A flight, or several without a stay between them, as papers say it; times are local where it starts and lands. */
export const paperLeg = z
  .object({
    on: z.string(),
    departs: z.string(),
    arrives: z.string(),
    from: z.string(),
    to: z.string(),
    flights: z.string(),
    /** Whose they are, where not all fly the same. */
    who: z.string().optional(),
  })
  .readonly();
export type PaperLeg = z.infer<typeof paperLeg>;

/** What a paper prints of what changes later, as it was when it was issued. */
export interface Printed {
  readonly agency: Pick<SiteSettings, 'agency' | 'licences' | 'office' | 'papers'> | null;
  /** How the order stood; older papers don't say. */
  readonly order?: {
    readonly state: string;
    readonly validUntil: CalendarDate | null;
    readonly acceptedOn: CalendarDate | null;
  };
  /** The company that it is for, and who flies on which flights; older papers don't say. */
  readonly journey?: {
    readonly company: string | null;
    readonly passengers: readonly string[];
    readonly flights: Readonly<Partial<Record<Language, readonly PaperLeg[]>>>;
  };
  /** Its lines, where they aren't those of the order's terms. */
  readonly lines?: readonly {
    readonly charge: Charge;
    readonly quantity: number;
    readonly unit: number;
    readonly textEn: string | null;
    readonly textBn: string | null;
    /** Per cent, and whether it came on top of the price; without a rate for what several were kept of. */
    readonly vatRate?: number;
    readonly vatAdded?: boolean;
    /** Poisha. */
    readonly vatSum?: number;
  }[];
  /** The BIN of who bought, where it was known. */
  readonly buyerBin?: string;
  /** Its lines say their VAT; older papers have it by the agency's rate alone. */
  readonly vatByLine?: true;
}

/** A line as a paper prints it; sums in poisha, a discount's are negative. */
const paperLine = z
  .object({
    charge: z.enum(charges),
    text: z.string(),
    /** A second, smaller line. */
    detail: z.string().optional(),
    quantity: z.int(),
    unit: amount,
    sum: amount,
    /** In per cent; absent where several rates are in one line. */
    vatRate: z.number().optional(),
    /** Its VAT, in poisha: within the sum, or on top of it. */
    vat: amount.optional(),
    vatAdded: z.boolean().optional(),
  })
  .readonly();
export type PaperLine = z.infer<typeof paperLine>;

/** Money that came for an order before or with the paper. */
const paperPayment = z
  .object({
    /** Of its receipt; absent for money that went back. */
    number: z.string().optional(),
    /** Poisha; negative for what went back. */
    amount,
    /** The customer’s other order that it came from, or went to. */
    order: z.string().optional(),
    /** It is no money, but written off. */
    isWrittenOff: z.literal(true).optional(),
  })
  .readonly();
export type PaperPayment = z.infer<typeof paperPayment>;

/** A part of the sum of a receipt. */
const paperPart = z
  .object({
    /** What reached an account, what a bank or wallet took, and what the payer kept back for the state. */
    kind: z.enum(['reached', 'fee', 'vat', 'tax']),
    amount: price,
    /** Null for a deduction whose certificate is still to come. */
    certificate: z.string().nullable(),
  })
  .readonly();
export type PaperPart = z.infer<typeof paperPart>;

/** The agency's data on its papers, in the language of the paper. */
const paperAgency = z
  .object({
    name: z.string(),
    wordmark: z.string(),
    wordmarkLine: z.string(),
    logo: z
      .object({ src: z.string(), width: z.number(), height: z.number(), isWide: z.boolean() })
      .readonly()
      .optional(),
    street: z.string(),
    area: z.string(),
    city: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Its registration as a travel agency; '' when it has none. */
    registration: z.string(),
    registeredUntil: calendarDate.optional(),
    /** '' when it isn't registered for VAT. */
    bin: z.string(),
    /** VAT within our own prices and fees, in per cent. */
    vat: z.number(),
  })
  .readonly();
export type PaperAgency = z.infer<typeof paperAgency>;

/** What a ticket cover shows besides; fares in poisha, times local where a flight starts and lands. */
const paperCover = z
  .object({
    pnr: z.string(),
    /** The airports of the journey. */
    route: z.string(),
    /** Who issued the tickets, when it wasn't the agency of the paper. */
    issuedBy: z.string().nullable(),
    passengers: z
      .array(z.object({ name: z.string(), number: z.string(), fare: price }).readonly())
      .readonly(),
    /** None once a ticket was exchanged for flights that aren't known. */
    legs: z.array(paperLeg).readonly(),
  })
  .readonly();
export type PaperCover = z.infer<typeof paperCover>;

/** All that a printed paper shows, as it stood when it was issued. Sums in poisha. */
export const paperData = z
  .object({
    kind: z.enum(paperKinds),
    number: z.string(),
    /** In which its words are. */
    language: z.enum(languages),
    on: calendarDate,
    /** `HH:MM` in Dhaka. */
    at: z.string(),
    amount,
    state: z.enum(paperStates),
    /** As `qrPath` draws it. */
    qr: z.object({ size: z.int(), path: z.string() }).readonly(),
    /** The address in the QR code as it is printed, without `https://`. */
    verifyAddress: z.string(),
    agency: paperAgency,
    reference: z.string(),
    customer: z
      .object({
        name: z.string(),
        /** That it is for; the name is then who ordered. */
        company: z.string().optional(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        /** Its business identification number. */
        bin: z.string().optional(),
      })
      .readonly(),
    /** What the order is about, in one line. */
    about: z.string(),
    travelsOn: calendarDate.nullable(),
    /** The last day of the journey, where it is known. */
    travelsUntil: calendarDate.nullable(),
    lines: z.array(paperLine).readonly(),
    total: amount,
    payments: z.array(paperPayment).readonly(),
    /** What was moved or written off since the paper was issued, and stands. */
    since: z.array(paperPayment.unwrap().extend({ on: calendarDate }).readonly()).readonly(),
    /** When what is still due has to be paid. */
    dueOn: calendarDate.nullable(),
    /** The moment of it, RFC 3339, where that isn't the end of the day. */
    dueUntil: z.string().optional(),
    /** What of it is to be paid by then; null when that is all of it. */
    nextPart: price.nullable(),
    /** The last day of a quote. */
    goodUntil: calendarDate.nullable(),
    /** How the money of a receipt came: `bKash, TrxID 9K70LM2QX4`. */
    paidBy: z.string(),
    /** The day on which it came, where that isn't the one of the receipt. */
    paidOn: calendarDate.nullable(),
    /** What the sum of a receipt is made of, where not all of it reached us. */
    parts: z.array(paperPart).readonly(),
    takenBy: z.string(),
    /** Who flies, and on which flights. */
    journey: z
      .object({ passengers: z.array(z.string()).readonly(), legs: z.array(paperLeg).readonly() })
      .readonly()
      .optional(),
    /** Of a ticket cover. */
    cover: paperCover.optional(),
  })
  .readonly()
  .meta({ id: 'Paper' });
export type PaperData = z.infer<typeof paperData>;
