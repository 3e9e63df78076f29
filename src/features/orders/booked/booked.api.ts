import { createRoute, z } from '@hono/zod-openapi';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { bookedOfOrder } from './booked.contract.ts';
import { findBookedSeats } from './booked.queries.ts';

const read = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/orders/{id}/booking',
  operationId: 'readBookedSeats',
  tags: ['Orders'],
  summary: 'The departure, party and seats of an order',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answered('They; null for an order without seats.', bookedOfOrder),
    ...refused(usualRefusals),
  },
});

/** The seats of orders, for the office. */
export const bookedRoutes = ({ db }: Pick<CommandDeps, 'db'>): JsonRoutes =>
  jsonRoutes().openapi(read, async (context) => {
    const booking = (await findBookedSeats(db, context.req.valid('param').id)) ?? null;
    return context.json({ booking }, 200, { 'cache-control': 'no-store' });
  });
