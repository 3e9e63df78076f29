import { z } from 'zod';
import { plainLine } from '#platform/plain-text.contract.ts';
import { accountCode } from '../accounts/accounts.contract.ts';
import { fee, movementFields } from '../movements/movements.contract.ts';

/** Money from one account of the agency to another. */
export const newTransfer = z
  .strictObject({
    ...movementFields,
    from: accountCode,
    to: accountCode,
    /** Of the sum: `amount` less `fee` arrives. */
    fee: fee.optional(),
    text: plainLine(200, 0).optional(),
  })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: 'Take another account than it comes from.',
  })
  .refine(({ amount, fee: taken = 0 }) => taken < amount, {
    path: ['fee'],
    message: 'The fee is less than the sum.',
  });
