import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { dismissArrival, restoreArrival } from '../arrivals/arrivals.commands.ts';
import { arrivalEnded, arrivalEnding } from '../arrivals/arrivals.contract.ts';
import { moneyWaiting } from '../waiting/waiting.contract.ts';
import { countWaiting } from '../waiting/waiting.queries.ts';
import { inboxFilter } from './filter/filter.contract.ts';
import { matchMoney, partPair } from './matches.commands.ts';
import { matchMade, moneyInbox, newMatch, pair, pairParted } from './matches.contract.ts';
import { findMoneyInbox } from './matches.queries.ts';

const tags = ['Payments'];
const params = z.object({ id: z.uuid() });
const noStore = { 'cache-control': 'no-store' };
const id = '00000000-0000-4000-8000-000000000000';
const missing = { ...usualRefusals, 404: 'There is no such claim, arrival or order.' };

const inbox = createRoute({
  ...needs('payments.write'),
  method: 'get',
  path: '/money/inbox',
  operationId: 'readMoneyInbox',
  tags,
  summary: 'What customers say they paid beside what arrived, with proposals, the best first',
  request: { query: inboxFilter },
  responses: { 200: answered('Sums are poisha.', moneyInbox), ...refused(usualRefusals) },
});

const waiting = createRoute({
  ...needs('payments.write'),
  method: 'get',
  path: '/money/waiting',
  operationId: 'countMoneyWaiting',
  tags,
  summary: 'How much of the money inbox waits for somebody',
  responses: { 200: answered('A number.', moneyWaiting), ...refused(usualRefusals) },
});

const match = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/money/matches',
  operationId: 'matchMoney',
  tags,
  summary: 'Makes payments of a claim and an arrival, one for each order that it pays; idempotent by its key',
  request: sent(newMatch, {
    claim: id,
    arrival: id,
    parts: [{ order: id, amount: 1_740_000 }],
    key: '0123456789abcdef0123456789abcdef',
  }),
  responses: {
    201: answered('A receipt is null while its payment waits for approval.', matchMade),
    ...refused({
      ...missing,
      409: 'A payment was made of it already (`money.matched`), or with its number (`payments.seen`).',
      422: 'Fields are not right, such as parts that don’t add up to what arrived.',
    }),
  },
});

const part = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/money/pairs/part',
  operationId: 'partPair',
  tags,
  summary: 'Says that a claim and an arrival don’t belong together',
  request: sent(pair, { claim: id, arrival: id }),
  responses: {
    200: answered('The pair is not proposed again.', pairParted),
    ...refused({ ...missing, 409: 'The claim was rejected.' }),
  },
});

const dismiss = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/money/arrivals/{id}/dismiss',
  operationId: 'dismissArrival',
  tags,
  summary: 'Puts an arrival aside that is no customer’s money',
  request: { params, ...sent(arrivalEnding, { reason: 'A transfer of our own.' }) },
  responses: {
    200: answered('It is put aside.', arrivalEnded),
    ...refused({ ...missing, 409: 'It was put aside already, or a payment was made of it.' }),
  },
});

const restore = createRoute({
  ...needs('payments.write'),
  method: 'post',
  path: '/money/arrivals/{id}/restore',
  operationId: 'restoreArrival',
  tags,
  summary: 'Takes an arrival up again that was put aside',
  request: { params },
  responses: {
    200: answered('It is there again.', arrivalEnded),
    ...refused({ ...missing, 409: 'It was not put aside.' }),
  },
});

/** The money inbox, for the office. */
export function matchRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes()
    .openapi(inbox, async (context) =>
      context.json(await findMoneyInbox(deps.db, deps.clock.now(), context.req.valid('query')), 200, noStore),
    )
    .openapi(waiting, async (context) => context.json({ number: await countWaiting(deps.db) }, 200, noStore))
    .openapi(match, async (context) =>
      context.json(await run(deps, context.var.caller, matchMoney, context.req.valid('json')), 201, noStore),
    )
    .openapi(part, async (context) =>
      context.json(await run(deps, context.var.caller, partPair, context.req.valid('json')), 200),
    )
    .openapi(dismiss, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, dismissArrival, input), 200);
    })
    .openapi(restore, async (context) =>
      context.json(await run(deps, context.var.caller, restoreArrival, context.req.valid('param')), 200),
    );
}
