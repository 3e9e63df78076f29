import { z } from 'zod';
import { party } from '#features/tour-packages/party/party.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount, price } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

/** Another departure, or another party, of a booking. */
export const bookingChange = z
  .strictObject({
    /** Absent: it stays. It may be of another package. */
    departure: z.uuid().optional(),
    /** Absent: it stays. */
    party: party.optional(),
    /** `same`: what becomes dearer by it is taken off as a discount. */
    price: z.enum(['new', 'same']).default('new'),
    /** What the ladder keeps of those who don't travel isn't asked for. */
    withoutFee: z.boolean().default(false),
    /** Why, as the customer reads it. */
    reason: plainLine(500, 3),
    /** The version that was changed: `current` of the order. */
    from: z.int().min(1),
    /** Only computes it. */
    preview: z.boolean().default(false),
    /** The total (poisha) and plan that the preview showed; absent: whatever they are by now. */
    seen: z
      .strictObject({ total: amount, plan: z.array(z.strictObject({ amount: price, due: calendarDate })) })
      .optional(),
    /** The customer has agreed to it elsewhere: it counts at once. */
    agreed: z.boolean().default(false),
    key: idempotencyKey,
  })
  .refine(({ departure, party: of }) => departure !== undefined || of !== undefined, {
    path: ['departure'],
    message: 'Name another departure or another party.',
  });
