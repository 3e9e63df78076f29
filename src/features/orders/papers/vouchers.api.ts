import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { issueVoucher } from './vouchers.commands.ts';
import { voucherRequest } from './vouchers.contract.ts';

/** Vouchers, for the office. */
export const voucherRoutes = routes('Orders', [
  writes('POST /orders/{id}/vouchers', issueVoucher, {
    id: 'issueVoucher',
    summary: 'Issues the voucher of an accepted order; once more gives the same one until the order changes',
    body: voucherRequest,
    example: { unpaid: false },
    answer: 'It is among the papers of the order.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof voucherRoutes> {}
}
