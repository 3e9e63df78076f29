import { createRoute, z } from '@hono/zod-openapi';
import { amendment } from '#features/orders/amendments/amendments.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { changeBooking } from './change.commands.ts';
import { bookingChange } from './change.contract.ts';

const change = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/orders/{id}/booking',
  operationId: 'changeBooking',
  tags: ['Bookings'],
  summary: 'Changes the departure or party of a booking; with `preview` only says what that would change',
  request: {
    params: z.object({ id: z.uuid() }),
    ...sent(bookingChange, {
      party: { adults: 3, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
      reason: 'A cousin comes along.',
      from: 1,
      agreed: true,
      key: '0123456789abcdef0123456789abcdef',
    }),
  },
  responses: {
    200: answered(
      '`proposed` to the customer, who accepts it by the link; `applied` at once for a quote, and when they have `agreed`.',
      amendment,
    ),
    ...refused({
      ...usualRefusals,
      404: 'There is no such order.',
      409: 'Fewer seats are left (`bookings.full`), the departure is closed (`bookings.closed`), the price is another one than was `seen` (`bookings.price`), the order has no seats (`bookings.none`), is over, or has changed since.',
      422: 'Fields are not right.',
    }),
  },
});

/** Changes of bookings, for the office. */
export const changeRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(change, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    const made = await run(deps, context.var.caller, changeBooking, input);
    return context.json(made, 200, { 'cache-control': 'no-store' });
  });
