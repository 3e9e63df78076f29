import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { recentRefusals, refused } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { daysQuery } from '../financials/financials.contract.ts';
import { exportBooks } from './book-files.commands.ts';
import type { BookFile, bookFileQuery } from './book-files.contract.ts';
import { dayBookFile, ledgerFile } from './sheet.rules.ts';
import { tallyFile } from './tally.rules.ts';

const types = {
  'ledger.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'day-book.csv': 'text/csv',
  'tally.xml': 'application/xml',
} as const;

const described = <const File extends BookFile>(
  name: File,
  { id, summary, description }: { id: string; summary: string; description: string },
) =>
  createRoute({
    ...needs('books.read'),
    method: 'get',
    path: `/reports/${name}`,
    operationId: id,
    tags: ['Reports'],
    summary,
    request: { query: daysQuery },
    responses: {
      200: { description, content: { [types[name]]: { schema: z.string() } } },
      ...refused({ ...recentRefusals, 422: 'The period has too many postings (`reports.too-long`).' }),
    },
  });

const ledger = described('ledger.xlsx', {
  id: 'exportLedger',
  summary: 'Exports the entries of a period by account as XLSX; the log says who did',
  description: 'One sheet, Ledger, with a row for each posting. Sums are numbers, in taka.',
});
const dayBook = described('day-book.csv', {
  id: 'exportDayBook',
  summary: 'Exports the entries of a period by day as CSV; the log says who did',
  description: 'UTF-8 with a byte order mark; cells are never formulas. Sums are taka with two decimals.',
});
const tally = described('tally.xml', {
  id: 'exportTally',
  summary: 'Exports the entries of a period as vouchers for Tally; the log says who did',
  description: 'Ledgers with their groups, then the vouchers. Taken out again they have the same numbers.',
});

const sent = ({ file, from, to }: z.output<typeof bookFileQuery>) => ({
  'cache-control': 'no-store',
  'content-type': file === 'ledger.xlsx' ? types[file] : `${types[file]}; charset=utf-8`,
  'content-disposition': `attachment; filename="${file.replace('.', `-${from}-${to}.`)}"`,
});

/** The entries of a period as files: before the reports that are named in their address. */
export const bookFileRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(ledger, async (context) => {
      const query = { ...context.req.valid('query'), file: 'ledger.xlsx' } as const;
      const { vouchers, names } = await run(deps, context.var.caller, exportBooks, query);
      return context.body(ledgerFile(vouchers, names), 200, sent(query));
    })
    .openapi(dayBook, async (context) => {
      const query = { ...context.req.valid('query'), file: 'day-book.csv' } as const;
      const { vouchers, names } = await run(deps, context.var.caller, exportBooks, query);
      return context.body(dayBookFile(vouchers, names), 200, sent(query));
    })
    .openapi(tally, async (context) => {
      const query = { ...context.req.valid('query'), file: 'tally.xml' } as const;
      const { vouchers, names } = await run(deps, context.var.caller, exportBooks, query);
      return context.body(tallyFile(vouchers, names), 200, sent(query));
    });
