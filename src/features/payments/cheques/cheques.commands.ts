import { z } from 'zod';
import { bookEntry } from '#features/ledger/ledger.writes.ts';
import { mayStandAlone } from '#features/orders/approval-limit.writes.ts';
import { queueOrderLetter } from '#features/orders/letters/letters.writes.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { listDeductionsOf } from '../deductions/of-payments.queries.ts';
import { recordPayment } from '../payments.commands.ts';
import { canApprovePayment } from '../payments.policy.ts';
import { endPayment } from '../undo.commands.ts';
import { answerOf, refuseUnless } from './cheque-moves.rules.ts';
import { book, deposit, lockCheque, note, refuseAccount, refuseDay } from './cheque-moves.writes.ts';
import {
  chequeBounce,
  chequeBounceUndoing,
  chequeClearing,
  chequeDeposit,
  chequeMoved,
  chequeReturn,
} from './cheques.contract.ts';
import { findDated, findDepositDay, findWritten, isPaidSince } from './cheques.queries.ts';
import { chargePostings } from './cheques.rules.ts';
import { undoChequeSteps } from './cheques.writes.ts';

const id = z.uuid();

const refusals = {
  404: 'There is no such cheque.',
  409: 'Somebody else was first (`cheques.state`), or the payment waits for approval (`cheques.waiting`).',
  422: 'Fields are not right, such as a day that is still to come.',
};

/**
 * Notes that a cheque was deposited at the bank, on a day at one of the agency's accounts; it isn't the bank's money yet.
 * @throws Failure conflict `cheques.state`, `cheques.waiting`; invalid `cheques.day` before the day on the cheque, `cheques.account`.
 */
export const depositCheque = command({
  name: 'cheques.deposit',
  permission: 'payments.write',
  input: chequeDeposit.extend({ id }),
  output: chequeMoved,
  refusals,
  once: 'key',
  run: async (context, request) => {
    const cheque = await lockCheque(context, request.id);
    refuseUnless(cheque, 'in-hand');
    refuseDay(context, request.day, await findDated(context.tx, request.id));
    await refuseAccount(context, request.account);
    await deposit(context, cheque, request.day, request.account);
    return answerOf(cheque, 'deposited');
  },
});

/**
 * Notes that the bank cleared a cheque: from now on it is the bank's money. A line of a statement that shows it also clears one
 * that nobody noted as deposited, and is kept with one that was cleared before.
 * @throws Failure conflict `cheques.state`, `cheques.waiting`; invalid `cheques.day` before its deposit, or before the day on it.
 */
export const clearCheque = command({
  name: 'cheques.clear',
  permission: 'payments.write',
  input: chequeClearing.extend({ id, arrival: z.uuid().optional() }),
  output: chequeMoved,
  refusals,
  once: 'key',
  run: async (context, request) => {
    const { day, arrival } = request;
    let cheque = await lockCheque(context, request.id);
    const isKnown = cheque.state === 'cleared' && cheque.last?.arrivalId === null;
    if (arrival === undefined) {
      refuseUnless(cheque, 'deposited');
      refuseDay(context, day, cheque.last?.day);
    } else if (!isKnown) {
      refuseUnless(cheque, 'in-hand', 'deposited');
      refuseDay(context, day, await findDated(context.tx, request.id));
    }
    if (cheque.state === 'in-hand') {
      cheque = await deposit(context, cheque, day);
    }
    if (!isKnown) {
      await book(context, cheque, 'cheque-cleared');
    }
    const account = cheque.last?.account ?? null;
    await note(
      context,
      cheque,
      { state: 'cleared', day, account, arrivalId: arrival ?? null },
      'cheque-cleared',
    );
    return answerOf(cheque, 'cleared');
  },
});

/**
 * Takes the last step of a cheque back by an opposite entry: one that isn't cleared after all, or that the bank gave back to be
 * deposited again.
 * @throws Failure conflict `cheques.state`.
 */
export const takeBackCheque = command({
  name: 'cheques.take-back',
  permission: 'payments.approve',
  input: chequeReturn.extend({ id }),
  output: chequeMoved,
  refusals,
  once: 'key',
  run: async (context, request) => {
    const { reason } = request;
    const cheque = await lockCheque(context, request.id);
    refuseUnless(cheque, request.from);
    const wasCleared = cheque.state === 'cleared';
    await undoChequeSteps(context, cheque.row, reason, [wasCleared ? 'cheque-cleared' : 'cheque-deposited']);
    const state = wasCleared ? 'deposited' : 'in-hand';
    const account = wasCleared ? (cheque.last?.account ?? null) : null;
    // It is at the bank since its deposit: what the bank does with it is counted from that day.
    const since = wasCleared ? await findDepositDay(context.tx, request.id) : undefined;
    const day = since ?? dhakaDate(context.now);
    await note(context, cheque, { state, day, account, reason }, 'cheque-taken-back');
    return answerOf(cheque, state);
  },
});

/**
 * Notes that the bank returned a cheque unpaid: its payment is undone, so that the order owes again, and the bank's charge is our
 * expense. The customer gets a letter.
 * @throws Failure conflict `cheques.state`, `cheques.waiting`, `payments.refunding` while its money is about to go back; invalid
 * `cheques.day` before its deposit.
 */
export const bounceCheque = command({
  name: 'cheques.bounce',
  permission: 'payments.approve',
  input: chequeBounce.extend({ id }),
  output: chequeMoved,
  refusals,
  once: 'key',
  run: async (context, request) => {
    const { day, reason, charge } = request;
    const cheque = await lockCheque(context, request.id);
    refuseUnless(cheque, 'deposited');
    refuseDay(context, day, cheque.last?.day);
    const { row, order } = cheque;
    await endPayment(context, cheque, reason);
    if (charge > 0) {
      await bookEntry(context, {
        kind: 'cheque-charge',
        orderId: order.id,
        subject: row.id,
        text: reason,
        clerk: row.takenBy,
        postings: chargePostings(charge, row.account),
      });
    }
    const account = cheque.last?.account ?? null;
    await note(context, cheque, { state: 'bounced', day, account, reason, charge }, 'cheque-bounced');
    const told = {
      kind: 'cheque-bounced' as const,
      amount: row.amount,
      number: row.outside ?? '',
      day,
      reason,
    };
    await queueOrderLetter(context, order, told, row.id);
    return answerOf(cheque, 'bounced');
  },
});

/**
 * Undoes a bounce that was noted by mistake: the bank didn't return the cheque. Its payment stays undone, and the same cheque is a
 * payment of its own that was deposited on the same day; the bank's charge is booked back. The customer gets a receipt and a letter.
 * @returns the new payment
 * @throws Failure conflict `cheques.state` for one that didn't bounce, `payments.seen` when the cheque was entered again since,
 * `cheques.paid-since` when the same sum came by bank; forbidden `payments.own` for a large sum to who noted the bounce.
 */
export const undoBounce = command({
  name: 'cheques.undo-bounce',
  permission: 'payments.approve',
  input: chequeBounceUndoing.extend({ id }),
  output: chequeMoved,
  refusals: {
    ...refusals,
    403: 'The account lacks the permission, or noted the bounce of a sum that needs two persons (`payments.own`).',
    409: 'It didn’t bounce (`cheques.state`), was entered again (`payments.seen`), or the same sum has come since (`cheques.paid-since`).',
  },
  once: 'key',
  run: async (context, request) => {
    const { reason } = request;
    const bounced = await lockCheque(context, request.id);
    refuseUnless(bounced, 'bounced');
    const { row, order, last } = bounced;
    if (!(await mayStandAlone(context, { kind: 'payment', amount: row.amount, order }))) {
      // A sum that counts only by two persons isn't taken off and put back by one.
      context.authorize(canApprovePayment, { takenBy: last?.actor ?? '' });
    }
    // Its money may have been read from a statement as a payment of its own.
    if (last && (await isPaidSince(context.tx, row, last.at))) {
      const message =
        'The order has had a payment of the same sum since. See first whether that is this cheque.';
      throw new Failure('conflict', 'cheques.paid-since', message);
    }
    const today = dhakaDate(context.now);
    const day = (await findDepositDay(context.tx, row.id)) ?? today;
    await undoChequeSteps(context, row, reason, ['cheque-charge']);
    await note(context, bounced, { state: 'deposited', day: today, reason }, 'cheque-bounce-undone');
    const { bank = '', number = '', dated = null } = (await findWritten(context.tx, row.id)) ?? {};
    const { method, amount, fee, practice, outside, account } = row;
    const deducted = (await listDeductionsOf(context.tx, row.id)).map(({ certificate, ...each }) => ({
      kind: each.kind,
      amount: each.amount,
      ...(certificate === null ? {} : { certificate }),
    }));
    const { id: again } = await recordPayment(context, order, {
      method,
      amount,
      fee,
      deducted,
      account,
      practice,
      outside: outside ?? undefined,
      waits: false,
      ...(bank === '' || dated === null ? {} : { cheque: { bank, number, dated } }),
    });
    await deposit(context, await lockCheque(context, again), day, last?.account ?? undefined);
    const told = { kind: 'cheque-stands' as const, amount, number: outside ?? '' };
    await queueOrderLetter(context, order, told, row.id);
    return { id: again, state: 'deposited' as const };
  },
});
