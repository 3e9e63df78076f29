import { approvalList } from '#features/ledger/approvals/approvals.contract.ts';
import { ending } from '#features/payments/payments.contract.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { approveMovement, refuseMovement } from './approvals.commands.ts';
import { listApprovals } from './approvals.queries.ts';

/** What waits for another person, for those who may approve payments. */
export const approvalRoutes = routes('Payments', [
  reads(
    'GET /approvals',
    {
      permission: 'payments.approve',
      id: 'listApprovals',
      summary:
        'What one person asked for and another must approve: undoing, costs, payments to suppliers, counts of the safe',
      answer: 'What waits for approval, the oldest first.',
      output: approvalList,
    },
    async (_, { db }) => ({ items: await listApprovals(db) }),
  ),
  writes('POST /approvals/{id}/approve', approveMovement, {
    id: 'approveMovement',
    summary: 'Approves what somebody else asked for: it is done now',
    answer: 'It is done.',
  }),
  writes('POST /approvals/{id}/refuse', refuseMovement, {
    id: 'refuseMovement',
    summary: 'Refuses what somebody asked for: nothing is done',
    body: ending,
    example: { reason: 'The customer has signed for the money.' },
    answer: 'Nothing is done.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof approvalRoutes> {}
}
