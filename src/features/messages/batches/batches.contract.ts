import { z } from 'zod';
import { orderFilter } from '#features/orders/order-list.contract.ts';
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

/** So many orders of a list are written to at once at most. */
export const listLimit = 2_000;

/** What the orders of a list are told; `count`: to how many, as the preview said. */
export const listMessage = handText
  .safeExtend({ ...batch, filter: orderFilter, count: z.int().min(0).optional() })
  .refine(hasKey, noKey)
  .refine((given) => given.preview || given.count !== undefined, {
    path: ['count'],
    message: 'Say to how many, as the preview did.',
  });

const batchPreview = z.object({
  count: z.int(),
  parts: z.int(),
  cost: z.int().meta({ description: 'In poisha.' }),
});
const queuedBatch = z.object({ batch: z.uuid() });
export const batchAnswer = z.union([batchPreview, queuedBatch]);
export const listAnswer = z.union([
  batchPreview.extend({
    withoutAddress: z.int().meta({ description: 'How many orders have no address for the channel.' }),
  }),
  queuedBatch,
]);
export const oneBatch = z.strictObject({ batch: z.uuid() });

export const batchState = z.object({
  state: z.enum(['running', 'done', 'stopped']),
  sent: z.int(),
  failed: z.int(),
  left: z.int().meta({ description: 'Of a stopped one: what is not sent any more.' }),
});
