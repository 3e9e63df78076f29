import { z } from 'zod';
import { clearCheque } from '#features/payments/cheques/cheques.commands.ts';
import { chequeMoved } from '#features/payments/cheques/cheques.contract.ts';
import { lockPayment } from '#features/payments/payments.commands.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { hashOf } from '#platform/idempotency/idempotency.ts';
import { lockArrival } from '../arrivals/arrivals.commands.ts';
import { refuseMatched } from '../claims/claims.commands.ts';
import { chequeSeen } from './cheques.contract.ts';

/**
 * Says that a line of a bank's statement is a cheque that we took: it is cleared, and no other payment is made of the line.
 * @throws Failure not-found; conflict `money.matched`, `arrivals.over`, `cheques.state`, `cheques.waiting`; invalid `money.cheque-sum`.
 */
export const seeCheque = command({
  name: 'money.see-cheque',
  permission: 'payments.write',
  input: chequeSeen.extend({ id: z.uuid() }),
  output: chequeMoved,
  refusals: {
    404: 'There is no such arrival or cheque.',
    409: 'A payment was made of the arrival (`money.matched`), or the cheque is over (`cheques.state`).',
    422: 'The sums differ (`money.cheque-sum`).',
  },
  once: 'key',
  run: async (context, request) => {
    // The order first, as everybody who makes payments of arrivals does.
    const { row } = await lockPayment(context, request.cheque);
    const arrival = await lockArrival(context, request.id);
    await refuseMatched(context, { arrival: arrival.id });
    if (arrival.state === 'dismissed') {
      throw new Failure('conflict', 'arrivals.over', 'This arrival was put aside.');
    }
    if (arrival.method !== 'bank' || arrival.amount !== row.amount) {
      const message = 'That is not the sum of the cheque.';
      throw new Failure('invalid', 'money.cheque-sum', message, [{ path: 'cheque', message }]);
    }
    const { id, amount } = arrival;
    context.log({ subjectKind: 'money', subjectId: id, difference: { amount } });
    return context.call(clearCheque, {
      id: row.id,
      day: dhakaDate(arrival.at),
      arrival: arrival.id,
      key: hashOf([request.key, row.id]),
    });
  },
});
