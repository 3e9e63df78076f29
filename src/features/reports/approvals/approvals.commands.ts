import { z } from 'zod';
import {
  enterApprovedMovement,
  refuseWaitingMovement,
} from '#features/books/movements/movements.commands.ts';
import { approvalDecided } from '#features/ledger/approvals/approvals.contract.ts';
import { canDecide } from '#features/ledger/approvals/approvals.policy.ts';
import type { ApprovalKind } from '#features/ledger/approvals/approvals.rules.ts';
import {
  type ApprovalRow,
  decideApproval,
  lockApproval,
} from '#features/ledger/approvals/approvals.writes.ts';
import { lockPayment } from '#features/payments/payments.commands.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { lockRefund } from '#features/payments/refunds/refunds.writes.ts';
import { endRefund } from '#features/payments/refunds/undo.commands.ts';
import { endPayment } from '#features/payments/undo.commands.ts';
import { bookApprovedCount } from '#features/till/safe/safe.commands.ts';
import { type CommandContext, command } from '#platform/command/command.ts';

/** What is done once another person has approved it. */
const deeds: Readonly<Record<ApprovalKind, (context: CommandContext, row: ApprovalRow) => Promise<unknown>>> =
  {
    'payment-undone': async (context, { subject, reason }) =>
      endPayment(context, await lockPayment(context, subject), reason),
    'refund-undone': async (context, { subject, reason }) =>
      endRefund(context, await lockRefund(context, subject), reason),
    'safe-counted': bookApprovedCount,
    movement: enterApprovedMovement,
  };

const refusals = {
  404: 'There is no such request.',
  409: 'It was decided already, or can’t be done any more.',
};

/**
 * Approves what somebody else asked for: it is done now, as they asked for it.
 * @throws Failure not-found; forbidden `approvals.own`; conflict `approvals.state`, or what the deed refuses.
 */
export const approveMovement = command({
  name: 'approvals.approve',
  permission: 'payments.approve',
  recentSignIn: true,
  input: z.strictObject({ id: z.uuid() }),
  output: approvalDecided,
  refusals,
  run: async (context, { id }) => {
    const row = await lockApproval(context, id);
    context.authorize(canDecide, row);
    await deeds[row.kind](context, row);
    await decideApproval(context, row, 'approved');
    return { id, state: 'approved' as const };
  },
});

/** Refuses what somebody asked for, or takes one's own back. @throws Failure not-found; conflict `approvals.state`. */
export const refuseMovement = command({
  name: 'approvals.refuse',
  permission: 'payments.approve',
  input: ending.extend({ id: z.uuid() }),
  output: approvalDecided,
  refusals,
  run: async (context, { id, reason }) => {
    const row = await lockApproval(context, id);
    if (row.kind === 'movement') {
      await refuseWaitingMovement(context, row, reason);
    }
    await decideApproval(context, row, 'refused', reason);
    return { id, state: 'refused' as const };
  },
});
