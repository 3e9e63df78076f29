import { z } from 'zod';
import { accountCode } from '#features/books/accounts/accounts.contract.ts';
import { fee, movementFields } from '#features/books/movements/movements.contract.ts';

/** Money that goes to a supplier: for bills, or ahead of them. */
export const newPayment = z.strictObject({
  ...movementFields,
  /** The code of the account that pays. */
  account: accountCode,
  /** Leaves the account besides the amount. */
  fee: fee.optional(),
  /** For which bills, in their order. */
  bills: z
    .array(z.uuid())
    .max(100)
    .refine((bills) => new Set(bills).size === bills.length, 'Name each bill once.')
    .optional(),
});
