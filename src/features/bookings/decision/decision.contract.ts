import { z } from 'zod';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

const way = {
  /** Another departure; null: the order is cancelled, and all money goes back. */
  to: z.uuid().nullable(),
  /** `same`: who is moved pays no more than before. */
  price: z.enum(['new', 'same']).default('same'),
};

/** What becomes of the bookings on a departure that doesn't run. */
export const callOff = z.strictObject({
  /** Why, as customers read it. */
  reason: plainLine(500, 3),
  /** Of bookings that aren't named below. */
  others: z.strictObject(way).default({ to: null, price: 'same' }),
  bookings: z
    .array(z.strictObject({ id: z.uuid(), ...way }))
    .max(500)
    .default([]),
  /** Only computes it. */
  preview: z.boolean().default(false),
  key: idempotencyKey,
});
export type CallOff = z.output<typeof callOff>;

export const calledOff = z
  .object({
    bookings: z.array(
      z.object({
        /** Of the order. */
        id: z.uuid(),
        reference: z.string(),
        name: z.string(),
        seats: z.int(),
        outcome: z.enum(['moved', 'cancelled', 'refused']),
        /** The departure that it is moved to. */
        to: z.uuid().nullable(),
        /** What it costs afterwards, and what goes back of what was paid; poisha. */
        total: amount,
        back: amount,
        /** Why it can't be moved, such as `bookings.full`. */
        code: z.string().nullable(),
      }),
    ),
    /** Parties of the waiting list, which end with it. */
    waiting: z.int(),
  })
  .meta({ id: 'CalledOff' });
export type CalledOff = z.infer<typeof calledOff>;
