import { createRoute } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { boardQuery, caseBoard, casePage, listedQuery } from '../visa-cases.contract.ts';
import { listBoard, listCases } from './listed.queries.ts';

const tags = ['Visa cases'];
const noStore = { 'cache-control': 'no-store' };

const list = createRoute({
  ...needs('visa-cases.read'),
  method: 'get',
  path: '/visa-cases',
  operationId: 'listVisaCases',
  tags,
  summary: 'Visa cases, latest first; with `changed=true` the open ones that a change of their guide touches',
  request: { query: listedQuery },
  responses: { 200: answered('A page of them.', casePage), ...refused(usualRefusals) },
});

const board = createRoute({
  ...needs('visa-cases.read'),
  method: 'get',
  path: '/visa-cases/board',
  operationId: 'readVisaCaseBoard',
  tags,
  summary: 'Visa cases that go on, a column for each state; what is due first comes first',
  request: { query: boardQuery },
  responses: {
    200: answered('The columns, each with its first cases.', caseBoard),
    ...refused(usualRefusals),
  },
});

/** Lists of visa cases. */
export function listedRoutes(deps: CommandDeps): JsonRoutes {
  const today = () => dhakaDate(deps.clock.now());
  return jsonRoutes()
    .openapi(list, async (context) => {
      const { language, ...query } = context.req.valid('query');
      const asked = { language, today: today(), uid: context.var.caller.uid };
      return context.json(await listCases(deps.db, query, asked), 200, noStore);
    })
    .openapi(board, async (context) => {
      const { language, ...query } = context.req.valid('query');
      const asked = { language, today: today(), uid: context.var.caller.uid };
      return context.json(await listBoard(deps.db, query, asked), 200, noStore);
    });
}
