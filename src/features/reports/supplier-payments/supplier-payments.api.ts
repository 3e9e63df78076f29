import { ending } from '#features/payments/payments.contract.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { paySupplier, undoSupplierPayment } from './supplier-payments.commands.ts';
import { newSupplierPayment } from './supplier-payments.contract.ts';

/** What is paid to suppliers. */
export const supplierPaymentRoutes = routes('Reports', [
  writes('POST /departure-costs/{cost}/payments', paySupplier, {
    id: 'paySupplier',
    summary: 'Books what was paid to a supplier for a cost, from a till, the bank or a wallet',
    body: newSupplierPayment,
    example: { method: 'bank', amount: 2_000_000, outside: 'CHQ 004417', key: 'paid-on-2027-01-10' },
    status: 201,
    answer: 'It is booked: we owe less.',
  }),
  writes('POST /supplier-payments/{id}/undo', undoSupplierPayment, {
    id: 'undoSupplierPayment',
    summary: 'Undoes what was paid to a supplier by an opposite entry',
    body: ending,
    example: { reason: 'The bank sent it back.' },
    answer: 'We owe it again.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof supplierPaymentRoutes> {}
}
