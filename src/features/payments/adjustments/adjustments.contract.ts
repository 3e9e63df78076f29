import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { ending, moved } from '../payments.contract.ts';

export const newWriteOff = z.strictObject({
  /** Positive for what the customer is forgiven, negative for what is kept of what they paid too much; poisha. */
  amount: amount.refine((sum) => sum !== 0, 'Write a sum.'),
  reason: plainLine(500, 3),
  key: idempotencyKey,
});

export const newCreditMove = z.strictObject({
  /** The order that it moves to. */
  to: z.uuid(),
  amount: moved,
  key: idempotencyKey,
});

export const adjusted = z.object({ id: z.uuid() });
export const adjustmentUndoing = ending.extend({ orderId: z.uuid(), id: z.uuid() });

/** What was written off of an order, or moved from or to another one. */
export const adjustment = z
  .object({
    id: z.uuid(),
    kind: z.enum(['write-off', 'credit-moved']),
    /** Positive when the customer owes less by it; poisha. */
    amount,
    /** The order that it moved from, or to. */
    order: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
    reason: z.string(),
    by: z.string(),
    byName: z.string(),
    on: calendarDate,
    at: z.iso.datetime(),
    /** Why it was undone; null while it stands. */
    undone: z.string().nullable(),
  })
  .meta({ id: 'Adjustment' });
export type Adjustment = z.infer<typeof adjustment>;

/** Where a customer's credit can move: their other orders that stand. */
export const creditTargets = z.object({
  /** What can move; poisha. */
  most: amount,
  items: z.array(z.object({ id: z.uuid(), reference: z.string(), name: z.string(), owed: amount })),
});
export const adjustmentList = z.object({ items: z.array(adjustment) });
