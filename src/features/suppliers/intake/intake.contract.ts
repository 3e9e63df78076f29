import { z } from 'zod';
import { supplierKinds } from '../suppliers.rules.ts';

/** What a row of a file gave a supplier, so that it can be taken back. */
export const givenSupplier = z.object({
  /** The card as the row made it; absent where it was there. */
  made: z
    .object({
      name: z.string(),
      kind: z.enum(supplierKinds),
      phone: z.string().nullable(),
      currency: z.string(),
    })
    .readonly()
    .optional(),
  /** The number that a card lacked. */
  phone: z.string().optional(),
  /** The entry of the opening balance. */
  entry: z.uuid().optional(),
});
export type GivenSupplier = Readonly<z.infer<typeof givenSupplier>>;
