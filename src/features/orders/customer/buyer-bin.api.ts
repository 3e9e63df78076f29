import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { noteBin } from './buyer-bin.commands.ts';
import { buyerBin } from './buyer-bin.contract.ts';

/** Who buys, as the law wants it on an invoice. */
export const buyerRoutes = routes('Orders', [
  writes('POST /orders/{id}/bin', noteBin, {
    id: 'noteBin',
    summary: 'Notes the BIN of who buys, for invoices that are issued from then on',
    body: buyerBin,
    example: { bin: '000123456-0000' },
    status: 204,
    answer: 'It is noted.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof buyerRoutes> {}
}
