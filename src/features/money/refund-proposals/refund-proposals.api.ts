import { refundProposal } from '#features/payments/refunds/proposal.contract.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { findRefundProposal } from './refund-proposals.queries.ts';

/** What the form of a refund begins with, for the office. It is here because senders are known by claims and arrivals. */
export const proposedRefundRoutes = routes('Payments', [
  reads(
    'GET /orders/{orderId}/refund-proposal',
    {
      permission: 'refunds.write',
      id: 'proposeRefund',
      summary: 'What is due back of an order, and the ways on which its money came',
      answer: 'What is due back. Sums are poisha.',
      output: refundProposal,
    },
    ({ orderId }, { db }) => findRefundProposal(db, orderId),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof proposedRefundRoutes> {}
}
