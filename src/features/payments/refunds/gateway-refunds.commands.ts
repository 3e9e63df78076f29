import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { ending, refundMade } from '../payments.contract.ts';
import { isOtherSending, sumRefunded } from './gateway-refunds.queries.ts';
import { askAgainAfter, maxUnclear, noCallForRefunds, type SentTruth } from './gateway-refunds.rules.ts';
import { inState } from './refund-state.rules.ts';
import { changeRefund, lockRefund, payOut } from './refunds.writes.ts';

const later = (now: Date, asks: number) => new Date(now.getTime() + askAgainAfter(asks));

/**
 * Begins, or goes on, to send an approved refund through its gateway: from now on nobody pays it by hand.
 * @returns what the gateway needs to know; undefined when nothing is to be sent now
 */
export const beginSending = command({
  name: 'refunds.begin-sending',
  permission: 'attempts.settle',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const row = await lockRefund(context, id);
    const { paymentId, ourId, theirId, amount, reason, state } = row;
    if ((state !== 'approved' && state !== 'processing') || paymentId === null || ourId === null) {
      return undefined;
    }
    if (row.nextAskAt === null || (await isOtherSending(context.tx, id, paymentId))) {
      return undefined;
    }
    if (state === 'approved') {
      await changeRefund(context, row, { state: 'processing', sentAt: row.sentAt ?? context.now });
    }
    const refundedBefore = await sumRefunded(context.tx, paymentId);
    const isRepeat = state === 'processing';
    return { paymentId, ourId, theirId: theirId ?? undefined, amount, reason, refundedBefore, isRepeat };
  },
});

/** What a gateway said, as `SentTruth` has it: made by our own adapters. */
const reportedState = z.custom<SentTruth>(
  (value) => typeof value === 'object' && value !== null && 'state' in value,
);

/**
 * Takes over what a gateway said of a refund, once: what is paid stays paid. A refusal, and answers that stay unclear, are left to
 * staff.
 * @returns the state in which the refund is now
 */
export const settleSending = command({
  name: 'refunds.settle',
  permission: 'attempts.settle',
  input: z.strictObject({ id: z.uuid(), truth: reportedState }),
  run: async (context, { id, truth }) => {
    const row = await lockRefund(context, id);
    if (row.state !== 'processing') {
      return row.state;
    }
    const asks = row.asks + 1;
    const next = { asks, nextAskAt: later(context.now, asks) };
    switch (truth.state) {
      case 'refunded': {
        const theirId = truth.theirId ?? row.theirId;
        return (await payOut(context, { ...row, theirId, outside: theirId ?? row.ourId })).state;
      }
      case 'processing': {
        const theirId = truth.theirId ?? row.theirId;
        return (
          await changeRefund(context, row, { ...next, asks: 5, theirId, trouble: null }, { quiet: true })
        ).state;
      }
      case 'manual': {
        return (
          await changeRefund(context, row, { state: 'approved', nextAskAt: null, trouble: noCallForRefunds })
        ).state;
      }
      case 'failed':
        return (
          await changeRefund(context, row, {
            state: 'review',
            nextAskAt: null,
            trouble: truth.reason.slice(0, 500),
          })
        ).state;
      case 'unknown': {
        const trouble = truth.reason.slice(0, 500);
        const isOver = asks >= maxUnclear;
        const changed = isOver ? { state: 'review' as const, nextAskAt: null, asks, trouble } : next;
        return (await changeRefund(context, row, { ...changed, trouble }, { quiet: !isOver })).state;
      }
    }
  },
});

/**
 * Has the gateway asked again about a refund that is in review; it knows the refund by the same id.
 * @throws Failure conflict when it isn't in review.
 */
export const sendAgain = command({
  name: 'refunds.send-again',
  permission: 'refunds.approve',
  recentSignIn: true,
  input: ending.extend({ id: z.uuid() }),
  output: refundMade,
  refusals: { 404: 'There is no such refund.', 409: 'It is not in review.' },
  run: async (context, { id, reason }) => {
    const row = await lockRefund(context, id);
    inState(row, 'review');
    const again = { state: 'processing' as const, nextAskAt: context.now, asks: 0 };
    const { state } = await changeRefund(context, row, again, { detail: { reason } });
    return { id, state };
  },
});
