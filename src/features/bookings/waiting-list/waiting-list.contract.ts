import { z } from 'zod';
import { party } from '#features/tour-packages/party/party.contract.ts';
import { languages } from '#platform/language.ts';
import { amount } from '#platform/money/money.contract.ts';
import { newBooking } from '../bookings.contract.ts';

/** A party that wants seats on a full departure; what a booking says, but for the ways in which it is told. */
export const newWaiting = newBooking.omit({ channels: true });

export const waitingMade = z.strictObject({
  reference: z.string(),
  /** Of the page, `/waiting/{token}`. */
  token: z.string(),
  /** From 1. */
  place: z.int().min(1),
});
export type WaitingMade = z.infer<typeof waitingMade>;

/**
 * `offered`: seats are held for the party; `booked`: it took them; `missed`: it didn't in time; `over`: nobody can book
 * the departure any more.
 */
export const waitingStates = ['waiting', 'offered', 'booked', 'missed', 'left', 'over'] as const;
export type WaitingState = (typeof waitingStates)[number];

const standing = {
  reference: z.string(),
  state: z.enum(waitingStates),
  /** From 1; null for who doesn't wait any more. */
  place: z.int().nullable(),
  party,
  /** Until when the seats are held. */
  heldUntil: z.iso.datetime().nullable(),
};

/** A place on a waiting list as whoever holds its link sees it. */
export const visitorWaiting = z
  .object({
    ...standing,
    language: z.enum(languages),
    name: z.string(),
    departsOn: z.iso.date(),
    returnsOn: z.iso.date(),
    /** The title of the package in that language. */
    package: z.string(),
    /** The token of the order that seats are held for. */
    order: z.string().nullable(),
    /** What the seats cost, in poisha; null while none are offered. */
    total: amount.nullable(),
  })
  .meta({ id: 'VisitorWaiting' });
export type VisitorWaiting = z.infer<typeof visitorWaiting>;

/** A party of a waiting list in the office. */
export const waitingItem = z
  .object({
    ...standing,
    id: z.uuid(),
    name: z.string(),
    phone: z.string(),
    /** What was typed beside it. */
    otherPhones: z.array(z.string()),
    email: z.string().nullable(),
    /** Seats that it needs. */
    seats: z.int(),
    orderId: z.uuid().nullable(),
    madeAt: z.iso.datetime(),
  })
  .meta({ id: 'WaitingItem' });
export type WaitingItem = z.infer<typeof waitingItem>;
export const waitingList = z.object({ items: z.array(waitingItem) });
