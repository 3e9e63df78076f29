import { z } from 'zod';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? undefined : String(value)));

export const envelope = z.object({ sensitiveData: z.string().max(4_000), signature: z.string().max(4_000) });

/** What the answer of initialize holds; some versions write `random` for `challenge`. */
export const initialized = z
  .object({ paymentReferenceId: z.string().min(1).max(200), challenge: text, random: text })
  .transform(({ paymentReferenceId, challenge, random }) => ({
    paymentReferenceId,
    challenge: challenge ?? random,
  }));

export const completed = z.object({ status: text, callBackUrl: text });

/** An error: a code with underscores and words. */
export const nagadError = z.object({ reason: text, message: text });

/** Answer of verify. */
export const verified = z.object({
  merchantId: text,
  orderId: text,
  paymentRefId: text,
  amount: text,
  issuerPaymentRefNo: text,
  status: text,
  statusCode: text,
});
export type Verified = z.infer<typeof verified>;
