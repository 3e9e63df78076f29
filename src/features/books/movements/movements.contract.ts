import { z } from 'zod';
import { moved, outside } from '#features/payments/payments.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount, price } from '#platform/money/money.contract.ts';
import { accountCode } from '../accounts/accounts.contract.ts';
import { movementKinds, movementStates } from './movements.rules.ts';

/** What every movement may say: how much, when it happened, under which number. */
export const movementFields = {
  /** Poisha. */
  amount: moved,
  /** The day on which it happened; today when it isn't said. */
  on: calendarDate.optional(),
  /** The number of the transfer, the cheque or the receipt. */
  outside: outside.optional(),
  key: idempotencyKey,
};
export const fee = price;

export const movementMade = z.object({ id: z.uuid(), state: z.enum(movementStates) });
export type MovementMade = z.infer<typeof movementMade>;

/** A movement as the office lists it. */
export const movement = z.object({
  id: z.uuid(),
  kind: z.enum(movementKinds),
  state: z.enum(movementStates),
  from: accountCode,
  to: accountCode,
  amount,
  fee: amount,
  on: calendarDate,
  outside: z.string().nullable(),
  text: z.string(),
  monthly: z.boolean(),
  by: z.string(),
  byName: z.string().nullable(),
  at: z.iso.datetime(),
  /** Why it was refused or undone. */
  because: z.string().nullable(),
});
export type Movement = z.infer<typeof movement>;
