import { z } from 'zod';
import { askApproval } from '#features/ledger/approvals/approvals.writes.ts';
import { findOrderMoney, findStandingEntry, listPostings } from '#features/ledger/ledger.queries.ts';
import type { EntryKind } from '#features/ledger/ledger.rules.ts';
import { undoEntry } from '#features/ledger/ledger.writes.ts';
import { holdTill } from '#features/ledger/tills/tills.writes.ts';
import { mayStandAlone, noteAlone, takeBackAlone } from '#features/orders/approval-limit.writes.ts';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { noteEvent } from '#features/orders/orders.writes.ts';
import { markRefunded } from '#features/papers/papers.writes.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { freeOutgoing } from '../outgoing-numbers.writes.ts';
import { paidByLabel } from '../papers/paid-by.rules.ts';
import { ending, refundUndone } from '../payments.contract.ts';
import { inState, isOfStaff } from './refund-state.rules.ts';
import { changeRefund, lockRefund, type RefundRow } from './refunds.writes.ts';

/** @throws Failure conflict `refunds.state` unless it was paid, `refunds.by-gateway` when its gateway carried it out. */
function refuseUndoing(row: RefundRow): void {
  inState(row, 'paid');
  if (row.paidBy === null || !isOfStaff(row.paidBy)) {
    const message = 'The gateway has sent this money. It comes back only from the customer, as a payment.';
    throw new Failure('conflict', 'refunds.by-gateway', message);
  }
}

/** Books the opposite of what a refund has booked of a kind. */
async function takeBack(
  context: CommandContext,
  row: RefundRow,
  of: EntryKind,
  kind: EntryKind,
  text: string,
) {
  const { id, orderId } = row;
  const entry = await findStandingEntry(context.tx, { orderId, kind: of, subject: id });
  if (entry !== undefined) {
    await undoEntry(context, {
      kind,
      orderId,
      subject: id,
      text,
      undoes: entry,
      ...(row.paidBy === null ? {} : { clerk: row.paidBy }),
      postings: await listPostings(context.tx, entry),
    });
  }
}

/**
 * Undoes a locked refund that was noted as paid: the money is where it was, and the customer's again. Who was told that it went
 * is told that it didn't.
 * @throws Failure conflict `till.closed` for cash of a till that is closed; `refunds.state`, `refunds.by-gateway`.
 */
export async function endRefund(context: CommandContext, row: RefundRow, reason: string) {
  refuseUndoing(row);
  const { tx, now, actor } = context;
  const { id, orderId, amount } = row;
  if (row.method === 'cash' && row.paidBy !== null) {
    await holdTill(context, row.paidBy);
  }
  await takeBack(context, row, 'refund', 'refund-undone', reason);
  await takeBack(context, row, 'refund-owed', 'refund-not-owed', reason);
  const { refunded } = await findOrderMoney(tx, orderId);
  await markRefunded(context, orderId, refunded);
  await freeOutgoing(context, id);
  await takeBackAlone(context, id);
  const ended = { state: 'undone' as const, endedBy: actor.id, endedAt: now, endedBecause: reason };
  const { state } = await changeRefund(context, row, ended, { detail: { reason } });
  const order = await lockOrder(context, { id: orderId });
  const told = { kind: 'refund-undone' as const, amount, paidBy: paidByLabel(row, order.language), reason };
  await queueOrderLetter(context, order, told, id);
  return { id, state };
}

/**
 * Undoes a refund that was noted as paid by mistake: in cash, or sent by hand. What is large, by what was undone in the last 24
 * hours together, waits for another person.
 * @returns `approval`, the id of the request that waits
 * @throws Failure conflict `refunds.state` unless it was paid, `refunds.by-gateway`, `till.closed`, `approvals.asked`.
 */
export const undoRefund = command({
  name: 'refunds.undo',
  permission: 'refunds.approve',
  recentSignIn: true,
  input: ending.extend({ id: z.uuid() }),
  output: refundUndone,
  refusals: {
    404: 'There is no such refund.',
    409: 'It isn’t paid (`refunds.state`), its gateway sent it (`refunds.by-gateway`), the till is closed (`till.closed`), or this waits already (`approvals.asked`).',
  },
  run: async (context, { id, reason }): Promise<z.infer<typeof refundUndone>> => {
    const row = await lockRefund(context, id);
    refuseUndoing(row);
    const { orderId, amount, state } = row;
    const order = await lockOrder(context, { id: orderId });
    const movement = { kind: 'undone' as const, amount, order };
    if (await mayStandAlone(context, movement)) {
      await noteAlone(context, movement, `${id} undone`);
      return endRefund(context, row, reason);
    }
    const asked = { kind: 'refund-undone', subject: id, orderId, amount, reason } as const;
    const approval = await askApproval(context, asked);
    await noteEvent(context, orderId, 'refund-undone-asked', { refund: id, amount, reason });
    return { id, state, approval };
  },
});
