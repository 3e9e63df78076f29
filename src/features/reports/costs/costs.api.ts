import { z } from '@hono/zod-openapi';
import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { profitQuery } from '../reports.contract.ts';
import { periodOf } from '../reports.rules.ts';
import { profitList, profitReport } from './costs.contract.ts';
import { findProfit, listProfits } from './costs.queries.ts';

/** What departures earn, and what their suppliers take. */
export const costRoutes = routes('Reports', [
  reads(
    'GET /reports/profit',
    {
      permission: 'reports.read',
      id: 'readProfit',
      summary: 'What a departure earned, with what its suppliers take',
      query: z.object({ departure: z.uuid() }),
      answer: '`profit` is null while something is missing for it. Sums are poisha.',
      output: profitReport,
      refusals: { 404: 'There is no such departure.' },
    },
    async ({ departure }, { db }) => {
      const found = await findProfit(db, departure);
      if (!found) {
        throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
      }
      return found;
    },
  ),
  reads(
    'GET /reports/profits',
    {
      permission: 'reports.read',
      id: 'listProfits',
      summary: 'What the departures of some months earned; from the fiscal year on without months',
      query: profitQuery,
      answer: 'Soonest first, with the sums of all. Sums are poisha.',
      output: profitList,
    },
    ({ from, to, empty, cursor }, { db, today }) =>
      listProfits(
        db,
        { from: from ?? periodOf({ to }, today).from, to },
        { cursor, withEmpty: empty !== undefined },
      ),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof costRoutes> {}
}
