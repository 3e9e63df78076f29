import { z } from 'zod';
import { moved } from '#features/payments/payments.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { transferMethods } from '../money.rules.ts';

/** Something that was sent in and not understood. */
export const unreadMoney = z
  .object({
    id: z.uuid(),
    source: z.enum(['statement', 'sms']),
    method: z.enum(transferMethods).nullable(),
    fileName: z.string().nullable(),
    line: z.int().nullable(),
    text: z.string(),
    by: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'UnreadMoney' });
export type UnreadMoney = z.infer<typeof unreadMoney>;

/** How somebody reads it: it is an arrival then. */
export const unreadReading = z.strictObject({
  method: z.enum(transferMethods),
  /** The number of the transfer, if it has one. */
  outside: plainLine(60).optional(),
  sender: plainLine(80, 0).default(''),
  amount: moved,
  /** When it came. */
  at: z.iso.datetime({ offset: true }),
});

export const unreadRead = z.object({ id: z.uuid(), arrival: z.uuid().nullable() });
