import { createRoute, z } from '@hono/zod-openapi';
import { amendment } from '#features/orders/amendments/amendments.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { giveBack, reissue } from './changes.commands.ts';
import { givenBack, reissued } from './changes.contract.ts';

const tags = ['Fares'];
const params = z.object({ id: z.uuid() });
const key = '0123456789abcdef0123456789abcdef';
const noStore = { 'cache-control': 'no-store' };
const refusals = {
  ...usualRefusals,
  404: 'There is no such fare request.',
  409: 'No option is accepted yet (`fares.open`), the order is over, or its lines are not those of the fare any more (`fares.changed`).',
};

const giveBackRoute = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/fares/{id}/tickets/give-back',
  operationId: 'giveFareTicketsBack',
  tags,
  summary:
    'Voids or refunds tickets: what they cost comes off the order, the penalty and our charge are put on it',
  request: {
    params,
    ...sent(givenBack, {
      ...{ how: 'refund', passengers: [0], withService: false, penalty: 1_200_000, charge: 100_000 },
      ...{ reason: 'The customer fell ill.', preview: true, key },
    }),
  },
  responses: {
    200: answered('What changes in the order; `back` is owed to the customer. Sums are poisha.', amendment),
    ...refused({ ...refusals, 422: 'A passenger has no ticket that counts (`fares.no-ticket`).' }),
  },
});

const reissueRoute = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/fares/{id}/tickets/reissue',
  operationId: 'reissueFareTickets',
  tags,
  summary:
    'Notes tickets in place of others; the difference, the penalty and our charge are put on the order',
  request: {
    params,
    ...sent(reissued, {
      tickets: [{ passenger: 0, number: '997-2400000002', fare: 7_240_000, otherAirline: false }],
      ...{ difference: 500_000, penalty: 950_000, charge: 100_000 },
      ...{ reason: 'The customer flies a day later.', preview: true, key },
    }),
  },
  responses: {
    200: answered('What changes in the order. Sums are poisha.', amendment),
    ...refused({
      ...refusals,
      422: 'A passenger has no ticket that counts (`fares.no-ticket`), or a number isn’t right (`fares.ticket`, `fares.ticket-airline`).',
    }),
  },
});

/** Voids, refunds and reissues of tickets. */
export const changeRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(giveBackRoute, async (context) => {
      const { id } = context.req.valid('param');
      const request = context.req.valid('json');
      return context.json(await run(deps, context.var.caller, giveBack, { id, request }), 200, noStore);
    })
    .openapi(reissueRoute, async (context) => {
      const { id } = context.req.valid('param');
      const request = context.req.valid('json');
      return context.json(await run(deps, context.var.caller, reissue, { id, request }), 200, noStore);
    });
