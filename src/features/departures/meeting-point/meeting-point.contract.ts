import { z } from 'zod';
import { line } from '#platform/text.contract.ts';
import { timeOfDay } from '#platform/time-of-day.contract.ts';

export const maxPlace = 100;

/** Where people meet, in one language at least, and when, by the clock in Dhaka. */
export const meeting = z.strictObject({
  place: z
    .strictObject({ en: line(maxPlace).optional(), bn: line(maxPlace).optional() })
    .refine(({ en, bn }) => en !== undefined || bn !== undefined, {
      path: ['en'],
      message: 'Name the place in one language at least.',
    }),
  time: timeOfDay,
});
export type Meeting = z.infer<typeof meeting>;
