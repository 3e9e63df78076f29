import { eq } from 'drizzle-orm';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { recordEvent } from '#features/orders/orders.writes.ts';
import { markRefunded } from '#features/papers/papers.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { holdTillOn } from '../by-hand.writes.ts';
import { keepOutgoing } from '../outgoing-numbers.writes.ts';
import { paidByLabel } from '../papers/paid-by.rules.ts';
import { owedPostings, refundPostings } from '../payments.rules.ts';
import { refunds } from '../payments.table.ts';
import { creditGoodwill } from './goodwill.writes.ts';
import { isOfStaff } from './refund-state.rules.ts';

export type RefundRow = typeof refunds.$inferSelect;

/**
 * Changes a refund, with an event in the order's history and a log entry.
 * @param quiet Neither of both: nothing that people need to read.
 */
export async function changeRefund(
  context: CommandContext,
  row: RefundRow,
  changed: Partial<RefundRow>,
  { detail = {}, quiet = false }: { detail?: Readonly<Record<string, unknown>>; quiet?: boolean } = {},
): Promise<RefundRow> {
  const [after] = await context.tx.update(refunds).set(changed).where(eq(refunds.id, row.id)).returning();
  if (quiet) {
    return after ?? row;
  }
  const { id, orderId, amount, method } = row;
  const happened = `refund-${changed.state ?? row.state}`;
  await recordEvent(context, orderId, happened, { amount, method, ...detail }, { refund: id });
  return after ?? row;
}

/** Books that the money is owed to the customer, and that it was paid when nothing more is needed for that. */
export async function promise(context: CommandContext, row: RefundRow): Promise<RefundRow> {
  await creditGoodwill(context, row);
  // Cash that another person has approved is handed out afterwards, from the till of who does.
  const isPaid = row.method === 'cash' ? row.approvedBy === null : row.outside !== null;
  await bookEntry(context, {
    kind: 'refund-owed',
    orderId: row.orderId,
    subject: row.id,
    text: row.reason,
    // It isn't paid before it is owed.
    on: isPaid ? (row.on ?? undefined) : undefined,
    postings: owedPostings(row.amount),
  });
  if (isPaid) {
    return payOut(context, row);
  }
  return row.paymentId === null
    ? row
    : changeRefund(context, row, { nextAskAt: context.now }, { quiet: true });
}

/** Books that a promised refund was paid, and tells the customer. */
export async function payOut(context: CommandContext, row: RefundRow): Promise<RefundRow> {
  const { actor, now } = context;
  if (row.method === 'cash') {
    await holdTillOn(context, actor.id, row.on);
  } else if (row.outside !== null && isOfStaff(actor.id)) {
    await keepOutgoing(context, row.outside, row.id);
  }
  await bookEntry(context, {
    kind: 'refund',
    orderId: row.orderId,
    subject: row.id,
    text: row.outside ?? row.reason,
    on: row.on ?? undefined,
    postings: refundPostings(row),
  });
  const { refunded } = await findOrderMoney(context.tx, row.orderId);
  await markRefunded(context, row.orderId, refunded, row.paymentId);
  const { outside, theirId, on, account } = row;
  const paid = { state: 'paid' as const, outside, theirId, on, account };
  const by = { paidBy: actor.id, paidAt: now, nextAskAt: null, trouble: null };
  const after = await changeRefund(context, row, { ...paid, ...by });
  const order = await lockOrder(context, { id: row.orderId });
  const told = { kind: 'refund' as const, amount: row.amount, paidBy: paidByLabel(row, order.language) };
  await queueOrderLetter(context, order, told, row.id);
  return after;
}

/** A refund with its order, both locked, the order first. @throws Failure not-found. */
export async function lockRefund(context: CommandContext, id: string): Promise<RefundRow> {
  const missing = new Failure('not-found', 'refunds.not-found', 'There is no such refund.');
  const [found] = await context.tx
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(eq(refunds.id, id));
  if (!found) {
    throw missing;
  }
  await lockOrder(context, { id: found.orderId });
  const [row] = await context.tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (!row) {
    throw missing;
  }
  return row;
}
