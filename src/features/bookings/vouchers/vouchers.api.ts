import { passed } from '#features/orders/customer/passes.rules.ts';
import { voucherRequest } from '#features/orders/papers/vouchers.contract.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { issueGroupVouchers } from './vouchers.commands.ts';
import { groupVouchers, voucherLanguage } from './vouchers.contract.ts';
import { listGroupVouchers } from './vouchers.queries.ts';

/** The vouchers of a whole departure, for the office. */
export const groupVoucherRoutes = routes('Bookings', [
  writes('POST /departures/{id}/vouchers', issueGroupVouchers, {
    id: 'issueGroupVouchers',
    summary: 'Issues the vouchers of everybody with booked seats on a departure who has paid',
    body: voucherRequest,
    example: { unpaid: false },
    answer: 'They are among the papers of the orders; unchanged orders keep theirs.',
  }),
  reads(
    'GET /departures/{id}/vouchers',
    {
      permission: 'orders.read',
      id: 'listGroupVouchers',
      summary: 'The good vouchers of a departure, to print all of them in one go',
      query: voucherLanguage,
      answer: 'The vouchers, in the order in which their holders booked.',
      output: groupVouchers,
    },
    async ({ id, language }, { db, siteUrl, caller, today }) => {
      const listed = await listGroupVouchers(db, id, { language, siteUrl });
      const vouchers = caller.permissions.has('orders.write')
        ? listed.vouchers
        : listed.vouchers.map((each) => ({
            ...each,
            path: passed({ number: each.paper.number, path: each.path }, each.id, today).path,
          }));
      return { ...listed, vouchers };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof groupVoucherRoutes> {}
}
