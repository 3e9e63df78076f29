import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { refundMade, stuckRefund } from '../payments.contract.ts';
import { inState } from './refund-state.rules.ts';
import { canApproveRefund } from './refunds.policy.ts';
import { changeRefund, lockRefund, payOut } from './refunds.writes.ts';
import { isStuck, stuckAfterMs } from './stuck-refunds.rules.ts';

/**
 * Settles a refund on which its gateway has worked for days without an end: staff have seen that the money went, and it is paid; or
 * that it didn't, and it is in review, where it is asked again, sent by hand or refused. What the gateway says later changes nothing:
 * a refund is paid once.
 * @throws Failure forbidden `refunds.own` to who asked for it; conflict `refunds.state`, `refunds.not-stuck` before three days.
 */
export const settleStuck = command({
  name: 'refunds.settle-stuck',
  permission: 'refunds.approve',
  recentSignIn: true,
  input: stuckRefund.extend({ id: z.uuid() }),
  output: refundMade,
  refusals: {
    404: 'There is no such refund.',
    409: 'The gateway doesn’t work on it (`refunds.state`), or still has time (`refunds.not-stuck`).',
  },
  run: async (context, { id, went, reason, outside }) => {
    const row = await lockRefund(context, id);
    context.authorize(canApproveRefund, row);
    inState(row, 'processing');
    if (!isStuck(row, context.now)) {
      const from = new Date((row.sentAt ?? row.askedAt).getTime() + stuckAfterMs).toISOString();
      const message = 'The gateway still has time for this refund.';
      throw new Failure('conflict', 'refunds.not-stuck', message, [], { from });
    }
    const settled = { nextAskAt: null, trouble: reason };
    const seen = await changeRefund(
      context,
      row,
      { state: 'review', ...settled },
      { detail: { reason, went } },
    );
    const { state } = went
      ? await payOut(context, { ...seen, outside: outside ?? seen.theirId ?? seen.ourId })
      : seen;
    return { id, state };
  },
});
