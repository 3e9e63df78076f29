import { z } from 'zod';
import { maxInGroup } from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { price } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { flights } from '../fares.contract.ts';
import { typedTicket } from '../tickets/tickets.contract.ts';

const most = 3 * maxInGroup;

const costs = {
  /** What the airline takes for it, of all tickets; poisha. */
  penalty: price,
  /** What we take for it, of all tickets; poisha. */
  charge: price,
  /** Why, as the customer reads it. */
  reason: plainLine(500, 3),
  /** Only computes it. */
  preview: z.boolean().default(false),
  key: idempotencyKey,
};

/** Tickets that are given back to the airline. */
export const givenBack = z.strictObject({
  /** `void`: on the day they were issued, as if they had never been. */
  how: z.enum(['void', 'refund']),
  passengers: z.array(z.int().min(0)).min(1).max(most),
  /** Our charge of the sale goes back, too. */
  withService: z.boolean().default(false),
  ...costs,
});

/** Tickets in place of others: another day, another route. */
export const reissued = z.strictObject({
  tickets: z.array(typedTicket).min(1).max(most),
  /** The flights that they are for; absent: the same as before. */
  segments: flights.optional(),
  /** By how much the fare is dearer, of all tickets; poisha. */
  difference: price,
  ...costs,
});
