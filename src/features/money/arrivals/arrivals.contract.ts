import { z } from 'zod';
import { moved } from '#features/payments/payments.contract.ts';
import { amount } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { transferMethods } from '../money.rules.ts';

/** An arrival as it was read. */
export const readArrival = z.strictObject({
  method: z.enum(transferMethods),
  outside: plainLine(60).optional(),
  sender: plainLine(80, 0),
  amount: moved,
  at: z.iso.datetime({ offset: true }),
  note: plainLine(200, 0).default(''),
  line: z.int().optional(),
});
export type ReadArrival = z.output<typeof readArrival>;

export const directions = ['in', 'out'] as const;

/** What was read, for who sent it. */
export const readMoney = z
  .object({
    items: z.array(
      z.object({
        provider: z.enum(transferMethods),
        /** Empty when the transfer has no number. */
        trx: z.string(),
        /** Of a statement: whether it came or went. */
        direction: z.enum(directions).optional(),
        /** Positive, whichever way. */
        amount,
        /** As far as it is shown. */
        sender: z.string(),
        /** What the payer wrote, if anything. */
        note: z.string().optional(),
        /** In Asia/Dhaka, with the offset. */
        at: z.string(),
      }),
    ),
    /** The lines that weren't understood. */
    unread: z.array(z.string()),
    /** Of a statement: the line that the headings were taken from. */
    headLine: z.int().optional(),
  })
  .meta({ id: 'ReadMoney' });

export const arrivalEnding = z.strictObject({ reason: plainLine(300, 3) });
export const arrivalEnded = z.object({ id: z.uuid() });
