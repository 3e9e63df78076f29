import { queuePush } from '#features/push/push.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';

/** Tells staff on their own devices that a customer told of money for an order, or sent a slip. */
export const pushClaim = (
  context: CommandContext,
  { id, reference }: { readonly id: string; readonly reference: string },
) =>
  queuePush(context, {
    kind: 'money.waits',
    subjectId: id,
    reference,
    path: `/dashboard/money?q=${reference}`,
  });

/** Tells staff on their own devices that money arrived: once, however much was read. @param id of one of the arrivals */
export const pushArrivals = (context: CommandContext, id: string) =>
  queuePush(context, {
    kind: 'money.waits',
    subjectId: id,
    reference: '',
    path: '/dashboard/money?tab=arrivals',
  });
