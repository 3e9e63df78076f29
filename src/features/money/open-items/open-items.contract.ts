import { z } from 'zod';

/** How much there is to look at: what customers told of, what wasn't understood, and what waits for a second person. */
export const moneyWaiting = z.object({ number: z.int() }).meta({ id: 'MoneyWaiting' });
