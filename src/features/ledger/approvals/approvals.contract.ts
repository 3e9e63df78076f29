import { z } from 'zod';
import { amount } from '#platform/money/money.contract.ts';
import { approvalKinds, approvalStates } from './approvals.rules.ts';

/** What somebody asked for and another person decides. */
export const approval = z
  .object({
    id: z.uuid(),
    kind: z.enum(approvalKinds),
    /** The order that it is about, if any. */
    order: z.uuid().nullable(),
    reference: z.string().nullable(),
    /** Poisha. */
    amount,
    reason: z.string(),
    by: z.string(),
    byName: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Approval' });
export type Approval = z.infer<typeof approval>;

export const approvalList = z.object({ items: z.array(approval) });
export const approvalDecided = z.object({ id: z.uuid(), state: z.enum(approvalStates) });
