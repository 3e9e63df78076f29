import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, recentRefusals, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { callOffDeparture, runDeparture } from './decision.commands.ts';
import { calledOff, callOff } from './decision.contract.ts';

const tags = ['Bookings'];
const params = z.object({ id: z.uuid() });
const gone = { 404: 'There is no such departure.' };

const go = createRoute({
  ...needs('departures.decide'),
  method: 'post',
  path: '/departures/{id}/go',
  operationId: 'runDeparture',
  tags,
  summary: 'Decides that a departure runs, and tells everybody on it; once more changes nothing',
  request: { params },
  responses: {
    200: answered('It runs; so many were told.', z.object({ told: z.int() })),
    ...refused({ ...usualRefusals, ...gone, 409: 'It was called off or has left.' }),
  },
});

const noGo = createRoute({
  ...needs('departures.decide'),
  method: 'post',
  path: '/departures/{id}/no-go',
  operationId: 'callOffDeparture',
  tags,
  summary:
    'Calls a departure off: each booking is moved or cancelled with all money back, and everybody is told; with `preview` only what it would do',
  request: {
    params,
    ...sent(callOff, {
      reason: 'Too few travellers have joined.',
      others: { to: null, price: 'same' },
      bookings: [],
      preview: true,
      key: '0123456789abcdef0123456789abcdef',
    }),
  },
  responses: {
    200: answered('What became of each booking, or would.', calledOff),
    ...refused({
      ...recentRefusals,
      ...gone,
      409: 'Bookings can’t be moved where they should (`departures.not-moved`, `details.bookings`), somebody booked meanwhile (`departures.booked-meanwhile`), or it has left.',
      422: 'Fields are not right.',
    }),
  },
});

/** Go or no-go of a departure, for the office. */
export const decisionRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(go, async (context) =>
      context.json(await run(deps, context.var.caller, runDeparture, context.req.valid('param')), 200),
    )
    .openapi(noGo, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      const answer = await run(deps, context.var.caller, callOffDeparture, input);
      return context.json(answer, 200, { 'cache-control': 'no-store' });
    });
