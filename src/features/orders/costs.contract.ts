import { z } from 'zod';
import { price } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

/** What is gone of a line, in all. */
export const newSpending = z.strictObject({
  /** Poisha; 0 when nothing is. */
  spent: price,
  /** To whom, with the number of their receipt. */
  note: plainLine(200, 3),
  /** The version of the terms that the line is of: `current` of the order. */
  from: z.int().min(1),
});
