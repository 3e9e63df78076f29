import { z } from 'zod';
import { amount, price } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

/** The safe as the ledger has it; poisha. */
export const safe = z
  .object({
    balance: amount,
    /** Whether it was counted when the books began: until then what was in it before is unknown. */
    isOpened: z.boolean(),
  })
  .meta({ id: 'Safe' });

export const safeCount = z.strictObject({
  /** All that is in it; poisha. */
  counted: price,
  /** Why it differs from what should be there. More than the books have, at the first count, needs none. */
  because: plainLine(300, 3).optional(),
});

/** `approval`: the id of the request that waits for another person, when the count isn't booked yet. */
export const safeCounted = z.object({ ...safe.shape, approval: z.uuid().optional() });
