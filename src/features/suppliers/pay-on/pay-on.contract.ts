import { z } from 'zod';
import { accountCode } from '#features/books/accounts/accounts.contract.ts';
import { movementFields } from '#features/books/movements/movements.contract.ts';

/** What a line of an order really costs: paid at once from an account, or owed to a supplier. */
export const newPayOn = z
  .strictObject({
    ...movementFields,
    /** The code of the account that paid. */
    account: accountCode.optional(),
    /** Whom it is owed to. */
    supplier: z.uuid().optional(),
    /** Nothing more comes for this line: what was collected beyond its cost is a gain. */
    finished: z.boolean().optional(),
  })
  .refine(({ account, supplier }) => (account === undefined) !== (supplier === undefined), {
    path: ['account'],
    message: 'Say from which account it was paid, or to which supplier it is owed.',
  });
