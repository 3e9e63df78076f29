import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { mayStandAlone } from '#features/orders/approval-limit.writes.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { noteEvent, recordEvent } from '#features/orders/orders.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Truth } from '../../gateways.contract.ts';
import { reviewEnded, reviewEnding } from '../attempts.contract.ts';
import { canAcceptReview } from '../attempts.policy.ts';
import { isFinal, mayMoveAgain, waitAfter } from '../attempts.rules.ts';
import { paymentAttempts } from '../attempts.table.ts';
import { isLate, sumMoving } from './settlement.queries.ts';
import { type AttemptRow, book, changeAttempt, lockAttempt, take } from './settlement.writes.ts';

/** What a gateway said, as `Truth` has it: made by our own adapters. */
const reportedState = z.custom<Truth>(
  (value) => typeof value === 'object' && value !== null && 'state' in value,
);

/**
 * Takes over what a gateway said of an attempt, once: the rows are locked, and what is final stays as it is.
 * @returns the state in which the attempt is now
 */
export const settleAttempt = command({
  name: 'attempts.settle',
  permission: 'attempts.settle',
  input: z.strictObject({ id: z.uuid(), truth: reportedState, isScheduled: z.boolean().default(false) }),
  run: async (context, { id, truth, isScheduled }) => {
    const { order, row } = await lockAttempt(context, id);
    if (!isFinal(row.state)) {
      await take(context, order, row, truth);
    }
    const asks = row.asks + (isScheduled ? 1 : 0);
    await changeAttempt(context, row, {
      asks,
      askingUntil: null,
      nextAskAt: new Date(context.now.getTime() + waitAfter(asks)),
    });
    const [after] = await context.tx
      .select({ state: paymentAttempts.state })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, id));
    return { state: after?.state ?? row.state };
  },
});

/**
 * Allows a call that moves the customer's money: not too late, nor for an order that needs less by now, with what other attempts
 * of it are moving, and not again while the outcome of an earlier call may still come.
 */
export const allowMove = command({
  name: 'attempts.allow-move',
  permission: 'attempts.settle',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const { order, row } = await lockAttempt(context, id);
    const { tx, now } = context;
    const standing = await findByToken(tx, order.token, dhakaDate(now));
    const left = standing === undefined ? 0 : standing.total - standing.paid;
    if (
      (await isLate(context, order, row)) ||
      left - (await sumMoving(context, row)) < row.amount ||
      isFinal(row.state) ||
      !mayMoveAgain(row.moves, row.movedAt, now)
    ) {
      return false;
    }
    await changeAttempt(context, row, { moves: row.moves + 1, movedAt: now });
    return true;
  },
});

const notInReview = (row: AttemptRow) =>
  new Failure('conflict', 'attempts.state', `This attempt is ${row.state}.`, [], { state: row.state });

/**
 * Staff take what came as a payment, with the sum that came. From a sum on (settings) it counts only after another person's
 * approval.
 * @throws Failure conflict `attempts.repeated`, `attempts.no-sum`; `attempts.state` when it isn't in review; `payments.seen` when
 * its transaction was booked meanwhile.
 */
export const acceptReview = command({
  name: 'attempts.accept',
  permission: 'payments.approve',
  input: reviewEnding.extend({ id: z.uuid() }),
  output: reviewEnded,
  refusals: {
    404: 'There is no such attempt.',
    409: 'It isn’t in review (`attempts.state`), its transaction came before (`attempts.repeated`, `payments.seen`), or no sum came (`attempts.no-sum`).',
  },
  run: async (context, { id, reason }) => {
    const { order, row } = await lockAttempt(context, id);
    const { received, fee, theirId, instrument } = row;
    context.authorize(canAcceptReview, row);
    if (row.state !== 'review' || received === null || theirId === null) {
      throw notInReview(row);
    }
    const got = { amount: received, fee: fee ?? 0, theirId, instrument: instrument ?? undefined };
    const waits = !(await mayStandAlone(context, { kind: 'payment', amount: received, order }));
    await book(context, order, row, got, waits);
    await noteEvent(context, order.id, 'attempt-accepted', { attempt: id, reason });
    return { id, state: 'paid' as const };
  },
});

/** Staff refuse what came; it goes back in the gateway's panel. @throws Failure conflict when it isn't in review. */
export const refuseReview = command({
  name: 'attempts.refuse',
  permission: 'payments.approve',
  input: reviewEnding.extend({ id: z.uuid() }),
  output: reviewEnded,
  refusals: { 404: 'There is no such attempt.', 409: 'It isn’t in review.' },
  run: async (context, { id, reason }) => {
    const { order, row } = await lockAttempt(context, id);
    if (row.state !== 'review') {
      throw notInReview(row);
    }
    await changeAttempt(context, row, {
      state: 'refused',
      reason: reason.slice(0, 500),
      endedAt: context.now,
    });
    await recordEvent(context, order.id, 'attempt-refused', { reason }, { attempt: id });
    return { id, state: 'refused' as const };
  },
});
