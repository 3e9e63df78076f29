import { z } from 'zod';

/** A key that a client makes for one write and sends again with each retry: 16 to 64 visible characters. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{16,64}$/, 'A key has 16 to 64 letters, digits or signs, without blanks.');
