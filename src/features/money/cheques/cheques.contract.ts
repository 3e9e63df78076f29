import { z } from 'zod';
import { chequeViewStates } from '#features/payments/cheques/cheques.rules.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';

/** The cheque that a line of a bank's statement is, or may be. */
export const inboxCheque = z
  .object({
    /** Its payment. */
    id: z.uuid(),
    order: z.uuid(),
    reference: z.string(),
    name: z.string(),
    number: z.string(),
    state: z.enum(chequeViewStates),
    /** Number and sum agree; otherwise the sum alone does. */
    isSure: z.boolean(),
  })
  .meta({ id: 'ArrivalCheque' });
export type InboxCheque = z.infer<typeof inboxCheque>;

export const chequeSeen = z.strictObject({ cheque: z.uuid(), key: idempotencyKey });
