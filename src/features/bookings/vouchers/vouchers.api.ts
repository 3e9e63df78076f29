import { createRoute, z } from '@hono/zod-openapi';
import { passed } from '#features/orders/passes/passes.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { issueGroupVouchers } from './vouchers.commands.ts';
import { groupVouchers, issuedVouchers, voucherLanguage } from './vouchers.contract.ts';
import { listGroupVouchers } from './vouchers.queries.ts';

const path = '/departures/{id}/vouchers';
const params = z.object({ id: z.uuid() });
const tags = ['Bookings'];

const issue = createRoute({
  ...needs('orders.write'),
  ...{ method: 'post', path, operationId: 'issueGroupVouchers', tags },
  summary: 'Issues the vouchers of everybody with booked seats on a departure',
  request: { params },
  responses: {
    200: answered('They are among the papers of the orders; unchanged orders keep theirs.', issuedVouchers),
    ...refused({ ...usualRefusals, 404: 'There is no such departure.' }),
  },
});

const read = createRoute({
  ...needs('orders.read'),
  ...{ method: 'get', path, operationId: 'listGroupVouchers', tags },
  summary: 'The good vouchers of a departure, to print all of them in one go',
  request: { params, query: voucherLanguage },
  responses: {
    200: answered('They, in the order in which their holders booked.', groupVouchers),
    ...refused(usualRefusals),
  },
});

/** The vouchers of a whole departure, for the office. */
export const groupVoucherRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(issue, async (context) => {
      const issued = await run(deps, context.var.caller, issueGroupVouchers, context.req.valid('param'));
      return context.json(issued, 200, { 'cache-control': 'no-store' });
    })
    .openapi(read, async (context) => {
      const { language } = context.req.valid('query');
      const listed = await listGroupVouchers(deps.db, context.req.valid('param').id, {
        ...{ language, siteUrl: deps.siteUrl },
      });
      const vouchers = context.var.caller.permissions.has('orders.write')
        ? listed.vouchers
        : listed.vouchers.map((each) => ({
            ...each,
            path: passed({ number: each.paper.number, path: each.path }, each.id, dhakaDate(deps.clock.now()))
              .path,
          }));
      return context.json({ ...listed, vouchers }, 200, { 'cache-control': 'no-store' });
    });
