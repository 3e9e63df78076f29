import { z } from 'zod';
import { findOrderMoney } from '#features/ledger/ledger.queries.ts';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { mayStandAlone, noteAlone, takeBackAlone } from '#features/orders/approval-limit.writes.ts';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { findSales } from '#features/site-settings/site-settings.queries.ts';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { placeOf } from '../by-hand.writes.ts';
import { sumUncleared } from '../cheques/cheques.queries.ts';
import { sumUncertified } from '../deductions/deductions.queries.ts';
import { checkedOutgoing } from '../external-reference.rules.ts';
import { ending, newRefund, refundMade, refundPaid } from '../payments.contract.ts';
import { isSending } from '../payments.queries.ts';
import { owedPostings } from '../payments.rules.ts';
import { refunds } from '../payments.table.ts';
import { findAgreedDay } from './agreed-day.queries.ts';
import { findWayBack } from './gateway-refunds.queries.ts';
import { sumOpen } from './open-refunds.queries.ts';
import { needsTo } from './proposal.rules.ts';
import { inState } from './refund-state.rules.ts';
import { canApproveRefund } from './refunds.policy.ts';
import { changeRefund, lockRefund, payOut, promise } from './refunds.writes.ts';

/**
 * Asks for money to go back. Below a sum (settings), with what went back without another person's approval from this order, and in
 * 24 hours by this person, to this customer or to this number, it is approved at once, unless it takes money of a cheque that isn't
 * cleared, or what was deducted and has no certificate; cash, and what has its outgoing number, is then paid. What was taken off prices counts with it.
 */
export const askRefund = command({
  name: 'refunds.ask',
  permission: 'refunds.write',
  recentSignIn: true,
  input: newRefund.extend({ orderId: z.uuid() }),
  output: refundMade,
  refusals: {
    404: 'There is no such order.',
    409: 'One’s till (`till.closed`) or the day is closed (`books.closed`), or money went out under this number (`payments.sent-before`).',
    422: 'Fields are not right, such as more than was paid, or an account that isn’t of the method (`payments.account`).',
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
    // Nobody alone gives back the money of a cheque that can still bounce, nor what was deducted and has no certificate.
    const isAhead = amount > most - (await sumUncleared(tx, orderId)) - (await sumUncertified(tx, orderId));
    const movement = { kind: 'refund' as const, amount, order, sentTo: to };
    const waits = isAhead || !(await mayStandAlone(context, movement));
    // The clock starts when it was agreed: with the cancellation, or else with the approval.
    const agreed = (await findAgreedDay(tx, orderId)) ?? (waits ? undefined : dhakaDate(now));
    const place = await placeOf(context, request);
    const way = await findWayBack(tx, { orderId, amount, method, outside });
    const [row] = await tx
      .insert(refunds)
      .values({
        id: crypto.randomUUID(),
        orderId,
        amount,
        reason,
        outside: outside ?? null,
        ...place,
        ...way,
        sentTo: needsTo(way.method) && to !== '' ? to : null,
        dueOn: agreed === undefined ? null : addDays(agreed, refundDays),
        state: waits ? 'asked' : 'approved',
        askedBy: actor.id,
        askedAt: now,
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
    409: 'It is not approved, one’s till (`till.closed`) or the day is closed (`books.closed`), or money went out under this number (`payments.sent-before`).',
  },
  run: async (context, { id, outside, on, account }) => {
    const row = await lockRefund(context, id);
    inState(row, 'approved', 'review');
    if (isSending(row)) {
      throw new Failure('conflict', 'refunds.sending', 'The gateway sends this refund.');
    }
    if (row.method !== 'cash' && outside === undefined) {
      const message = 'Write the number under which the money went.';
      throw new Failure('invalid', 'refunds.no-number', message, [{ path: 'outside', message }]);
    }
    const { method } = row;
    const place = await placeOf(context, { method, on, account: account ?? row.account ?? undefined });
    const paid = { ...row, ...place, outside: checkedOutgoing(method, outside) ?? row.outside };
    const { state } = await payOut(context, paid);
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
        kind: 'refund-not-owed',
        orderId: row.orderId,
        subject: row.id,
        text: reason,
        postings: owedPostings(row.amount).map(({ account, amount }) => ({ account, amount: -amount })),
      });
    }
    await takeBackAlone(context, id);
    const refused = { state: 'refused', nextAskAt: null } as const;
    const { state } = await changeRefund(context, row, refused, { detail: { reason } });
    return { id, state };
  },
});
