import { createRoute, z } from '@hono/zod-openapi';
import { listStaff } from '#features/identity/staff.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { byteOrderMark, csvLine } from '#platform/format/csv.ts';
import { recentRefusals, refused } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { languages } from '#platform/language.ts';
import { canBeOwner } from '../enquiries.policy.ts';
import { noEnquiry } from './answers.contract.ts';
import { exportEnquiries } from './inbox.commands.ts';
import { inboxPage, inboxQuery, ownerList, sheetQuery, wholeEnquiry } from './inbox.contract.ts';
import { listInbox } from './inbox.queries.ts';
import { findWhole } from './whole.queries.ts';

const tag = 'Enquiries of the office';

/** Reads of the office's inbox. */
export const inboxRoutes = routes(tag, [
  reads(
    'GET /enquiries',
    {
      permission: 'enquiries.read',
      id: 'listEnquiries',
      summary: 'The inbox: a page of a tab, with the counts of all tabs under the same filters',
      query: inboxQuery,
      answer: 'A page of the inbox.',
      output: inboxPage,
    },
    (query, { db, today, caller: { uid } }) => listInbox(db, query, { uid, today }),
  ),
  reads(
    'GET /enquiries/owners',
    {
      permission: 'enquiries.read',
      id: 'listEnquiryOwners',
      summary: 'Lists the staff that enquiries can be assigned to',
      answer: 'The staff by name.',
      output: ownerList,
    },
    async (_, { db, caller }) => {
      const staff = await listStaff(db);
      const items = staff
        .filter((each) => canBeOwner(caller, each) === undefined)
        .map(({ uid, name, role }) => ({ uid, name, role }));
      return { items };
    },
  ),
  reads(
    'GET /enquiries/{id}',
    {
      permission: 'enquiries.read',
      id: 'readEnquiry',
      summary:
        'One enquiry with its summary, notes, replies, history, and other enquiries of the same person',
      query: z.object({ language: z.enum(languages).default('en') }),
      answer: 'The enquiry; its ETag is its version.',
      output: wholeEnquiry,
      version: ({ version }) => version,
      refusals: noEnquiry,
    },
    async ({ id, language }, { db }) => {
      const found = await findWhole(db, id, language);
      if (!found) {
        throw new Failure('not-found', 'enquiries.not-found', 'There is no such enquiry.');
      }
      return found;
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof inboxRoutes> {}
}

const sheetRoute = createRoute({
  ...needs('enquiries.export'),
  method: 'get',
  path: '/enquiries/rows.csv',
  operationId: 'exportEnquiries',
  tags: [tag],
  summary: 'Exports matching enquiries as CSV, at most 10,000, latest first; the log says who did',
  request: { query: sheetQuery },
  responses: {
    200: {
      description: 'UTF-8 with a byte order mark; cells are never formulas.',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...refused(recentRefusals),
  },
});

/** The inbox as a file. */
export const sheetRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(sheetRoute, async (context) => {
    const lines = await run(deps, context.var.caller, exportEnquiries, context.req.valid('query'));
    return context.body([byteOrderMark, ...lines.map(csvLine)].join(''), 200, {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="enquiries-${dhakaDate(deps.clock.now())}.csv"`,
    });
  });
