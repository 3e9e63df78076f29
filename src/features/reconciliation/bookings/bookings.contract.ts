import { z } from 'zod';
import { accountCode } from '#features/books/accounts/accounts.contract.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

export const bookedAs = ['charge', 'interest', 'transfer', 'expense'] as const;
export type BookedAs = (typeof bookedAs)[number];

/** What a line of a statement shows. */
export const newBooking = z
  .strictObject({
    as: z.enum(bookedAs),
    /** Of a transfer where it went, or came from; of an expense its kind; of the others where they are booked, if not as usual. */
    account: accountCode.optional(),
    /** What it was; what the bank wrote when it isn't said. */
    text: plainLine(200, 0).optional(),
    key: idempotencyKey,
  })
  .refine(({ as, account }) => account !== undefined || as === 'charge' || as === 'interest', {
    path: ['account'],
    error: 'Say which account it is.',
  });

/** The match that it made, or what waits for another person. */
export const bookingMade = z.object({ id: z.uuid(), state: z.enum(['matched', 'waiting']) });
export const bookingEnding = ending.extend({ id: z.uuid() });
