import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { issueCover } from './covers.commands.ts';
import { issuedCover } from './covers.contract.ts';

const issue = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/fares/{id}/cover',
  operationId: 'issueTicketCover',
  tags: ['Fares'],
  summary: 'Issues the ticket cover; once more for the same tickets gives the same one',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answered('Its serial number, and the code of `/verify/{code}`.', issuedCover),
    ...refused({
      ...usualRefusals,
      404: 'There is no such fare request.',
      409: 'No option is accepted (`fares.open`), not every passenger has a ticket (`fares.unticketed`), or their names were deleted (`fares.forgotten`).',
    }),
  },
});

/** Ticket covers, for the office. */
export function coverRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes().openapi(issue, async (context) =>
    context.json(await run(deps, context.var.caller, issueCover, context.req.valid('param')), 200),
  );
}
