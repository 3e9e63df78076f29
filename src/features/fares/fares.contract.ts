import { z } from 'zod';
import { maxInGroup } from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { languages } from '#platform/language.ts';
import { amount, price } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { airlineBooking } from './airline-bookings/airline-bookings.contract.ts';
import { ticketing } from './tickets/tickets.contract.ts';

/** The most options for a request that can be had at once. */
export const maxOptions = 5;
/** The most that there ever are, with those that were withdrawn or replaced. */
export const maxOptionsEver = 60;

export const passengerKinds = ['adult', 'child', 'infant'] as const;
export type PassengerKind = (typeof passengerKinds)[number];

const airport = z.string().regex(/^[A-Z]{3}$/, 'The three letters of an airport.');

/** Whether there is such a day and time: what there isn't would be read as a later one, such as 30 February as 2 March. */
function isMoment(text: string): boolean {
  const at = Date.parse(`${text}Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Local time as 2026-12-12T17:05.')
  .refine(isMoment, 'There is no such time.');

/** A segment as it is pasted or typed; times are local at the airports. */
export const typedSegment = z.strictObject({
  airline: z.string().regex(/^[A-Z\d]{2}$/, 'The two characters of an airline.'),
  flight: z.string().regex(/^[1-9]\d{0,3}$/, 'The digits of the flight number.'),
  from: airport,
  to: airport,
  departs: localTime,
  arrives: localTime,
  bookingClass: z.string().regex(/^[A-Z]$/, 'One letter.'),
  status: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Two letters.')
    .default('HK'),
});
export type TypedSegment = z.output<typeof typedSegment>;

/** The price of each passenger of a kind, in poisha. */
const passengerFare = z.strictObject({
  kind: z.enum(passengerKinds),
  passengers: z.int().min(1).max(maxInGroup),
  base: price,
  taxes: price,
  /** Our service charge. */
  service: price,
});
export type PassengerFare = z.infer<typeof passengerFare>;

const optionTerms = {
  cabin: z.enum(['economy', 'premium', 'business', 'first']).default('economy'),
  /** What may be taken along, such as 30 kg. */
  baggage: plainLine(80).nullable().default(null),
  /** What changing and refunding cost each passenger, in poisha; null: it can't be done. */
  changeFee: price.nullable().default(null),
  refundFee: price.nullable().default(null),
};
const terms = z.strictObject(optionTerms);
export type OptionTerms = z.output<typeof terms>;

/** The flights of a journey in their order. */
export const flights = z.array(typedSegment).min(1).max(16);

export const newOption = z
  .strictObject({
    segments: flights,
    fares: z.array(passengerFare).min(1).max(passengerKinds.length),
    ...optionTerms,
    /** Until when the airline keeps fare and seats; an instant with its offset. */
    timeLimit: z.iso.datetime({ offset: true }),
    /** What was pasted with the flights: PNR and names. */
    booking: airlineBooking.optional(),
    key: idempotencyKey,
  })
  .refine(({ fares }) => new Set(fares.map(({ kind }) => kind)).size === fares.length, {
    path: ['fares'],
    message: 'Each kind of passenger once.',
  });
export type NewOption = z.output<typeof newOption>;

export const option = z.object({
  id: z.uuid(),
  segments: z.array(typedSegment),
  fares: z.array(passengerFare),
  cabin: optionTerms.cabin,
  baggage: z.string().nullable(),
  changeFee: z.int().nullable(),
  refundFee: z.int().nullable(),
  timeLimit: z.string().meta({ description: 'RFC 3339' }),
  /** Of all passengers. */
  total: amount,
  isOver: z.boolean().meta({ description: 'Its time limit is over.' }),
  ended: z
    .object({
      replacedBy: z.uuid().nullable().meta({ description: 'The option that came in its stead.' }),
      at: z.string().meta({ description: 'RFC 3339' }),
    })
    .nullable()
    .meta({ description: 'It was withdrawn or replaced after it was sent: nobody can accept it.' }),
});
export type Option = z.infer<typeof option>;

export const sentOptions = z.strictObject({ token: z.string() });

/**
 * How fare requests stand at the desk: nothing offered yet, being written, sent, accepted and not ticketed; tickets of a
 * cancelled order that the airline still has to void or refund; ticketed; sent and all options over; given back or cancelled.
 */
export const fareStates = [
  'new',
  'writing',
  'sent',
  'accepted',
  'cancelled',
  'ticketed',
  'lapsed',
  'ended',
] as const;
export type FareState = (typeof fareStates)[number];

const standing = {
  reference: z.string(),
  state: z.enum(['writing', 'sent', 'accepted']),
  options: z.array(option),
  accepted: z.uuid().nullable().meta({ description: 'The option that was accepted.' }),
  reissued: z
    .array(z.array(typedSegment))
    .meta({ description: 'The flights of those who fly others than were sold, each journey once.' }),
};

/** How a customer says that an option is taken. */
export const waysToSay = ['phone', 'whatsapp', 'counter'] as const;
export type WordGiven = (typeof waysToSay)[number];

/** A fare request as the office sees it. */
export const officeRequest = z.object({
  ...standing,
  state: z.enum(fareStates).exclude(['new']),
  token: z.string().nullable(),
  unsent: z.int().meta({ description: 'Options that were added and not sent yet.' }),
  order: z.object({ id: z.uuid(), reference: z.string(), isCancelled: z.boolean() }).nullable(),
  /** Once an option was accepted. */
  ticketing: ticketing.nullable(),
  /** PNRs and names as they were pasted, by option. */
  bookings: z.array(airlineBooking.extend({ option: z.uuid() })),
  /** Who accepted on whose word, where staff did. */
  word: z
    .object({
      said: z.string(),
      how: z.enum(waysToSay),
      by: z.string().meta({ description: 'Who of the staff noted it.' }),
      at: z.string().meta({ description: 'RFC 3339' }),
    })
    .nullable(),
});

export type OfficeRequest = z.infer<typeof officeRequest>;

/** A fare request for whoever holds its token. */
export const visitorRequest = z.object({
  ...standing,
  language: z.enum(languages),
  currency: z.literal('BDT'),
  order: z.object({ reference: z.string(), token: z.string(), isCancelled: z.boolean() }).nullable(),
});

const passenger = z.strictObject({
  kind: z.enum(passengerKinds).default('adult'),
  /** As in the passport. Who has only one name leaves the other one empty. */
  surname: plainLine(80, 0).default(''),
  givenNames: plainLine(80, 0).default(''),
});

export const acceptance = z.strictObject({
  option: z.uuid(),
  passengers: z
    .array(passenger)
    .min(1)
    .max(passengerKinds.length * maxInGroup),
  /** Passengers without a name are named until the time limit. */
  namesLater: z.boolean().default(false),
  /** What passengers of other ages than those that were priced pay together, as the customer saw it; poisha. */
  total: amount.optional(),
  /** For a request that came without one; in any format. */
  phone: z.string().trim().min(1).max(40).optional(),
  key: idempotencyKey,
});

/** Names of passengers who were to be named later, by their place in the order. */
export const fareNames = z.strictObject({
  passengers: z
    .array(passenger.omit({ kind: true }).extend({ position: z.int().min(0) }))
    .min(1)
    .max(passengerKinds.length * maxInGroup),
});

/** An option that staff accept on the customer’s word. */
export const acceptanceByWord = acceptance.safeExtend({
  /** Who said it. */
  said: plainLine(120),
  how: z.enum(waysToSay),
});

export const ordered = z.strictObject({
  order: z.strictObject({ reference: z.string(), token: z.string() }),
});
