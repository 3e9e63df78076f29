import { z } from 'zod';
import { amount } from '#platform/money/money.contract.ts';
import { guards } from './guards.rules.ts';

/** What is asked before papers are handed in, and the sum that is open; poisha. */
export const guarding = z.strictObject({
  guards: z.array(z.enum(guards)).max(guards.length),
  open: amount,
});
