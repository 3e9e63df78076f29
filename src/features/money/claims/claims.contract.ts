import { z } from 'zod';
import { transferNumber } from '#features/payments/external-reference.rules.ts';
import { largestAmount } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { claimMethods, poishaOf } from '../money.rules.ts';

const empty = (text: string) => (text === '' ? undefined : text);

/** What a customer says they paid, in the fields of a form. */
export const claimForm = z
  .strictObject({
    method: z.enum(claimMethods),
    /** The TrxID, or the bank's reference; may be left out when there is a slip. */
    trx: plainLine(60, 0).transform(empty).optional(),
    /** The number or account it was sent from. */
    sender: plainLine(60, 0),
    /** Taka, such as 17,400 or ১৭,৪০০. */
    sum: z
      .string()
      .max(40)
      .transform((typed, context) => {
        const poisha = poishaOf(typed.trim());
        if (poisha === undefined || poisha > largestAmount) {
          context.addIssue({ code: 'custom', message: 'Write the sum in taka, such as 17,400.' });
          return z.NEVER;
        }
        return poisha;
      }),
    language: z.enum(['en', 'bn']).default('en'),
  })
  .refine(({ method, trx }) => trx === undefined || transferNumber(method, trx) !== undefined, {
    path: ['trx'],
    error: 'This is no number of this provider. Copy all of it from the message.',
  })
  .transform(({ trx, ...form }) => ({
    ...form,
    ...(trx === undefined ? {} : { trx: transferNumber(form.method, trx) }),
  }));
export type ClaimForm = z.output<typeof claimForm>;

const typedField = z
  .string()
  .transform((typed) => typed.slice(0, 60))
  .catch('');

/** What was typed into the form, right or wrong. */
export const typedClaim = z.object({
  method: typedField,
  trx: typedField,
  sender: typedField,
  sum: typedField,
});
export type TypedClaim = z.output<typeof typedClaim>;

/** The answer to a claim: that it was noted, and nothing about numbers of others. */
export const claimTaken = z.object({ id: z.uuid(), state: z.literal('told'), slip: z.boolean() });

export const claimEnding = z.strictObject({ reason: plainLine(300, 3) });
export const claimEnded = z.object({ id: z.uuid() });
