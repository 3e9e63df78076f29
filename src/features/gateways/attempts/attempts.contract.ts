import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { amount, price } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { gatewayName } from '../gateways.contract.ts';
import { attemptStates } from './attempts.rules.ts';

/**
 * What somebody asks for: what is due next, as much of it as the gateway takes at once, or all that is left. The language is that of
 * whoever pays, who comes back to a page in it; absent: that of the order.
 */
export const attemptRequest = z.strictObject({
  method: gatewayName,
  pay: z.enum(['due', 'part', 'all']),
  language: z.enum(languages).optional(),
});

export type AttemptRequest = z.infer<typeof attemptRequest>;

/** Where the browser goes. */
export const attemptBegun = z.object({ redirect: z.url() });

/** A gateway that customers can choose; sums are poisha. */
export const offeredGateway = z.object({
  method: gatewayName,
  /** No real money moves: the program plays the gateway itself. */
  practice: z.boolean(),
  least: price,
  most: price,
});

/** An attempt as staff see it. */
export const attemptView = z
  .object({
    id: z.uuid(),
    orderId: z.uuid(),
    reference: z.string(),
    gateway: gatewayName,
    /** Its id at the gateway, to find it in the gateway's panel. */
    ourId: z.string(),
    theirId: z.string().nullable(),
    state: z.enum(attemptStates),
    /** Why staff must look at it, or had to. */
    review: z.enum(['amount', 'currency', 'risk', 'late', 'repeated']).nullable(),
    reason: z.string().nullable(),
    /** Of one that is `repeated`: the order for which its transaction is entered, when a payment stands. */
    bookedFor: z.string().nullable(),
    amount,
    received: amount.nullable(),
    instrument: z.string().nullable(),
    practice: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PaymentAttempt' });
export type AttemptView = z.infer<typeof attemptView>;

export const attemptList = z.object({ items: z.array(attemptView) });

/** Why staff take or refuse what came. */
export const reviewEnding = z.strictObject({ reason: plainLine(500, 3) });

export const reviewEnded = z.object({ id: z.uuid(), state: z.enum(['paid', 'refused']) });
