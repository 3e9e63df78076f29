import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { askApproval } from '#features/ledger/approvals/approvals.writes.ts';
import { findStandingEntry, listPostings } from '#features/ledger/ledger.queries.ts';
import { undoEntry } from '#features/ledger/ledger.writes.ts';
import { mayStandAlone, noteAlone, takeBackAlone } from '#features/orders/approval-limit.writes.ts';
import { noteEvent, type OrderRow, recordEvent } from '#features/orders/orders.writes.ts';
import { markPapers } from '#features/papers/papers.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { undoChequeSteps } from './cheques/cheques.writes.ts';
import { lockPayment, notWaiting, type PaymentRow } from './payments.commands.ts';
import { ending, paymentEnded } from './payments.contract.ts';
import type { PaymentState } from './payments.rules.ts';
import { payments } from './payments.table.ts';
import { refuseUndoOfRefunded } from './refunds/open-refunds.writes.ts';

interface Locked {
  readonly order: OrderRow;
  readonly row: PaymentRow;
}

/** @throws Failure conflict when it has ended already; `payments.refunding` while it is about to go back. */
async function refuseEnding(context: CommandContext, row: PaymentRow): Promise<void> {
  if (row.state !== 'waiting' && row.state !== 'counted') {
    throw notWaiting(row);
  }
  if (row.state === 'counted') {
    await refuseUndoOfRefunded(context, row);
  }
}

/**
 * Ends a locked payment: one that waits is rejected, one that counts is undone by an opposite entry, and its receipt with it.
 * @throws Failure conflict when it has ended already; `payments.refunding` while it is about to go back.
 */
export async function endPayment(context: CommandContext, { order, row }: Locked, reason: string) {
  await refuseEnding(context, row);
  const { id, amount } = row;
  const { tx, now, actor } = context;
  const state: PaymentState = row.state === 'waiting' ? 'rejected' : 'undone';
  const standing = { orderId: order.id, kind: 'payment', subject: id } as const;
  const entry = state === 'undone' ? await findStandingEntry(tx, standing) : undefined;
  if (entry !== undefined) {
    await undoChequeSteps(context, row, reason);
    await undoEntry(context, {
      kind: 'payment-undone',
      orderId: order.id,
      subject: id,
      text: reason,
      undoes: entry,
      clerk: row.takenBy,
      postings: await listPostings(tx, entry),
    });
    await markPapers(context, { kind: 'receipt', subjectId: id }, 'undone');
  }
  await tx
    .update(payments)
    .set({ state, endedBy: actor.id, endedAt: now, endedBecause: reason })
    .where(eq(payments.id, id));
  await takeBackAlone(context, id);
  await recordEvent(context, order.id, `payment-${state}`, { amount, reason }, { payment: id });
  return { id, state };
}

/** Whether somebody may undo a payment that counts without another person. */
async function mayUndoAlone(context: CommandContext, { order, row }: Locked): Promise<boolean> {
  const isOwnCash = row.method === 'cash' && row.takenBy === context.actor.id;
  // Cash that one took and undoes oneself may be in one's pocket: only a typing mistake of today is nobody else's business.
  const kind = isOwnCash ? ('cash-undone' as const) : ('undone' as const);
  const movement = { kind, amount: row.amount, order };
  const isOfToday = dhakaDate(row.takenAt) === dhakaDate(context.now);
  const mayAlone =
    (!isOwnCash || isOfToday) &&
    (await mayStandAlone(context, movement)) &&
    (await mayStandAlone(context, { ...movement, kind: 'undone' }));
  if (mayAlone) {
    await noteAlone(context, movement, `${row.id} undone`);
  }
  return mayAlone;
}

/**
 * Ends a payment with a reason: one that waits is rejected, one that counts is undone by an opposite entry. What is large, by what
 * was undone in the last 24 hours together, or cash of one's own, waits for another person.
 * @returns `approval`, the id of the request that waits
 * @throws Failure conflict when it has ended already; `payments.refunding` while it is about to go back; `approvals.asked`.
 */
export const undoPayment = command({
  name: 'payments.undo',
  permission: 'payments.approve',
  input: ending.extend({ id: z.uuid() }),
  output: paymentEnded,
  refusals: { 404: 'There is no such payment.', 409: 'It has ended already.' },
  run: async (context, { id, reason }) => {
    const locked = await lockPayment(context, id);
    const { order, row } = locked;
    await refuseEnding(context, row);
    if (row.state === 'waiting' || (await mayUndoAlone(context, locked))) {
      return endPayment(context, locked, reason);
    }
    const { amount, state } = row;
    const asked = { kind: 'payment-undone', subject: id, orderId: order.id, amount, reason } as const;
    const approval = await askApproval(context, asked);
    await noteEvent(context, order.id, 'payment-undone-asked', { payment: id, amount, reason });
    return { id, state, approval };
  },
});
