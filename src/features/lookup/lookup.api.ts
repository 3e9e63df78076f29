import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { hitList, lookupQuery } from '#platform/lookup/lookup.contract.ts';
import { findHits } from './lookup.queries.ts';

/** The search of the whole office. */
export const lookupRoutes = routes('Search', [
  reads(
    'GET /lookup',
    {
      permission: 'office.search',
      id: 'lookUp',
      summary:
        'Finds whatever the caller may see: orders, cases, fares, departures, customers, money, papers, pages',
      query: lookupQuery,
      answer:
        'The best first: what fits exactly, then what begins so, then what has it, then what sounds alike; and among equals what waits for somebody. `near`: nothing fits, but this is one sign apart.',
      output: hitList,
    },
    async ({ q, language }, { db, today, caller: { permissions } }) => ({
      items: await findHits(db, { q, language, today, permissions }),
    }),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof lookupRoutes> {}
}
