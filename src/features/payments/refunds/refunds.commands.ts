import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { holdTill } from '#features/ledger/tills/tills.writes.ts';
import { mayStandAlone, noteAlone, takeBackAlone } from '#features/orders/approval-limit.writes.ts';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { noteEvent } from '#features/orders/orders.writes.ts';
import { markRefunded } from '#features/papers/papers.writes.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { sumUncleared } from '../cheques/cheques.queries.ts';
import { checkedOutgoing } from '../external-reference.rules.ts';
import { keepOutgoing } from '../outgoing-numbers.writes.ts';
import { paidByWords } from '../papers/paid-by.rules.ts';
import { ending, newRefund, refundMade, refundPaid } from '../payments.contract.ts';
import { canApproveRefund } from '../payments.policy.ts';
import { isSending } from '../payments.queries.ts';
import { owedPostings, refundPostings } from '../payments.rules.ts';
import { refunds } from '../payments.table.ts';
import { findAgreedDay } from './agreed-day.queries.ts';
import { findWayBack } from './gateway-refunds.queries.ts';
import { creditGoodwill } from './goodwill.writes.ts';
import { sumOpen } from './open-refunds.queries.ts';
import { needsTo } from './proposal.rules.ts';
import { inState, isOfStaff } from './refund-state.rules.ts';

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
  await noteEvent(context, orderId, happened, { refund: id, amount, method, ...detail });
  context.log({
    subjectKind: 'order',
    subjectId: orderId,
    difference: { happened, amount, method, ...detail },
  });
  return after ?? row;
}

/** Books that the money is owed to the customer, and that it was paid when nothing more is needed for that. */
async function promise(context: CommandContext, row: RefundRow): Promise<RefundRow> {
  await creditGoodwill(context, row);
  await bookEntry(context, {
    ...{ kind: 'refund-owed', orderId: row.orderId, subject: row.id, text: row.reason },
    postings: owedPostings(row.amount),
  });
  // Cash that another person has approved is handed out afterwards, from the till of who does.
  if (row.method === 'cash' ? row.approvedBy === null : row.outside !== null) {
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
    await holdTill(context, actor.id);
  } else if (row.outside !== null && isOfStaff(actor.id)) {
    await keepOutgoing(context, row.outside, row.id);
  }
  await bookEntry(context, {
    ...{ kind: 'refund', orderId: row.orderId, subject: row.id, text: row.outside ?? row.reason },
    postings: refundPostings(row),
  });
  const { refunded } = await findOrderMoney(context.tx, row.orderId);
  await markRefunded(context, row.orderId, refunded, row.paymentId);
  const paid = { state: 'paid' as const, outside: row.outside, theirId: row.theirId };
  const by = { paidBy: actor.id, paidAt: now, nextAskAt: null, trouble: null };
  const after = await changeRefund(context, row, { ...paid, ...by });
  const order = await lockOrder(context, { id: row.orderId });
  const told = { kind: 'refund' as const, amount: row.amount, paidBy: paidByWords(row, order.language) };
  await queueOrderLetter(context, order, told, row.id);
  return after;
}

/**
 * Asks for money to go back. Below a sum (settings), with what went back without another person's approval from this order, and in
 * 24 hours by this person, to this customer or to this number, it is approved at once, unless it takes money of a cheque that isn't
 * cleared; cash, and what has its outgoing number, is then paid. What was taken off prices counts with it.
 */
export const askRefund = command({
  name: 'refunds.ask',
  permission: 'refunds.write',
  recentSignIn: true,
  input: newRefund.extend({ orderId: z.uuid() }),
  output: refundMade,
  refusals: {
    404: 'There is no such order.',
    409: 'One’s till is closed (`till.closed`), or money went out under this number (`payments.sent-before`).',
    422: 'Fields are not right, such as more than was paid.',
  },
  once: 'key',
  run: async (context, request) => {
    const { tx, now, actor } = context;
    const { orderId, amount, method, reason, to = '' } = request;
    const outside = checkedOutgoing(method, request.outside);
    const order = await lockOrder(context, { id: orderId });
    const { paid } = await findOrderMoney(tx, orderId);
    const most = paid - (await sumOpen(tx, orderId));
    if (amount > most) {
      const message = 'That is more than was paid and is still here.';
      throw new Failure('invalid', 'refunds.too-much', message, [{ path: 'amount', message }], { most });
    }
    const { refundDays } = await findSales(tx);
    // Nobody alone gives back the money of a cheque that can still bounce.
    const isAhead = amount > most - (await sumUncleared(tx, orderId));
    const movement = { kind: 'refund' as const, amount, order, sentTo: to };
    const waits = isAhead || !(await mayStandAlone(context, movement));
    // The clock starts when it was agreed: with the cancellation, or else with the approval.
    const agreed = (await findAgreedDay(tx, orderId)) ?? (waits ? undefined : dhakaDate(now));
    const way = await findWayBack(tx, { orderId, amount, method, outside });
    const [row] = await tx
      .insert(refunds)
      .values({
        ...{ id: crypto.randomUUID(), orderId, amount, reason, outside: outside ?? null, ...way },
        sentTo: needsTo(way.method) && to !== '' ? to : null,
        dueOn: agreed === undefined ? null : addDays(agreed, refundDays),
        ...{ state: waits ? 'asked' : 'approved', askedBy: actor.id, askedAt: now },
      })
      .returning();
    if (!row) {
      throw new Error('The refund was not stored.');
    }
    const after = await changeRefund(context, row, { state: row.state }, { detail: { reason } });
    if (!waits) {
      await noteAlone(context, movement, row.id);
    }
    const { id, state } = waits ? after : await promise(context, after);
    return { id, state };
  },
});

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

/** Approves a refund that somebody else asked for; cash is handed out afterwards, by whoever does. @throws Failure forbidden `refunds.own`; conflict when it is not asked. */
export const approveRefund = command({
  name: 'refunds.approve',
  permission: 'refunds.approve',
  recentSignIn: true,
  input: z.strictObject({ id: z.uuid() }),
  output: refundMade,
  refusals: { 404: 'There is no such refund.', 409: 'It does not wait for approval.' },
  run: async (context, { id }) => {
    const row = await lockRefund(context, id);
    context.authorize(canApproveRefund, row);
    inState(row, 'asked');
    const { actor, now } = context;
    const dueOn = row.dueOn ?? addDays(dhakaDate(now), (await findSales(context.tx)).refundDays);
    const approval = { state: 'approved' as const, approvedBy: actor.id, approvedAt: now, dueOn };
    const approved = await changeRefund(context, row, approval);
    const { state } = await promise(context, approved);
    return { id, state };
  },
});

/** Notes that an approved refund was paid by hand: with its outgoing number, or in cash from the till of who hands it out. */
export const payRefund = command({
  name: 'refunds.pay',
  permission: 'refunds.write',
  recentSignIn: true,
  input: refundPaid.extend({ id: z.uuid() }),
  output: refundMade,
  refusals: {
    404: 'There is no such refund.',
    409: 'It is not approved, one’s till is closed (`till.closed`), or money went out under this number (`payments.sent-before`).',
  },
  run: async (context, { id, outside }) => {
    const row = await lockRefund(context, id);
    inState(row, 'approved', 'review');
    if (isSending(row)) {
      throw new Failure('conflict', 'refunds.sending', 'The gateway sends this refund.');
    }
    if (row.method !== 'cash' && outside === undefined) {
      const message = 'Write the number under which the money went.';
      throw new Failure('invalid', 'refunds.no-number', message, [{ path: 'outside', message }]);
    }
    const { state } = await payOut(context, {
      ...row,
      outside: checkedOutgoing(row.method, outside) ?? row.outside,
    });
    return { id, state };
  },
});

/** Refuses a refund that was asked for or approved. What was promised is taken back. @throws Failure conflict afterwards. */
export const refuseRefund = command({
  name: 'refunds.refuse',
  permission: 'refunds.approve',
  input: ending.extend({ id: z.uuid() }),
  output: refundMade,
  refusals: { 404: 'There is no such refund.', 409: 'It was paid or refused already.' },
  run: async (context, { id, reason }) => {
    const row = await lockRefund(context, id);
    inState(row, 'asked', 'approved', 'review');
    if (row.state !== 'asked') {
      await bookEntry(context, {
        ...{ kind: 'refund-not-owed', orderId: row.orderId, subject: row.id, text: reason },
        postings: owedPostings(row.amount).map(({ account, amount }) => ({ account, amount: -amount })),
      });
    }
    await takeBackAlone(context, id);
    const refused = { state: 'refused', nextAskAt: null } as const;
    const { state } = await changeRefund(context, row, refused, { detail: { reason } });
    return { id, state };
  },
});
