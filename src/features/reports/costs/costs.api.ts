import { createRoute, z } from '@hono/zod-openapi';
import { ending } from '#features/payments/payments.contract.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { profitQuery } from '../reports.contract.ts';
import { periodOf } from '../reports.rules.ts';
import { bookCost, undoCost } from './costs.commands.ts';
import { costMade, newCost, profitList, profitReport } from './costs.contract.ts';
import { findProfit, listProfits } from './costs.queries.ts';

const tags = ['Reports'];
const noStore = { 'cache-control': 'no-store' };
const params = z.object({ id: z.uuid() });

const one = createRoute({
  ...needs('reports.read'),
  method: 'get',
  path: '/reports/profit',
  operationId: 'readProfit',
  tags,
  summary: 'What a departure earned, with what its suppliers take',
  request: { query: z.object({ departure: z.uuid() }) },
  responses: {
    200: answered('`profit` is null while something is missing for it. Sums are poisha.', profitReport),
    ...refused({ ...usualRefusals, 404: 'There is no such departure.' }),
  },
});

const all = createRoute({
  ...needs('reports.read'),
  method: 'get',
  path: '/reports/profits',
  operationId: 'listProfits',
  tags,
  summary: 'What the departures of some months earned; from the fiscal year on without months',
  request: { query: profitQuery },
  responses: { 200: answered('Soonest first. Sums are poisha.', profitList), ...refused(usualRefusals) },
});

const book = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/departures/{id}/costs',
  operationId: 'bookCost',
  tags,
  summary: 'Books what a supplier takes for a departure: our cost, which we owe',
  request: {
    params,
    ...sent(newCost, { amount: 4_500_000, text: 'Hotel Sea Crown, bill 118', key: 'cost-of-2027-01-14' }),
  },
  responses: {
    201: answered('It is booked.', costMade),
    ...refused({ ...usualRefusals, 404: 'There is no such departure.' }),
  },
});

const undo = createRoute({
  ...needs('payments.approve'),
  method: 'post',
  path: '/departure-costs/{id}/undo',
  operationId: 'undoCost',
  tags,
  summary: 'Undoes a cost of a departure by an opposite entry',
  request: { params, ...sent(ending, { reason: 'The bill was of another departure.' }) },
  responses: {
    200: answered('It counts no more.', costMade),
    ...refused({
      ...usualRefusals,
      404: 'There is no such cost.',
      409: 'It was undone already, or something of it is paid (`reports.cost-paid`).',
    }),
  },
});

/** What departures earn, and what their suppliers take. */
export function costRoutes(deps: CommandDeps): JsonRoutes {
  const { db, clock } = deps;
  return jsonRoutes()
    .openapi(one, async (context) => {
      const found = await findProfit(db, context.req.valid('query').departure);
      if (!found) {
        throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
      }
      return context.json(found, 200, noStore);
    })
    .openapi(all, async (context) => {
      const { from, to, cursor } = context.req.valid('query');
      const period = { from: from ?? periodOf({ to }, dhakaDate(clock.now())).from, to };
      return context.json(await listProfits(db, period, cursor), 200, noStore);
    })
    .openapi(book, async (context) => {
      const input = { ...context.req.valid('json'), departure: context.req.valid('param').id };
      return context.json(await run(deps, context.var.caller, bookCost, input), 201, noStore);
    })
    .openapi(undo, async (context) => {
      const input = { ...context.req.valid('json'), ...context.req.valid('param') };
      return context.json(await run(deps, context.var.caller, undoCost, input), 200, noStore);
    });
}
