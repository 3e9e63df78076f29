import { z } from 'zod';
import { newCase } from '../visa-cases.contract.ts';

/** A case that staff begin: at the counter, from an enquiry, or for an order. */
export const staffCase = newCase.safeExtend({
  /** The enquiry that it comes from; once only. */
  enquiry: z.uuid().optional(),
  /** The order that it joins; absent: one of its own. */
  order: z.uuid().optional(),
  /** The customer has agreed to what it adds to that order: it counts at once. */
  agreed: z.boolean().default(false),
});
export type StaffCase = z.output<typeof staffCase>;
