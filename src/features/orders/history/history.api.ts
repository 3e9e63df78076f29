import { createRoute, z } from '@hono/zod-openapi';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { bookedEntries, orderEventList } from './history.contract.ts';
import { listBooked, listEvents } from './history.queries.ts';

const tags = ['Orders'];
const params = z.object({ id: z.uuid() });
const noStore = { 'cache-control': 'no-store' };

const ledger = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/orders/{id}/ledger',
  operationId: 'listBookedEntries',
  tags,
  summary: 'What the ledger holds of an order, in order of time',
  request: { params },
  responses: { 200: answered('Entries. Sums are poisha.', bookedEntries), ...refused(usualRefusals) },
});

const history = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/orders/{id}/history',
  operationId: 'listOrderEvents',
  tags,
  summary: 'What happened to an order, the latest first',
  request: { params },
  responses: { 200: answered('Events. Sums are poisha.', orderEventList), ...refused(usualRefusals) },
});

/** The ledger and the history of an order, for the office. */
export function orderHistoryRoutes({ db }: Pick<CommandDeps, 'db'>): JsonRoutes {
  return jsonRoutes()
    .openapi(ledger, async (context) =>
      context.json({ items: await listBooked(db, context.req.valid('param').id) }, 200, noStore),
    )
    .openapi(history, async (context) =>
      context.json({ items: await listEvents(db, context.req.valid('param').id) }, 200, noStore),
    );
}
