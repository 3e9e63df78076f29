import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { countSafe } from './safe.commands.ts';
import { safe, safeCount, safeCounted } from './safe.contract.ts';
import { findSafe } from './safe.queries.ts';

/** The safe, for who may approve payments. */
export const safeRoutes = routes('Tills', [
  reads(
    'GET /safe',
    {
      permission: 'payments.approve',
      id: 'readSafe',
      summary: 'What is in the safe by the ledger; poisha',
      answer: 'The safe. Sums are poisha.',
      output: safe,
    },
    (_, { db }) => findSafe(db),
  ),
  writes('POST /safe/count', countSafe, {
    id: 'countSafe',
    summary:
      'Books what was counted in the safe: what it finds first beyond the books is its opening balance; any other difference needs its reason',
    body: safeCount,
    example: { counted: 15_000_000 },
    answer: 'As it stands now; with `approval`, another person must approve the count first.',
    output: safeCounted,
    readBack: async ({ approval }, { db }) => ({ ...(await findSafe(db)), approval }),
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof safeRoutes> {}
}
