import { createRoute, z } from '@hono/zod-openapi';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { byteOrderMark, csvLine } from '#platform/format/csv.ts';
import { answered, recentRefusals, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { exportReport } from './reports.commands.ts';
import {
  exportQuery,
  owedReport,
  periodQuery,
  periodReport,
  periodReports,
  trialBalance,
} from './reports.contract.ts';
import { findOwed, findPeriodReport } from './reports.queries.ts';

const tags = ['Reports'];
const noStore = { 'cache-control': 'no-store' };

const balance = createRoute({
  ...needs('reports.read'),
  method: 'get',
  path: '/reports/trial-balance',
  operationId: 'readTrialBalance',
  tags,
  summary: 'The balance of every account of the ledger at the end of a day',
  request: { query: z.object({ on: calendarDate.optional() }) },
  responses: {
    200: answered('Both sides add to the same. Sums are poisha.', trialBalance),
    ...refused(usualRefusals),
  },
});

const owed = createRoute({
  ...needs('reports.read'),
  method: 'get',
  path: '/reports/owed',
  operationId: 'readOwed',
  tags,
  summary: 'What is owed to the agency by age, and what it owes, now',
  responses: {
    200: answered('Ages are days since a sum was due. Sums are poisha.', owedReport),
    ...refused(usualRefusals),
  },
});

const file = createRoute({
  ...needs('reports.read'),
  method: 'get',
  path: '/reports/rows.csv',
  operationId: 'exportReport',
  tags,
  summary: 'Exports a report or the ledger as CSV; the log says who did',
  request: { query: exportQuery },
  responses: {
    200: {
      description: 'UTF-8 with a byte order mark; cells are never formulas. Sums are taka with two decimals',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...refused({ ...recentRefusals, 422: 'The period has too many postings (`reports.too-long`).' }),
  },
});

const ofPeriod = createRoute({
  ...needs('reports.read'),
  method: 'get',
  path: '/reports/{report}',
  operationId: 'readPeriodReport',
  tags,
  summary: 'What was sold, received or given back in months, by month or clerk and account of the ledger',
  request: { params: z.object({ report: z.enum(periodReports) }), query: periodQuery },
  responses: {
    200: answered('A column for each account that was posted to. Sums are poisha.', periodReport),
    ...refused(usualRefusals),
  },
});

/** Reports from the ledger. */
export function reportRoutes(deps: CommandDeps): JsonRoutes {
  const { db, clock } = deps;
  return jsonRoutes()
    .openapi(balance, async (context) => {
      const { on = dhakaDate(clock.now()) } = context.req.valid('query');
      const { accounts, debit, credit } = await findTrialBalance(db, on);
      const listed = accounts.map(({ name, ...account }) => ({ ...account, name: name.en }));
      return context.json({ accounts: listed, debit, credit }, 200, noStore);
    })
    .openapi(owed, async (context) => context.json(await findOwed(db, dhakaDate(clock.now())), 200, noStore))
    .openapi(file, async (context) => {
      const query = context.req.valid('query');
      const lines = await run(deps, context.var.caller, exportReport, query);
      const name = `${query.report}-${dhakaDate(clock.now())}.csv`;
      return context.body([byteOrderMark, ...lines.map(csvLine)].join(''), 200, {
        ...noStore,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      });
    })
    .openapi(ofPeriod, async (context) => {
      const { report } = context.req.valid('param');
      const found = await findPeriodReport(db, report, context.req.valid('query'), dhakaDate(clock.now()));
      return context.json(found, 200, noStore);
    });
}
