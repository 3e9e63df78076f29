import { z } from 'zod';
import { paperData } from '#features/papers/papers.contract.ts';
import { languages } from '#platform/language.ts';
import { amount } from '#platform/money/money.contract.ts';

const order = { id: z.uuid(), reference: z.string(), name: z.string() };

/** The vouchers of a departure by their numbers, the orders with nothing to be given, and those that wait for their money. */
export const issuedVouchers = z
  .object({
    issued: z.array(z.object({ ...order, number: z.string() })),
    without: z.array(z.object(order)),
    /** Not paid: `owed` is in poisha. Whoever may approve payments can go on, with `unpaid`. */
    owing: z.array(z.object({ ...order, owed: amount })),
    mayGoOn: z.boolean(),
  })
  .meta({ id: 'IssuedVouchers' });
export type IssuedVouchers = z.infer<typeof issuedVouchers>;

/** The language of vouchers, whatever that of their orders is. */
export const voucherLanguage = z.object({ language: z.enum(languages) });

/** The good vouchers of everybody who has booked seats on a departure, whole, and the orders that have none. */
export const groupVouchers = z
  .object({
    vouchers: z.array(
      z.object({
        ...order,
        /** Of the page that its holder has. */
        path: z.string(),
        paper: paperData,
      }),
    ),
    without: z.array(z.object(order)),
  })
  .meta({ id: 'GroupVouchers' });
export type GroupVouchers = z.infer<typeof groupVouchers>;
