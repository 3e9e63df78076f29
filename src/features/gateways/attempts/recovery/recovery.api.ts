import { ending } from '#features/payments/payments.contract.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { restorePayment } from './recovery.commands.ts';

/** Payments through gateways that count again, for the office. */
export const restoredRoutes = routes('Payments', [
  writes('POST /payments/{id}/restore', restorePayment, {
    id: 'restorePayment',
    summary: 'Makes a payment through a gateway count again that was undone by mistake',
    body: ending,
    example: { reason: 'Another payment was meant to be undone.' },
    answer: 'The payment that counts from now on.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof restoredRoutes> {}
}
