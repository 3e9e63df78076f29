import { createRoute, z } from '@hono/zod-openapi';
import { listStaff } from '#features/identity/staff.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { byteOrderMark, csvLine } from '#platform/format/csv.ts';
import type { Caller } from '#platform/http/caller.ts';
import { answered, recentRefusals, refused, usualRefusals } from '#platform/http/described.ts';
import { entityTag } from '#platform/http/entity-tag.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { languages } from '#platform/language.ts';
import { canBeOwner } from '../enquiries.policy.ts';
import { idParams, readRefusals } from './answers.contract.ts';
import { exportEnquiries } from './inbox.commands.ts';
import { inboxPage, inboxQuery, ownerList, sheetQuery, wholeEnquiry } from './inbox.contract.ts';
import { listInbox } from './inbox.queries.ts';
import { findWhole } from './whole.queries.ts';

const tags = ['Enquiries of the office'];

const listRoute = createRoute({
  ...needs('enquiries.read'),
  method: 'get',
  path: '/enquiries',
  operationId: 'listEnquiries',
  tags,
  summary: 'The inbox: a page of a tab, with the counts of all tabs under the same filters',
  request: { query: inboxQuery },
  responses: { 200: answered('A page of the inbox.', inboxPage), ...refused(usualRefusals) },
});

const staffRoute = createRoute({
  ...needs('enquiries.read'),
  method: 'get',
  path: '/enquiries/owners',
  operationId: 'listEnquiryOwners',
  tags,
  summary: 'Lists the staff that enquiries can be assigned to',
  responses: {
    200: answered('By name.', ownerList),
    ...refused(usualRefusals),
  },
});

const sheetRoute = createRoute({
  ...needs('enquiries.export'),
  method: 'get',
  path: '/enquiries/rows.csv',
  operationId: 'exportEnquiries',
  tags,
  summary: 'Exports matching enquiries as CSV, at most 10,000, latest first; the log says who did',
  request: { query: sheetQuery },
  responses: {
    200: {
      description: 'UTF-8 with a byte order mark; cells are never formulas',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...refused(recentRefusals),
  },
});

const readRoute = createRoute({
  ...needs('enquiries.read'),
  method: 'get',
  path: '/enquiries/{id}',
  operationId: 'readEnquiry',
  tags,
  summary: 'One enquiry with its summary, notes, replies, history, and other enquiries of the same person',
  request: { params: idParams, query: z.object({ language: z.enum(languages).default('en') }) },
  responses: { 200: answered('The enquiry; its ETag is its version.', wholeEnquiry), ...readRefusals },
});

const noStore = { 'cache-control': 'no-store' };

/** Reads of the office's inbox. */
export function inboxRoutes({ commands }: { readonly commands: CommandDeps }): JsonRoutes {
  const { db, clock } = commands;
  const reader = ({ uid }: Caller) => ({ uid, today: dhakaDate(clock.now()) });
  return jsonRoutes()
    .openapi(listRoute, async (context) =>
      context.json(await listInbox(db, context.req.valid('query'), reader(context.var.caller)), 200, noStore),
    )
    .openapi(staffRoute, async (context) => {
      const staff = await listStaff(db);
      const items = staff
        .filter((each) => canBeOwner(context.var.caller, each) === undefined)
        .map(({ uid, name, role }) => ({ uid, name, role }));
      return context.json({ items }, 200, noStore);
    })
    .openapi(sheetRoute, async (context) => {
      const lines = await run(commands, context.var.caller, exportEnquiries, context.req.valid('query'));
      return context.body([byteOrderMark, ...lines.map(csvLine)].join(''), 200, {
        ...noStore,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="enquiries-${dhakaDate(clock.now())}.csv"`,
      });
    })
    .openapi(readRoute, async (context) => {
      const found = await findWhole(db, context.req.valid('param').id, context.req.valid('query').language);
      if (!found) {
        throw new Failure('not-found', 'enquiries.not-found', 'There is no such enquiry.');
      }
      return context.json(found, 200, { ...noStore, etag: entityTag(found.version) });
    });
}
