import { z } from 'zod';
import { replies } from '#features/enquiries/contact/contact.rules.ts';
import { channelChoice } from '#features/orders/customer/channels.contract.ts';
import { contact as orderContact } from '#features/orders/orders.contract.ts';
import { moneyStates, orderStates } from '#features/orders/orders.rules.ts';
import { party } from '#features/tour-packages/party/party.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { languages } from '#platform/language.ts';
import { amount, price } from '#platform/money/money.contract.ts';
import { slug } from '#platform/text.contract.ts';

export const newBooking = z.strictObject({
  /** Slug of a published package, and the id of one of its departures. */
  package: slug,
  departure: z.uuid(),
  party,
  contact: orderContact
    .extend({ reply: z.enum(replies) })
    .refine(({ reply, email }) => reply !== 'email' || email !== undefined, {
      path: ['email'],
      message: 'An e-mail address is needed for an answer by e-mail.',
    }),
  language: z.enum(languages),
  /** The ways in which the customer wants to be told; absent: all that there are. */
  channels: channelChoice.shape.channels.optional(),
  key: idempotencyKey,
});
export type NewBooking = z.output<typeof newBooking>;

export const bookingMade = z.strictObject({
  reference: z.string(),
  /** Of the order's page, `/orders/{token}`. */
  token: z.string(),
  /** The seats are free again at this instant, unless something is paid before. */
  heldUntil: z.iso.datetime(),
  /** Poisha. */
  total: price,
  /** What is to be paid now by the plan; poisha. */
  dueNow: price,
  currency: z.literal('BDT'),
});
export type BookingMade = z.infer<typeof bookingMade>;

/** A booking on a departure, as the office lists it. */
export const bookingItem = z
  .object({
    /** Of its order. */
    id: z.uuid(),
    reference: z.string(),
    state: z.enum(orderStates),
    money: z.enum(moneyStates),
    name: z.string(),
    phone: z.string(),
    party,
    /** Seats that it has now. */
    seats: z.int(),
    seatState: z.enum(['booked', 'held', 'released']),
    /** When held seats are free again. */
    heldUntil: z.iso.datetime().nullable(),
    /** Poisha. */
    total: amount,
    paid: amount,
    madeAt: z.iso.datetime(),
  })
  .meta({ id: 'BookingItem' });
export type BookingItem = z.infer<typeof bookingItem>;
export const bookingList = z.object({ items: z.array(bookingItem) });
