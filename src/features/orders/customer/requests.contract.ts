import { z } from 'zod';
import { plainLines } from '#platform/plain-text.contract.ts';
import { longestRequest, orderRequestKinds } from './requests.rules.ts';

/** A request as it is sent; only who cancels may leave the words out. */
export const orderRequest = z
  .strictObject({
    kind: z.enum(orderRequestKinds),
    text: plainLines(longestRequest, 0).default(''),
  })
  .refine(({ kind, text }) => kind === 'cancel' || text !== '', {
    path: ['text'],
    message: 'Write what you want to ask or change.',
  });
export type OrderRequest = z.infer<typeof orderRequest>;

/** It is with the agency. */
export const requestTaken = z.object({ kind: z.enum(orderRequestKinds), at: z.iso.datetime() });

/** What an event `requested` of an order's history holds. */
export const requestedDetail = z.object({ kind: z.enum(orderRequestKinds), key: z.string() });
