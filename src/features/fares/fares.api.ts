import { createRoute, z } from '@hono/zod-openapi';
import { passed } from '#features/orders/customer/passes.rules.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused, sent } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { writes } from '#platform/http/writes.ts';
import { acceptByWord, acceptOption } from './acceptance/acceptance.commands.ts';
import { addOption, sendOptions } from './fares.commands.ts';
import {
  acceptance,
  acceptanceByWord,
  newOption,
  type OfficeRequest,
  officeRequest,
  ordered,
  visitorRequest,
} from './fares.contract.ts';
import { findByToken, findOptions } from './fares.queries.ts';
import { farePage, faresQuery } from './list/list.contract.ts';
import { listFares } from './list/list.queries.ts';
import { missing } from './refusals.rules.ts';

const tags = ['Fares'];
const byToken = z.object({ token: z.string() });
const gone = { 404: 'There is no such fare request.' };
const noStore = { 'cache-control': 'no-store' };
const key = '0123456789abcdef0123456789abcdef';

const visit = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/fares/{token}',
  operationId: 'readVisitorFares',
  tags,
  summary: 'The options of a fare request, for whoever holds its token',
  request: { params: byToken },
  responses: { 200: answered('The options. Sums are poisha.', visitorRequest), ...refused(gone) },
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
      409: 'The airline’s time limit is over (`fares.lapsed`), the option was withdrawn or replaced (`fares.withdrawn`), or one was accepted already (`fares.accepted`).',
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

/** Requests for air fares and their options, for the office. */
export const fareRoutes = routes('Fares', [
  reads(
    'GET /fares',
    {
      permission: 'orders.read',
      id: 'listFares',
      summary: 'The fare desk: requests for air fares by their time limit, with the counts of the tabs',
      query: faresQuery,
      answer: 'A page of fare requests. Sums are poisha.',
      output: farePage,
    },
    (query, { db }) => listFares(db, query),
  ),
  reads(
    'GET /fares/{id}',
    {
      permission: 'orders.read',
      id: 'readFareRequest',
      summary: 'A fare request that has options',
      answer: 'The fare request with its options. Sums are poisha.',
      output: officeRequest,
      refusals: gone,
    },
    async ({ id }, { db, caller, today }) => {
      const found = await findOptions(db, id);
      if (found === undefined) {
        throw missing();
      }
      return requestFor(caller, found, today);
    },
  ),
  writes('POST /fares/{id}/options', addOption, {
    id: 'addFareOption',
    summary: 'Adds an option to a fare request, which is an enquiry for air tickets; idempotent by its key',
    body: newOption,
    example: {
      segments: [
        {
          airline: 'BG',
          flight: '335',
          from: 'DAC',
          to: 'JED',
          bookingClass: 'Y',
          status: 'HK',
          departs: '2026-12-12T17:00',
          arrives: '2026-12-12T21:15',
        },
      ],
      fares: [{ kind: 'adult', passengers: 2, base: 5_500_000, taxes: 1_240_000, service: 150_000 }],
      baggage: '30 kg and 7 kg in the cabin',
      changeFee: 500_000,
      refundFee: null,
      timeLimit: '2026-11-30T18:00:00+06:00',
      key,
    },
    status: 201,
    answer: 'The option is added, and stays as it is. Sums are poisha.',
  }),
  writes('POST /fares/{id}/accept', acceptByWord, {
    id: 'acceptFareByWord',
    summary: 'Accepts an option on the customer’s word, such as by telephone; idempotent by its key',
    body: acceptanceByWord,
    example: {
      option: '00000000-0000-4000-8000-000000000000',
      passengers: [{ kind: 'adult', surname: 'Sample', givenNames: 'Abdul Karim' }],
      said: 'Abdul Karim Sample',
      how: 'phone',
      key,
    },
    status: 201,
    answer: 'The order; its page is `/orders/{token}`.',
  }),
  writes('POST /fares/{id}/send', sendOptions, {
    id: 'sendFareOptions',
    summary:
      'Opens the link by which the customer sees the options and accepts one; once more sends those that were added since',
    answer: 'The token of the link.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof fareRoutes> {}
}

/** Fare options of whoever holds the token. */
export const visitorFareRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(visit, async (context) => {
      const found = await findByToken(deps.db, context.req.valid('param').token);
      if (found === undefined) {
        throw missing();
      }
      return context.json(found, 200, noStore);
    })
    .openapi(accept, async (context) => {
      if (!comesFromHere(context.req.raw.headers, deps.siteUrl)) {
        throw new Failure('forbidden', 'fares.elsewhere', 'This was sent from another site.');
      }
      const actor = actingByLink(context.var.caller, visitorActor, 'orders.write');
      const input = { ...context.req.valid('param'), request: context.req.valid('json') };
      return context.json(await run(deps, actor, acceptOption, input), 201, noStore);
    });
