import { accountOf } from '#features/ledger/accounts.data.ts';
import { listPostings } from '#features/ledger/ledger.queries.ts';
import { bookEntry, undoEntry } from '#features/ledger/ledger.writes.ts';
import { planPassingOn } from '#features/orders/lifecycle/passed-on.writes.ts';
import { keepPaidOn, takeBackPaidOn } from '#features/orders/lifecycle/pay-on.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { movements } from '../movements/movements.table.ts';

type MovementRow = typeof movements.$inferSelect;
type PayOnRow = MovementRow & {
  readonly orderId: string;
  readonly orderVersion: number;
  readonly orderLine: number;
};

/** Whether a movement pays for a line of an order. */
export const isPayOn = (row: MovementRow): row is PayOnRow =>
  row.orderId !== null && row.orderVersion !== null && row.orderLine !== null;

/**
 * Books what was paid for a line of an order. @returns the entry's id
 * @throws Failure conflict `orders.changed` when other terms count by now; and as `planPassingOn` and `bookEntry`
 */
export async function enterPayOn(
  context: CommandContext,
  row: PayOnRow,
  text: string,
): Promise<string | undefined> {
  const order = await lockOrder(context, { id: row.orderId });
  if (order.current !== row.orderVersion) {
    throw new Failure('conflict', 'orders.changed', 'The order has changed since. Look at it again.');
  }
  const passed = { position: row.orderLine, amount: row.amount, isFinished: row.finished };
  const plan = await planPassingOn(context, order, [passed]);
  const entryId = await bookEntry(context, {
    kind: 'pay-on',
    orderId: order.id,
    subject: row.id,
    on: row.on,
    text,
    clerk: row.by,
    postings: [...plan.postings, { account: accountOf(row.from), amount: 0 - row.amount }],
  });
  if (entryId !== undefined) {
    await keepPaidOn(context, order, plan, { entryId, note: text });
  }
  return entryId;
}

/** Undoes what was paid for a line of an order, by an opposite entry of today. */
export async function undoPayOn(
  context: CommandContext,
  row: PayOnRow & { readonly entryId: string },
  reason: string,
): Promise<void> {
  const { entryId } = row;
  const order = await lockOrder(context, { id: row.orderId });
  const undoing = await undoEntry(context, {
    kind: 'pay-on-undone',
    orderId: order.id,
    subject: row.id,
    text: reason,
    undoes: entryId,
    clerk: row.by,
    postings: await listPostings(context.tx, entryId),
  });
  if (undoing !== undefined) {
    await takeBackPaidOn(context, order, { entryId, undoing, reason });
  }
}
