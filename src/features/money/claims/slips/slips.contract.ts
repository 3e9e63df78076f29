import { z } from 'zod';
import { amount } from '#platform/money/money.contract.ts';
import { claimMethods } from '../../money.rules.ts';

/** The slip that a customer sent with what they say they paid, for the order's page. */
export const orderSlip = z
  .object({
    claim: z.uuid(),
    /** The payment of this order that was made of it, also one that was undone; null for none. */
    payment: z.uuid().nullable(),
    method: z.enum(claimMethods),
    outside: z.string().nullable(),
    amount,
    at: z.iso.datetime(),
    isRejected: z.boolean(),
    /** A picture, or else a PDF. */
    isPicture: z.boolean(),
  })
  .meta({ id: 'OrderSlip' });
export type OrderSlip = z.infer<typeof orderSlip>;

export const orderSlipList = z.object({ items: z.array(orderSlip) });
