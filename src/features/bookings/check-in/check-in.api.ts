import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { markPeople } from './check-in.commands.ts';
import { checkInMarks, checkInResults } from './check-in.contract.ts';

const mark = createRoute({
  ...needs('travellers.write'),
  method: 'post',
  path: '/departures/{id}/check-ins',
  operationId: 'markPeople',
  tags: ['Bookings'],
  summary: 'Takes marks of who is there, also those made without a network; each counts once by its id',
  request: {
    params: z.object({ id: z.uuid() }),
    ...sent(checkInMarks, {
      marks: [
        {
          id: '0197c2a0-0000-7000-8000-000000000001',
          person: 'SF-2K8R-5T:adult-1',
          state: 'here' as const,
          markedAt: '2027-01-14T00:40:00Z',
          seen: null,
        },
      ],
    }),
  },
  responses: {
    200: answered('What became of each.', checkInResults),
    ...refused({
      ...usualRefusals,
      404: 'There is no such departure.',
      422: 'The id of a mark was used for something else (`key.used`).',
    }),
  },
});

/** Check-in at a departure, for staff. */
export function checkInRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes().openapi(mark, async (context) => {
    const { id } = context.req.valid('param');
    const results = await run(deps, context.var.caller, markPeople, { ...context.req.valid('json'), id });
    return context.json(results, 200, { 'cache-control': 'no-store' });
  });
}
