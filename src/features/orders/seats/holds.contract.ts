import { z } from 'zod';

export const heldUntil = z.strictObject({
  /** Null for seats that are booked. */
  heldUntil: z.iso.datetime().nullable(),
});
export type HeldUntil = z.infer<typeof heldUntil>;
