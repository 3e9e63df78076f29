import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { bounceCheque, clearCheque, depositCheque, takeBackCheque, undoBounce } from './cheques.commands.ts';
import {
  chequeBounce,
  chequeBounceUndoing,
  chequeClearing,
  chequeDeposit,
  chequeList,
  chequeQuery,
  chequeReturn,
} from './cheques.contract.ts';
import { listCheques } from './cheques.queries.ts';

const key = '0123456789abcdef0123456789abcdef';

/** Cheques of customers, for the office. */
export const chequeRoutes = routes('Payments', [
  reads(
    'GET /cheques',
    {
      permission: 'payments.write',
      id: 'listCheques',
      summary: 'Cheques of customers: in hand, deposited, or done with',
      query: chequeQuery,
      answer: 'The cheques, the oldest first. Sums are poisha.',
      output: chequeList,
    },
    ({ tab }, { db, today }) => listCheques(db, tab, today),
  ),
  writes('POST /cheques/{id}/deposit', depositCheque, {
    id: 'depositCheque',
    summary: 'Notes that a cheque was deposited at the bank; idempotent by its key',
    body: chequeDeposit,
    example: { day: '2026-11-22', account: '1501203344556001', key },
    answer: 'It is deposited.',
  }),
  writes('POST /cheques/{id}/clear', clearCheque, {
    id: 'clearCheque',
    summary: 'Notes that the bank cleared a cheque: it is the bank’s money now; idempotent by its key',
    body: chequeClearing,
    example: { day: '2026-11-24', key },
    answer: 'It is cleared.',
  }),
  writes('POST /cheques/{id}/take-back', takeBackCheque, {
    id: 'takeBackCheque',
    summary: 'Takes the last step of a cheque back by an opposite entry; idempotent by its key',
    body: chequeReturn,
    example: { from: 'deposited', reason: 'The signature differs: deposit it again.', key },
    answer: 'Where it is now.',
  }),
  writes('POST /cheques/{id}/bounce', bounceCheque, {
    id: 'bounceCheque',
    summary: 'Notes that the bank returned a cheque unpaid: the order owes again; idempotent by its key',
    body: chequeBounce,
    example: { day: '2026-11-24', reason: 'Insufficient funds', charge: 57_500, key },
    answer: 'Its payment is undone.',
  }),
  writes('POST /cheques/{id}/undo-bounce', undoBounce, {
    id: 'undoBounce',
    summary: 'Undoes a bounce that was noted by mistake: the cheque is a new payment; idempotent by its key',
    body: chequeBounceUndoing,
    example: { reason: 'The bank returned another cheque.', key },
    answer: 'The new payment of the same cheque, which is deposited.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof chequeRoutes> {}
}
