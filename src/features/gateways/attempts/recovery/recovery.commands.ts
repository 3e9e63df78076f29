import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { mayStandAlone } from '#features/orders/approval-limit.writes.ts';
import { recordEvent } from '#features/orders/orders.writes.ts';
import { lockPayment, recordPayment } from '#features/payments/payments.commands.ts';
import { ending, paymentMade } from '#features/payments/payments.contract.ts';
import { canApprovePayment } from '#features/payments/payments.policy.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { paymentAttempts } from '../attempts.table.ts';

/**
 * A payment through a gateway that was undone by mistake counts again as what it was: a payment of its own, of the same attempt, on
 * the gateway's account, which the gateway can give back.
 * @throws Failure conflict `payments.state` unless it was undone, `payments.by-hand` for what no gateway took, `payments.seen` when
 * its transaction was entered again; forbidden `payments.own` for a large one to who undid it.
 */
export const restorePayment = command({
  name: 'attempts.restore',
  permission: 'payments.approve',
  input: ending.extend({ id: z.uuid() }),
  output: paymentMade,
  refusals: {
    404: 'There is no such payment.',
    409: 'It wasn’t undone (`payments.state`), came by no gateway (`payments.by-hand`), or was entered again (`payments.seen`).',
  },
  run: async (context, { id, reason }) => {
    const { order, row } = await lockPayment(context, id);
    const { state, method, amount, fee, practice, outside } = row;
    if (state !== 'undone') {
      throw new Failure('conflict', 'payments.state', `This payment is ${state}.`, [], { state });
    }
    const [attempt] = await context.tx
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.paymentId, id));
    if (!attempt) {
      const message = 'No gateway has this money. Enter the payment again.';
      throw new Failure('conflict', 'payments.by-hand', message);
    }
    if (!(await mayStandAlone(context, { kind: 'payment', amount, order }))) {
      context.authorize(canApprovePayment, { takenBy: row.endedBy ?? '' });
    }
    await recordEvent(context, order.id, 'payment-restored', { amount, reason }, { payment: id });
    const again = { method, amount, fee, practice, outside: outside ?? undefined, part: row.part };
    const made = await recordPayment(context, order, again);
    await context.tx
      .update(paymentAttempts)
      .set({ paymentId: made.id })
      .where(eq(paymentAttempts.id, attempt.id));
    return made;
  },
});
