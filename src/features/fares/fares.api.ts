import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { passed } from '#features/orders/passes/passes.rules.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { forAnyone, needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import type { FileDeps } from '#platform/private-files/private-files.ts';
import { acceptOption } from './acceptance/acceptance.commands.ts';
import { changeRoutes } from './changes/changes.api.ts';
import { coverRoutes } from './covers/covers.api.ts';
import { addOption, missing, sendOptions } from './fares.commands.ts';
import {
  acceptance,
  newOption,
  type OfficeRequest,
  officeRequest,
  option,
  ordered,
  sentOptions,
  visitorRequest,
} from './fares.contract.ts';
import { findByToken, findOptions } from './fares.queries.ts';
import { listedRoutes } from './listed/listed.api.ts';
import { sharingRoutes } from './sharing/sharing.api.ts';
import { ticketRoutes } from './tickets/tickets.api.ts';

const tags = ['Fares'];
const params = z.object({ id: z.uuid() });
const byToken = z.object({ token: z.string() });
const gone = { 404: 'There is no such fare request.' };
const noStore = { 'cache-control': 'no-store' };
const key = '0123456789abcdef0123456789abcdef';

const add = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/fares/{id}/options',
  operationId: 'addFareOption',
  tags,
  summary: 'Adds an option to a fare request, which is an enquiry for air tickets; idempotent by its key',
  request: {
    params,
    ...sent(newOption, {
      segments: [
        {
          ...{ airline: 'BG', flight: '335', from: 'DAC', to: 'JED', bookingClass: 'Y', status: 'HK' },
          ...{ departs: '2026-12-12T17:00', arrives: '2026-12-12T21:15' },
        },
      ],
      fares: [{ kind: 'adult', passengers: 2, base: 5_500_000, taxes: 1_240_000, service: 150_000 }],
      baggage: '30 kg and 7 kg in the cabin',
      changeFee: 500_000,
      refundFee: null,
      timeLimit: '2026-11-30T18:00:00+06:00',
      key,
    }),
  },
  responses: {
    201: answered('It stands, and stays as it is. Sums are poisha.', option),
    ...refused({
      ...usualRefusals,
      ...gone,
      409: 'It has five options (`fares.many`), or one was accepted (`fares.accepted`).',
      422: 'An airport or the price is not right (`fares.option`), or a flight can’t land when it says (`fares.times`).',
    }),
  },
});

const read = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/fares/{id}',
  operationId: 'readFareRequest',
  tags,
  summary: 'A fare request that has options',
  request: { params },
  responses: {
    200: answered('It. Sums are poisha.', officeRequest),
    ...refused({ ...usualRefusals, ...gone }),
  },
});

const send = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/fares/{id}/send',
  operationId: 'sendFareOptions',
  tags,
  summary:
    'Opens the link by which the customer sees the options and accepts one; once more sends those that were added since',
  request: { params },
  responses: {
    200: answered('The token of the link.', sentOptions),
    ...refused({ ...usualRefusals, ...gone, 409: 'There is no option yet (`fares.empty`).' }),
  },
});

const visit = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/fares/{token}',
  operationId: 'readVisitorFares',
  tags,
  summary: 'The options of a fare request, for whoever holds its token',
  request: { params: byToken },
  responses: { 200: answered('They. Sums are poisha.', visitorRequest), ...refused(gone) },
});

const accept = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/fares/{token}/accept',
  operationId: 'acceptFareOption',
  tags,
  summary: 'Accepts an option at the price that was shown: an order stands; idempotent by its key',
  request: {
    params: byToken,
    ...sent(acceptance, {
      option: '00000000-0000-4000-8000-000000000000',
      passengers: [{ kind: 'adult', surname: 'Sample', givenNames: 'Abdul Karim' }],
      key,
    }),
  },
  responses: {
    201: answered('The order; its page is `/orders/{token}`.', ordered),
    ...refused({
      ...gone,
      403: 'Sent from another site.',
      409: 'The airline’s time limit is over (`fares.lapsed`), or an option was accepted already (`fares.accepted`).',
      422: 'Fields are not right, such as more passengers than were priced.',
    }),
  },
});

/** A fare request as somebody of the staff gets it: the customer's link only with the right to write orders. */
function requestFor(
  { permissions }: Pick<Actor, 'permissions'>,
  found: OfficeRequest,
  today: CalendarDate,
): OfficeRequest {
  const { order, ticketing } = found;
  return permissions.has('orders.write')
    ? found
    : {
        ...found,
        token: null,
        ticketing: ticketing && {
          ...ticketing,
          cover: ticketing.cover && order && passed(ticketing.cover, order.id, today),
        },
      };
}

/** Fare options: of the office, and of whoever holds the token. */
export function fareRoutes(deps: CommandDeps & FileDeps): JsonRoutes {
  const checkSite = (context: Context) => {
    if (!comesFromHere(context.req.raw.headers, deps.siteUrl)) {
      throw new Failure('forbidden', 'fares.elsewhere', 'This was sent from another site.');
    }
  };
  const routes = jsonRoutes();
  routes.route('/', listedRoutes(deps));
  routes.route('/', coverRoutes(deps));
  routes.route('/', changeRoutes(deps));
  routes.route('/', sharingRoutes(deps));
  routes.route('/', ticketRoutes({ commands: deps, files: deps }));
  return routes
    .openapi(add, async (context) => {
      const { id } = context.req.valid('param');
      const request = context.req.valid('json');
      return context.json(await run(deps, context.var.caller, addOption, { id, request }), 201, noStore);
    })
    .openapi(read, async (context) => {
      const found = await findOptions(deps.db, context.req.valid('param').id);
      if (found === undefined) {
        throw missing();
      }
      return context.json(requestFor(context.var.caller, found, dhakaDate(deps.clock.now())), 200, noStore);
    })
    .openapi(send, async (context) =>
      context.json(
        await run(deps, context.var.caller, sendOptions, context.req.valid('param')),
        200,
        noStore,
      ),
    )
    .openapi(visit, async (context) => {
      const found = await findByToken(deps.db, context.req.valid('param').token);
      if (found === undefined) {
        throw missing();
      }
      return context.json(found, 200, noStore);
    })
    .openapi(accept, async (context) => {
      checkSite(context);
      const { token } = context.req.valid('param');
      const request = context.req.valid('json');
      return context.json(
        await run(deps, actingByLink(context.var.caller, visitorActor, 'orders.write'), acceptOption, {
          token,
          request,
        }),
        201,
        noStore,
      );
    });
}
