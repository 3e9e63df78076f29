import { lockOrder } from '#features/orders/orders.commands.ts';
import { findOrder } from '#features/orders/orders.queries.ts';
import { goesOnUnpaid } from '#features/orders/terms/unpaid.policy.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { CaseRow } from '../visa-cases.writes.ts';
import { approvers, type Guarding, guardsOf, isConfirmed, needsApprover } from './guards.rules.ts';

/**
 * Refuses to hand in papers while something is open that the actor didn't confirm, or may not.
 * @returns what was confirmed, for the log; undefined when nothing had to be
 * @throws Failure conflict `visa-cases.guarded` with what is asked, the open sum and who may go on
 */
export async function refuseGuarded(
  context: CommandContext,
  row: CaseRow,
  despite: Guarding | undefined,
): Promise<Guarding | undefined> {
  const { tx, now, actor } = context;
  // A payment that comes at the same moment is counted, or comes after.
  await lockOrder(context, { id: row.orderId });
  const order = await findOrder(tx, row.orderId, dhakaDate(now));
  const asked = guardsOf({ ...row, order });
  if (asked.guards.length === 0) {
    return undefined;
  }
  const mayGoOn = !needsApprover(asked) || actor.permissions.has(goesOnUnpaid);
  if (mayGoOn && despite !== undefined && isConfirmed(asked, despite)) {
    return asked;
  }
  throw new Failure('conflict', 'visa-cases.guarded', 'Something is open before papers are handed in.', [], {
    ...asked,
    mayGoOn,
    roles: needsApprover(asked) ? approvers : [],
  });
}
