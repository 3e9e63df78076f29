import { queuePush } from '#features/push/push.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';

/** Notifies staff on their own devices that a customer told of money for an order, or sent a slip. */
export async function pushClaim(
  context: CommandContext,
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<void> {
  const path = `/dashboard/money?q=${reference}`;
  await queuePush(context, { kind: 'money.waits', subjectId: id, reference, path });
}

/** Notifies staff on their own devices that money arrived: once, however much was read. @param id of one of the arrivals */
export async function pushArrivals(context: CommandContext, id: string): Promise<void> {
  const path = '/dashboard/money?tab=arrivals';
  await queuePush(context, { kind: 'money.waits', subjectId: id, reference: '', path });
}
