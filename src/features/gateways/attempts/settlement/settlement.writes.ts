import { and, eq, ne } from 'drizzle-orm';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { type OrderRow, recordEvent } from '#features/orders/orders.writes.ts';
import { recordPayment } from '#features/payments/payments.commands.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Received, ReviewReason, Truth } from '../../gateways.contract.ts';
import { methodOf, stateAfter } from '../attempts.rules.ts';
import { paymentAttempts } from '../attempts.table.ts';
import { isLate } from './settlement.queries.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** An attempt with its order, both locked, the order first. @throws Failure not-found. */
export async function lockAttempt(context: CommandContext, id: string) {
  const missing = new Failure('not-found', 'attempts.not-found', 'There is no such attempt.');
  const [found] = await context.tx
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, id));
  if (!found) {
    throw missing;
  }
  const order = await lockOrder(context, { id: found.orderId });
  const [row] = await context.tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, id))
    .for('update');
  if (!row) {
    throw missing;
  }
  return { order, row };
}

export async function changeAttempt(
  { tx }: CommandContext,
  { id }: AttemptRow,
  changed: Partial<AttemptRow>,
): Promise<void> {
  await tx.update(paymentAttempts).set(changed).where(eq(paymentAttempts.id, id));
}

/**
 * Books what came as a payment of the order.
 * @param waits Of what staff accepted: whether it counts only after another person's approval.
 * @throws Failure conflict `payments.seen` when the same transaction is booked already.
 */
export async function book(
  context: CommandContext,
  order: OrderRow,
  row: AttemptRow,
  got: Received,
  waits?: boolean,
): Promise<void> {
  const { amount, fee, theirId, instrument } = got;
  const { id: paymentId } = await recordPayment(context, order, {
    method: methodOf[row.gateway],
    amount,
    fee,
    outside: theirId,
    practice: row.practice,
    ...(waits === undefined ? {} : { waits }),
  });
  await changeAttempt(context, row, {
    state: 'paid',
    paymentId,
    theirId,
    received: amount,
    fee,
    endedAt: context.now,
    instrument: instrument ?? null,
    // It is kept, and goes back.
    review: (await isLate(context, order, row)) ? 'late' : row.review,
  });
}

/** Leaves what came to staff: it isn't booked. */
async function putInReview(context: CommandContext, row: AttemptRow, why: ReviewReason, got: Received) {
  const { amount, fee, theirId, instrument } = got;
  await changeAttempt(context, row, {
    state: 'review',
    review: why,
    received: amount,
    fee,
    endedAt: context.now,
    theirId: why === 'repeated' ? null : theirId,
    instrument: instrument ?? null,
    reason: why === 'repeated' ? theirId : row.reason,
  });
  const { id: attempt, gateway, orderId } = row;
  await recordEvent(context, orderId, 'attempt-in-review', { why, amount }, { attempt, gateway });
}

/** Books what came, or leaves it to staff when the same transaction is booked already. */
async function bookOnce(context: CommandContext, order: OrderRow, row: AttemptRow, got: Received) {
  try {
    await book(context, order, row, got);
  } catch (cause) {
    if (!(cause instanceof Failure && cause.code === 'payments.seen')) {
      throw cause;
    }
    await putInReview(context, row, 'repeated', got);
  }
}

/** Whether another attempt has the same transaction of the gateway. */
async function isRepeated({ tx }: CommandContext, row: AttemptRow, theirId: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.gateway, row.gateway),
        eq(paymentAttempts.theirId, theirId),
        ne(paymentAttempts.id, row.id),
      ),
    );
  return other !== undefined;
}

export async function take(
  context: CommandContext,
  order: OrderRow,
  row: AttemptRow,
  truth: Truth,
): Promise<void> {
  if (truth.state !== 'paid' && truth.state !== 'review') {
    const state = stateAfter(truth, context.now.getTime() - row.createdAt.getTime());
    const reason = 'reason' in truth ? truth.reason : undefined;
    const isRefused = truth.state === 'pending' && truth.refused === true;
    await changeAttempt(context, row, {
      state: state ?? row.state,
      endedAt: state === undefined ? row.endedAt : context.now,
      ...(reason === undefined ? {} : { reason: reason.slice(0, 500) }),
      ...(isRefused ? { moves: 0, movedAt: null } : {}),
    });
    return;
  }
  if (await isRepeated(context, row, truth.theirId)) {
    await putInReview(context, row, 'repeated', truth);
  } else if (truth.state === 'review') {
    await putInReview(context, row, truth.why, truth);
  } else {
    await bookOnce(context, order, row, truth);
  }
}
