import { z } from 'zod';
import { market } from '#features/departures/departures.contract.ts';
import { inBoth } from '#features/documents/documents.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { amount } from '#platform/money/money.contract.ts';
import { line } from '#platform/text.contract.ts';
import { checkInStates } from '../check-in/check-in.contract.ts';
import { seatErrors } from '../coach/coach.rules.ts';
import { roomErrors, roomingErrors } from '../rooming/rooming.rules.ts';
import { sexes } from '../travellers/travellers.contract.ts';
import { placeShape, travellerKinds } from '../travellers/travellers.rules.ts';

/** Somebody on a departure: the reference of their order and their place in it, `SF-2K8R-5T:adult-1`. */
export const personId = z
  .string()
  .max(60)
  .regex(new RegExp(`^SF-[0-9A-Z]{4}-[0-9A-Z]{2}:${placeShape.source.slice(1)}`));

const room = z.strictObject({
  /** The number on its door, once the hotel has told it. */
  name: line(20).nullable().default(null),
  beds: z.int().min(1).max(4),
  people: z.array(personId).max(12),
  note: line(120).nullable().default(null),
});

/** The rooms of a group as staff arrange them. Who is in none is named in the answer. */
export const roomsPlan = z.strictObject({ rooms: z.array(room).max(200) });
export type RoomsPlan = z.output<typeof roomsPlan>;

const seat = z.string().regex(/^[A-P][1-4]$/, 'A row and a place: C2.');

/** The seats of a coach with four in a row, as staff give them out. Infants sit on a lap. */
export const coachPlan = z.strictObject({
  rows: z.int().min(4).max(16),
  seats: z.array(z.strictObject({ seat, id: personId })).max(64),
});
export type CoachPlan = z.output<typeof coachPlan>;

const people = z.array(personId);

const roomsOfGroup = z.object({
  /** 0 while nobody has changed the proposal. */
  version: z.int(),
  rooms: z.array(room.extend({ faults: z.array(z.enum(roomErrors)) })),
  unplaced: people,
  problems: z.array(z.object({ code: z.enum(roomingErrors), people })),
});

const coachOfGroup = z.object({
  version: z.int(),
  rows: z.int(),
  seats: z.array(z.object({ seat, id: personId })),
  laps: z.array(z.object({ id: personId, on: personId })),
  /** Seats of strangers of different or unknown sex who sit beside each other. */
  strangers: z.array(seat),
  unplaced: people,
  problems: z.array(z.object({ code: z.enum(seatErrors), people })),
});

/** Somebody on a departure as papers need them: no birth date, no passport number. */
const person = z.object({
  id: personId,
  orderId: z.uuid(),
  /** Who booked for them. Telephones may still keep lists without it. */
  lead: z.string().optional(),
  kind: z.enum(travellerKinds),
  /** Which of its kind in its order, from 1. */
  number: z.int(),
  surname: z.string().nullable(),
  givenNames: z.string().nullable(),
  sex: z.enum(sexes).nullable(),
  /** Full years on the day of departure. */
  age: z.int().nullable(),
  /** Their own; the order's for its first adult. */
  phone: z.string().nullable(),
  /** What was typed beside it. Telephones may still keep lists without it. */
  otherPhones: z.array(z.string()).optional(),
  diet: z.string().nullable(),
  /** Whether a single room was booked for them. */
  single: z.boolean(),
  checkIn: z
    .object({
      id: z.uuid(),
      state: z.enum(checkInStates),
      markedAt: z.iso.datetime(),
      by: z.string(),
    })
    .nullable(),
});

/** Everybody who has a booked seat on a departure, and how they are lodged and seated. */
export const departureGroup = z
  .object({
    departure: z.object({
      id: z.uuid(),
      title: z.object({ en: z.string().nullable(), bn: z.string().nullable() }),
      market,
      departsOn: calendarDate,
      returnsOn: calendarDate,
    }),
    /** For the head of the papers. */
    agency: z.object({
      name: inBoth(z.string()),
      street: inBoth(z.string()),
      area: inBoth(z.string()),
      phone: z.string(),
      email: z.string(),
    }),
    /** The instant it was read at. */
    asOf: z.iso.datetime(),
    orders: z.array(
      z.object({
        id: z.uuid(),
        reference: z.string(),
        name: z.string(),
        phone: z.string(),
        /** What is still to be paid, poisha. */
        owed: amount,
        /** Codes of its papers, which check-in reads from their QR codes. */
        codes: z.array(z.string()),
      }),
    ),
    people: z.array(person),
    rooms: roomsOfGroup,
    coach: coachOfGroup,
  })
  .meta({ id: 'DepartureGroup' });
export type DepartureGroup = z.infer<typeof departureGroup>;
export type GroupPerson = z.infer<typeof person>;

/** Passports of a group in full, for the border's list. That they were opened, and by whom, is in the log. */
export const groupPassports = z.object({
  passports: z.array(
    z.object({
      id: personId,
      nationality: z.string().nullable(),
      birthDate: calendarDate.nullable(),
      passportNumber: z.string().nullable(),
      expiresOn: calendarDate.nullable(),
    }),
  ),
});
export type GroupPassports = z.infer<typeof groupPassports>;
