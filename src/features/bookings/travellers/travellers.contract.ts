import { z } from 'zod';
import { maxTravellers, warningCodes } from '#features/travellers/travellers.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { line } from '#platform/text.contract.ts';
import { placeShape, travellerKinds } from './travellers.rules.ts';

/** As in a passport: F, M, or X for neither said. */
export const sexes = ['F', 'M', 'X'] as const;
export type Sex = (typeof sexes)[number];

const place = z.string().regex(placeShape);
const nationality = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{1,3}$/, 'Three letters, as in the passport: BGD for Bangladesh.');
const passportNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{5,20}$/, 'Letters and figures as in the passport.');

/** One traveller as sent. What is null is cleared; a birth date or passport number that is absent stays as it is. */
const travellerSent = z.strictObject({
  place,
  /** The two lines at the foot of the passport's page. They go before what was typed. */
  mrz: z.tuple([z.string().max(200), z.string().max(200)]).optional(),
  surname: line(80).nullable().default(null),
  givenNames: line(80).nullable().default(null),
  sex: z.enum(sexes).nullable().default(null),
  birthDate: calendarDate.nullable().optional(),
  passportNumber: passportNumber.nullable().optional(),
  expiresOn: calendarDate.nullable().optional(),
  nationality: nationality.nullable().default(null),
  diet: line(120).nullable().default(null),
  phone: line(80).nullable().default(null),
});
export type TravellerSent = z.output<typeof travellerSent>;

/** All travellers of a booking. One that isn't sent stays as it is. */
export const travellersSent = z.strictObject({
  travellers: z.array(travellerSent).min(1).max(maxTravellers),
});

const shown = {
  place,
  kind: z.enum(travellerKinds),
  /** Which of its kind, from 1. */
  number: z.int(),
  surname: z.string().nullable(),
  givenNames: z.string().nullable(),
  sex: z.enum(sexes).nullable(),
  nationality: z.string().nullable(),
  expiresOn: calendarDate.nullable(),
  diet: z.string().nullable(),
  phone: z.string().nullable(),
  /** What was typed beside it. */
  otherPhones: z.array(z.string()),
  /** The last two signs of the passport's number; null while it isn't known. */
  passportEnd: z.string().nullable(),
  /** Whether nothing is missing. */
  isComplete: z.boolean(),
  warnings: z.array(z.object({ code: z.enum(warningCodes), message: z.string() })),
};

const list = {
  reference: z.string(),
  departsOn: calendarDate,
  returnsOn: calendarDate,
  /** The last day on which the customer can change it. */
  lastDay: calendarDate,
  /** Whether passports are needed, as for a journey abroad. */
  needsPassport: z.boolean(),
  /** Ages in whole years at the return, as they were sold: an infant is younger than `infantUnder`, a child than `childUnder`. */
  ages: z.object({ infantUnder: z.int(), childUnder: z.int() }),
  version: z.int(),
};

/** What an order costs by its travellers' ages. */
const agePrice = z.object({
  /** The party as they are by their ages. */
  party: z.object({
    adults: z.int(),
    childrenWithBed: z.int(),
    childrenWithoutBed: z.int(),
    infants: z.int(),
    singleRooms: z.int(),
  }),
  /** In poisha, as agreed. */
  before: z.int(),
  /** In poisha; null when it can't be booked so. */
  total: z.int().nullable(),
  /** Whether a change of the order waits for the customer. */
  isProposed: z.boolean(),
  /** Whether nobody has accepted the order yet. */
  isQuote: z.boolean(),
});
export type AgePrice = z.infer<typeof agePrice>;

/** The travellers as whoever holds the order's link sees them: no birth date, and no passport number in full. */
export const visitorTravellers = z.object({
  ...list,
  isOpen: z.boolean(),
  travellers: z.array(z.object({ ...shown, hasBirthDate: z.boolean() })),
});
export type VisitorTravellers = z.infer<typeof visitorTravellers>;

/** The travellers as the office sees them. */
export const officeTravellers = z.object({
  ...list,
  departureId: z.uuid(),
  agePrice: agePrice.optional(),
  travellers: z.array(z.object({ ...shown, birthDate: calendarDate.nullable() })),
});
export type OfficeTravellers = z.infer<typeof officeTravellers>;

/** Passport numbers in full. That they were opened, and by whom, is in the log. */
export const openedPassports = z.object({
  passports: z.array(z.object({ place, passportNumber: z.string(), expiresOn: calendarDate.nullable() })),
});
