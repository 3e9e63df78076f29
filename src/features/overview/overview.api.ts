import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { overviewShape } from './overview.contract.ts';
import { findOverview } from './overview.queries.ts';

/** The counts beside the places of the side bar. */
export const overviewRoutes = routes('Overview', [
  reads(
    'GET /overview',
    {
      permission: 'home.read',
      id: 'readOverview',
      summary: 'Counts of waiting work for the office’s side bar',
      answer: 'The current counts.',
      output: overviewShape,
    },
    (_, reading) => findOverview(reading),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof overviewRoutes> {}
}
