import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { planCase } from './plan.commands.ts';
import { casePlan, casePlanned } from './plan.contract.ts';

const plan = createRoute({
  ...needs('visa-cases.write'),
  method: 'post',
  path: '/visa-cases/{id}/plan',
  operationId: 'planVisaCase',
  tags: ['Visa cases'],
  summary: 'Says who looks after a case, and its days; what is absent stays',
  request: { params: z.object({ id: z.uuid() }), ...sent(casePlan, { appointmentOn: '2027-01-12' }) },
  responses: {
    200: answered('So it is.', casePlanned),
    ...refused({
      ...usualRefusals,
      404: 'There is no such case.',
      422: 'This colleague doesn’t work on visa cases.',
    }),
  },
});

/** Owners and days of visa cases. */
export const planRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(plan, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    const planned = await run(deps, context.var.caller, planCase, input);
    return context.json(planned, 200, { 'cache-control': 'no-store' });
  });
