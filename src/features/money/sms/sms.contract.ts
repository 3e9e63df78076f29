import { z } from 'zod';
import { amount } from '#platform/money/money.contract.ts';
import { transferMethods } from '../money.rules.ts';

/** Messages of wallets and banks, pasted as they came. */
export const smsRequest = z.strictObject({
  text: z.string().min(1, 'Paste a message.').max(20_000),
  provider: z.enum(transferMethods).optional(),
});

export const smsRead = z
  .object({
    items: z.array(
      z.object({
        provider: z.enum(transferMethods),
        /** Empty when the message has no number. */
        trx: z.string(),
        amount,
        /** As far as the message shows it. */
        sender: z.string(),
        /** What the payer wrote, if anything; of a bank the message itself. */
        note: z.string().optional(),
        /** In Asia/Dhaka, with the offset. */
        at: z.string(),
      }),
    ),
    /** The lines that weren't understood. */
    unread: z.array(z.string()),
  })
  .meta({ id: 'ReadMessages' });
