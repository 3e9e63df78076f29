import { z } from 'zod';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { handText } from '../by-hand/by-hand.contract.ts';

/** What all aboard a departure are told; `preview`: only what it would cost, for which no key is needed. */
const batch = {
  preview: z.boolean().default(false),
  key: idempotencyKey.optional(),
};
const hasKey = (given: { preview: boolean; key?: string | undefined }) =>
  given.preview || given.key !== undefined;
const noKey = { path: ['key'], message: 'Give a key: the same one again sends nothing twice.' };

export const batchBody = handText.safeExtend(batch).refine(hasKey, noKey);
export const departureMessage = handText.safeExtend({ ...batch, id: z.uuid() }).refine(hasKey, noKey);

const batchPreview = z.object({
  count: z.int(),
  parts: z.int(),
  cost: z.int().meta({ description: 'In poisha.' }),
});
const queuedBatch = z.object({ batch: z.uuid() });
export const batchAnswer = z.union([batchPreview, queuedBatch]);
export const oneBatch = z.strictObject({ batch: z.uuid() });

export const batchState = z.object({
  state: z.enum(['running', 'done', 'stopped']),
  sent: z.int(),
  failed: z.int(),
  left: z.int().meta({ description: 'Of a stopped one: what is not sent any more.' }),
});
