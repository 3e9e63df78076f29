import { z } from 'zod';
import { price } from '#platform/money/money.contract.ts';
import { refundMethods } from '../payments.contract.ts';

/** What is due back of an order, and the ways on which its money came: what the form of a refund begins with. */
export const refundProposal = z
  .object({
    /** Poisha; without what is asked for already, and without cheques that aren't cleared yet. */
    due: price,
    /** What came by cheques that the bank hasn't cleared. */
    uncleared: price,
    /** The latest payment's first. */
    ways: z.array(
      z.object({
        method: z.enum(refundMethods),
        /** What came on this way and didn't go back on it; of a gateway at most what one payment still covers. */
        left: price,
        /** The number or account that it was paid from, as far as it is known in full. */
        to: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'RefundProposal' });
export type RefundProposal = z.infer<typeof refundProposal>;
