import { and, eq, inArray } from 'drizzle-orm';
import { listAdjustments } from '#features/ledger/adjustments/adjustments.queries.ts';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { openRefunds } from '../payments.rules.ts';
import { type payments, refunds } from '../payments.table.ts';
import { sumOpen } from './open-refunds.queries.ts';

/** What of a payment its gateway is about to give back; poisha. */
async function sumThroughGateway(tx: Transaction, paymentId: string): Promise<number> {
  const rows = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, [...openRefunds])));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether credit of an order counts for another one. */
const hasMovedAway = async (tx: Transaction, orderId: string): Promise<boolean> =>
  (await listAdjustments(tx, orderId)).some(
    ({ isWriteOff, undoneAt, amount }) => !isWriteOff && undoneAt === null && amount < 0,
  );

/**
 * Refuses to undo a payment whose money is about to go back: it would go although it never came. Another payment of the order
 * covers a refund by hand, but not one that goes through the gateway of this one.
 * @param row counted, its order locked.
 * @throws Failure conflict `payments.refunding` with the sum of the refunds; `payments.moved` when its credit counts for another order.
 */
export async function refuseUndoOfRefunded(
  { tx }: Pick<CommandContext, 'tx'>,
  { id, orderId, amount }: Pick<typeof payments.$inferSelect, 'id' | 'orderId' | 'amount'>,
): Promise<void> {
  const open = await sumOpen(tx, orderId);
  const { paid } = await findOrderMoney(tx, orderId);
  if (open > 0 && (paid - amount < open || (await sumThroughGateway(tx, id)) > 0)) {
    throw new Failure(
      'conflict',
      'payments.refunding',
      'This money is about to go back. Refuse the refund first.',
      [],
      { refunds: open },
    );
  }
  // Credit that moved to another order was this money.
  if (paid < amount && (await hasMovedAway(tx, orderId))) {
    const message = 'This money counts for another order. Move it back first.';
    throw new Failure('conflict', 'payments.moved', message);
  }
}
