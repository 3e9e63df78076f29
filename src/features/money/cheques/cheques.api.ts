import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { seeCheque } from './cheques.commands.ts';
import { chequeSeen } from './cheques.contract.ts';

/** Cheques in statements, for the office. */
export const seenChequeRoutes = routes('Payments', [
  writes('POST /money/arrivals/{id}/cheque', seeCheque, {
    id: 'seeCheque',
    summary:
      'Says that a line of a bank’s statement is a cheque that we took, which clears it; idempotent by its key',
    body: chequeSeen,
    example: {
      cheque: '00000000-0000-4000-8000-000000000000',
      key: '0123456789abcdef0123456789abcdef',
    },
    answer: 'The cheque is cleared.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof seenChequeRoutes> {}
}
