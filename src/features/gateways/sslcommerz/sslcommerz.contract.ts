import { z } from 'zod';

/** Text, or a number that stands for it; null and absent are the same. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => ((value ?? undefined) === undefined ? undefined : String(value)));

/** Answer of the session call; HTTP 200 even on failure. */
export const sessionAnswer = z.object({
  status: z.string(),
  failedreason: text,
  sessionkey: text,
  GatewayPageURL: text,
});

/** One transaction, as the validation and the query calls tell it. */
export const transaction = z.object({
  status: text,
  tran_id: text,
  val_id: text,
  amount: text,
  store_amount: text,
  currency: text,
  currency_type: text,
  currency_amount: text,
  bank_tran_id: text,
  card_type: text,
  risk_level: text,
  error: text,
});
export type Transaction = z.infer<typeof transaction>;

/** Answer of the query by our id: several attempts of the customer are possible. */
export const transactionList = z.object({
  APIConnect: text,
  element: z.array(transaction).nullish(),
});

export const refundAnswer = z.object({
  APIConnect: text,
  status: text,
  refund_ref_id: text,
  errorReason: text,
});
