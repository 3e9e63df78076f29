import { createRoute, z } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { cancellation, cancelRequest } from './cancellation/cancellation.contract.ts';
import { acceptOrder, cancelOrder, makeOrder } from './orders.commands.ts';
import { newOrder, officeOrder, orderMade, orderPage, orderQuery } from './orders.contract.ts';
import { findOrder, listOrders } from './orders.queries.ts';
import { orderFor } from './passes/passes.rules.ts';

const tags = ['Orders'];
const params = z.object({ id: z.uuid() });
const gone = { 404: 'There is no such order.' };
const noStore = { 'cache-control': 'no-store' };

const make = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/orders',
  operationId: 'makeOrder',
  tags,
  summary: 'Quotes an order; idempotent by its key',
  request: sent(newOrder, {
    language: 'en',
    contact: { name: 'Sample Rahman', phone: '01700-000000', email: 'sample@mail.example' },
    sold: [],
    lines: [
      { charge: 'own', quantity: 2, unit: 1_250_000, text: { en: 'Visa service', bn: 'ভিসা সেবা' } },
      { charge: 'official', quantity: 2, unit: 420_000, text: { en: 'Embassy fee' } },
      { charge: 'discount', quantity: 1, unit: -50_000, text: { en: 'Returning customer' } },
    ],
    key: '0123456789abcdef0123456789abcdef',
  }),
  responses: {
    201: answered('It is quoted. Sums are poisha; seats of a package are held until `heldUntil`.', orderMade),
    ...refused({
      ...usualRefusals,
      404: 'There is no such enquiry.',
      409: 'The enquiry has an order already, or fewer seats are left (`bookings.full`, `details.left`).',
      422: 'Fields are not right, such as a plan that does not add to the total.',
    }),
  },
});

const list = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/orders',
  operationId: 'listOrders',
  tags,
  summary: 'Orders, latest first',
  request: { query: orderQuery },
  responses: { 200: answered('A page of them.', orderPage), ...refused(usualRefusals) },
});

const read = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/orders/{id}',
  operationId: 'readOrder',
  tags,
  summary: 'One order',
  request: { params },
  responses: { 200: answered('It.', officeOrder), ...refused({ ...usualRefusals, ...gone }) },
});

const accept = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/orders/{id}/accept',
  operationId: 'acceptOrder',
  tags,
  summary: 'Accepts a quote for the customer; once more changes nothing',
  request: { params },
  responses: {
    200: answered('It is open.', officeOrder),
    ...refused({
      ...usualRefusals,
      ...gone,
      409: 'Its last day is over, it was cancelled, or its seats are gone (`bookings.full`, `details.left`).',
    }),
  },
});

const cancel = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/orders/{id}/cancel',
  operationId: 'cancelOrder',
  tags,
  summary: 'Cancels an order by its ladder; with `preview` only says what that would keep and give back',
  request: { params, ...sent(cancelRequest, { reason: 'The visa was refused.', preview: true }) },
  responses: {
    200: answered('`back` is what goes back of the money paid. Sums are poisha.', cancellation),
    ...refused({ ...usualRefusals, ...gone, 409: 'It was cancelled already, or has lapsed.' }),
  },
});

/** Orders, for the office. */
export function orderRoutes(deps: CommandDeps): JsonRoutes {
  const today = () => dhakaDate(deps.clock.now());
  const present = async (id: string, caller: Actor) => {
    const found = await findOrder(deps.db, id, today());
    if (found === undefined) {
      throw new Failure('not-found', 'orders.not-found', 'There is no such order.');
    }
    return orderFor(caller, found, today());
  };
  return jsonRoutes()
    .openapi(make, async (context) => {
      const input = context.req.valid('json');
      return context.json(await run(deps, context.var.caller, makeOrder, input), 201, noStore);
    })
    .openapi(list, async (context) =>
      context.json(await listOrders(deps.db, context.req.valid('query'), today()), 200, noStore),
    )
    .openapi(read, async (context) =>
      context.json(await present(context.req.valid('param').id, context.var.caller), 200, noStore),
    )
    .openapi(accept, async (context) => {
      const which = context.req.valid('param');
      await run(deps, context.var.caller, acceptOrder, which);
      return context.json(await present(which.id, context.var.caller), 200, noStore);
    })
    .openapi(cancel, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, cancelOrder, input), 200, noStore);
    });
}
