import { createRoute, z } from '@hono/zod-openapi';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { byteOrderMark, csvLine } from '#platform/format/csv.ts';
import { recentRefusals, refused } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { owedPage, owedQuery } from './debts/debts.contract.ts';
import { owedPageOf } from './debts/debts.rules.ts';
import { exportReport } from './reports.commands.ts';
import {
  exportQuery,
  owedReport,
  periodQuery,
  periodReport,
  periodReports,
  trialBalance,
} from './reports.contract.ts';
import { findOwed, findPeriodReport, listOwedOrders } from './reports.queries.ts';

const tag = 'Reports';

/** Reports of all accounts and orders. */
export const reportRoutes = routes(tag, [
  reads(
    'GET /reports/trial-balance',
    {
      permission: 'reports.read',
      id: 'readTrialBalance',
      summary: 'The balance of every account of the ledger at the end of a day',
      query: z.object({ on: calendarDate.optional() }),
      answer: 'Both sides add to the same. Sums are poisha.',
      output: trialBalance,
    },
    async ({ on }, { db, today }) => {
      const { accounts, debit, credit } = await findTrialBalance(db, on ?? today);
      return {
        accounts: accounts.map(({ name, ...account }) => ({ ...account, name: name.en })),
        debit,
        credit,
      };
    },
  ),
  reads(
    'GET /reports/owed',
    {
      permission: 'reports.read',
      id: 'readOwed',
      summary: 'What is owed to the agency by age, and what it owes, now',
      answer: 'Ages are days since a sum was due. Sums are poisha.',
      output: owedReport,
    },
    (_, { db, today }) => findOwed(db, today),
  ),
  reads(
    'GET /reports/owed/orders',
    {
      permission: 'reports.read',
      id: 'listOwed',
      summary: 'Who owes the agency something, by age, with the sums of all that match',
      query: owedQuery,
      answer: 'A page of orders or customers. Sums are poisha.',
      output: owedPage,
    },
    async (query, { db, today }) => owedPageOf(await listOwedOrders(db, today), query),
  ),
  reads(
    'GET /reports/{report}',
    {
      permission: 'reports.read',
      id: 'readPeriodReport',
      summary: 'What was sold, received or given back in months, by month or clerk and account of the ledger',
      path: { report: z.enum(periodReports) },
      query: periodQuery,
      answer: 'A column for each account that was posted to. Sums are poisha.',
      output: periodReport,
    },
    ({ report, ...query }, { db, today }) => findPeriodReport(db, report, query, today),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof reportRoutes> {}
}

const file = createRoute({
  ...needs('reports.read'),
  method: 'get',
  path: '/reports/rows.csv',
  operationId: 'exportReport',
  tags: [tag],
  summary: 'Exports a report or the ledger as CSV; the log says who did',
  request: { query: exportQuery },
  responses: {
    200: {
      description: 'UTF-8 with a byte order mark; cells are never formulas. Sums are taka with two decimals.',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...refused({ ...recentRefusals, 422: 'The period has too many postings (`reports.too-long`).' }),
  },
});

/** A report as a file: before those that are named in their address. */
export const reportFileRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(file, async (context) => {
    const query = context.req.valid('query');
    const lines = await run(deps, context.var.caller, exportReport, query);
    const name = `${query.report}-${dhakaDate(deps.clock.now())}.csv`;
    return context.body([byteOrderMark, ...lines.map(csvLine)].join(''), 200, {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    });
  });
