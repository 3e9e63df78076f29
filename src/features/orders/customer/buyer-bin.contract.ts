import { z } from 'zod';
import { binNumber } from '#features/site-settings/vat-terms.contract.ts';
import { orderWarnings } from './buyer-bin.rules.ts';

/** The business identification number of who buys. */
export const buyerBin = z.strictObject({ bin: binNumber });

/** What is missing of an order, for staff. */
export const orderWarning = z.object({ code: z.enum(orderWarnings), message: z.string() });
