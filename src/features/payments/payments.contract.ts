import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount, largestAmount, price } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { newCheque } from './cheques/cheques.contract.ts';
import { chequeStates } from './cheques/cheques.rules.ts';
import { newDeduction } from './deductions/deductions.contract.ts';
import { deductionKinds } from './deductions/deductions.rules.ts';
import { gatewayMethods, handMethods, outsideKey, paymentStates, refundStates } from './payments.rules.ts';

/** A sum of money that moves: more than nothing; poisha. */
export const moved = z.int().min(1, 'More than nothing.').max(largestAmount);

/** The number on the payer's side: a TrxID, a cheque number, a reference of the bank. */
export const outside = plainLine(60).refine((typed) => outsideKey(typed).length >= 4, {
  message: 'At least four letters or digits.',
});

/** The code of a bank or a wallet: `1020`, or `1020-01` for one of the agency's own. */
export const bankOrWallet = z
  .string()
  .regex(/^10[24]\d(?:-\d{2,3})?$/, 'A bank or a wallet, such as 1020-01.');

/** A bank or wallet that the agency has made, to which money of some methods may come. */
export const paymentAccount = z.object({
  code: bankOrWallet,
  name: z.object({ en: z.string(), bn: z.string() }),
  number: z.string(),
});
export type PaymentAccount = z.infer<typeof paymentAccount>;
export const paymentAccountList = z.object({ items: z.array(paymentAccount) });

/** Where money came or went, and when, if that isn't today and the account of its method. */
const happened = { on: calendarDate.optional(), account: bankOrWallet.optional() };

/** Money that staff took by hand. The order is credited with what reached the account, the fee and what was deducted. */
export const newPayment = z.strictObject({
  method: z.enum(handMethods),
  /** What reached the account. */
  amount: moved,
  /** What the bank or the wallet took of it. */
  fee: price.optional(),
  ...happened,
  /** What the payer kept back for the state. */
  deducted: z.array(newDeduction).max(10).optional(),
  /** Of a cheque that isn't described, its number with its bank's name. */
  outside: outside.optional(),
  /** What is written on a cheque; then it makes the outside number. */
  cheque: newCheque.optional(),
  key: idempotencyKey,
});

/** It as the office sends it: all but cash has a number. */
export const sentPayment = newPayment.refine(
  ({ method, outside: number, cheque }) => method === 'cash' || number !== undefined || cheque !== undefined,
  { path: ['outside'], message: 'Write the number: the TrxID, the bank’s reference or that of the cheque.' },
);

const receipt = z.object({ number: z.string(), verify: z.string() });

export const paymentMade = z.object({
  id: z.uuid(),
  state: z.enum(paymentStates),
  /** Null while the payment waits for a second person. */
  receipt: receipt.nullable(),
});
export type PaymentMade = z.infer<typeof paymentMade>;

/** The id of the request that waits for another person, when it isn't done yet. */
const waits = { approval: z.uuid().optional() };

export const paymentEnded = z.object({ id: z.uuid(), state: z.enum(paymentStates), ...waits });

export const ending = z.strictObject({ reason: plainLine(500, 3) });

/**
 * Methods of a refund: by hand, or by the gateway that took the money. `bkash` and `nagad` without an outgoing number go through
 * their gateway when it took enough of the order's money.
 */
export const refundMethods = [...handMethods, ...gatewayMethods] as const;

export const newRefund = z.strictObject({
  amount: moved,
  method: z.enum(refundMethods),
  /** The outgoing number. Without it a refund by hand other than cash waits for it. */
  outside: outside.optional(),
  /** The customer's number or account, for whoever sends it by hand. */
  to: plainLine(60, 0).optional(),
  reason: plainLine(500, 3),
  ...happened,
  key: idempotencyKey,
});

export const refundMade = z.object({ id: z.uuid(), state: z.enum(refundStates) });

export const refundUndone = refundMade.extend(waits);

/** Cash has no number. */
export const refundPaid = z.strictObject({ outside: outside.optional(), ...happened });

/** What staff found out about a refund on which its gateway has worked for days. */
export const stuckRefund = z.strictObject({
  /** Whether the money went. */
  went: z.boolean(),
  /** Where that was seen: the gateway's panel, its letter. */
  reason: plainLine(500, 3),
  /** The gateway's number of it, when it went. */
  outside: outside.optional(),
});

/** A payment or refund of an order, for the office. */
export const movement = z
  .object({
    id: z.uuid(),
    kind: z.enum(['payment', 'refund']),
    method: z.string(),
    /** Of a payment what the order is credited with: what reached the account, the fee, and what was deducted. */
    amount,
    fee: amount,
    deducted: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(deductionKinds),
        amount,
        /** Null while it is still to come. */
        certificate: z.string().nullable(),
      }),
    ),
    /** The code of the bank or wallet, where it isn't the one of the method. */
    account: z.string().nullable(),
    /** The day on which it came or went. */
    on: calendarDate,
    outside: z.string().nullable(),
    /** Where a refund by hand is sent. */
    to: z.string().nullable(),
    state: z.enum([...paymentStates, ...refundStates]),
    by: z.string(),
    at: z.iso.datetime(),
    approvedBy: z.string().nullable(),
    reason: z.string().nullable(),
    receipt: z.string().nullable(),
    /** Where a customer's cheque is; null for other money. */
    cheque: z.enum(chequeStates).nullable(),
    /** The last day for a refund. */
    dueOn: calendarDate.nullable(),
    /** What its gateway said last. */
    trouble: z.string().nullable(),
    /** Whether its gateway sends it. */
    isSending: z.boolean(),
    /** Whether its gateway has worked on it for so long that staff may say what became of it. */
    isStuck: z.boolean(),
  })
  .meta({ id: 'Movement' });
export type Movement = z.infer<typeof movement>;

export const movementList = z.object({ items: z.array(movement) });

/** A refund that is still to be paid. */
export const openRefund = z
  .object({
    id: z.uuid(),
    orderId: z.uuid(),
    reference: z.string(),
    name: z.string(),
    amount,
    method: z.string(),
    /** The customer's number or account, when it is known. */
    to: z.string().nullable(),
    state: z.enum(refundStates),
    reason: z.string(),
    askedAt: z.iso.datetime(),
    dueOn: calendarDate.nullable(),
    isLate: z.boolean(),
    trouble: z.string().nullable(),
  })
  .meta({ id: 'OpenRefund' });
export type OpenRefund = z.infer<typeof openRefund>;

/** Money of a cancelled order that should go back and that nobody asked a refund for. */
export const unaskedRefund = z
  .object({
    orderId: z.uuid(),
    reference: z.string(),
    name: z.string(),
    amount,
    dueOn: calendarDate,
    isLate: z.boolean(),
  })
  .meta({ id: 'UnaskedRefund' });
export type UnaskedRefund = z.infer<typeof unaskedRefund>;

export const refundQuery = z.object({
  late: z.enum(['true']).optional().meta({ description: 'Only those whose last day is over.' }),
});
export const openRefundList = z.object({ items: z.array(openRefund), unasked: z.array(unaskedRefund) });
