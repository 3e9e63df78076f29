import { z } from 'zod';
import { moved, outside } from '#features/payments/payments.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';

/** What suppliers are paid from, by their accounts in the ledger. A cheque of ours is the bank's money. */
export const supplierMethods = ['cash', 'bank', 'bkash', 'nagad', 'rocket', 'upay'] as const;

/** Money that goes to a supplier for a cost. */
export const newSupplierPayment = z.strictObject({
  method: z.enum(supplierMethods),
  /** Poisha; at most what is still owed of the cost. */
  amount: moved,
  /** The outgoing number: a TrxID, a cheque's number. Cash needs none. */
  outside: outside.optional(),
  key: idempotencyKey,
});
/** `approval`: the id of the request that waits for another person, when nothing is booked yet; then it is also the `id`. */
export const supplierPaymentMade = z.object({ id: z.uuid(), approval: z.uuid().optional() });

/** A payment as it stands with its cost. */
export const supplierPayment = z.object({
  id: z.uuid(),
  on: calendarDate,
  /** The code of the account that it was paid from. */
  account: z.string(),
  /** The outgoing number, or the cost's text for cash without one. */
  text: z.string(),
  /** Poisha. */
  amount: z.int(),
  /** Who paid it; null for somebody without an account. */
  by: z.string().nullable(),
  isUndone: z.boolean(),
});
export type SupplierPayment = z.infer<typeof supplierPayment>;
