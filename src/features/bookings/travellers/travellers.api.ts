import { createRoute, z } from '@hono/zod-openapi';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused, sent } from '#platform/http/described.ts';
import { basedOnOf, entityTag, ifMatch } from '#platform/http/entity-tag.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { writes } from '#platform/http/writes.ts';
import { type Language, languages } from '#platform/language.ts';
import { findAgePrice } from '../ages/ages.queries.ts';
import { fillTravellers, openPassports, saveTravellers } from './travellers.commands.ts';
import { officeTravellers, travellersSent, visitorTravellers } from './travellers.contract.ts';
import { findOfficeTravellers, findVisitorTravellers } from './travellers.queries.ts';

const byToken = z.object({ token: z.string() });
const query = z.object({
  language: z.enum(languages).default('en').meta({ description: 'Of the warnings.' }),
});
const example = {
  travellers: [
    {
      place: 'adult-1',
      surname: 'RAHMAN',
      givenNames: 'ABDUL KARIM',
      sex: 'M' as const,
      birthDate: '1985-03-15',
    },
  ],
};
const gone = { 404: 'There is no such order, or it has no seats on a departure.' };
const writing = {
  409: 'Saved by somebody else meanwhile (`travellers.changed`), too late (`travellers.closed`), or the order is over.',
  412: 'If-Match is no ETag of this address.',
  422: 'Fields are not right.',
  428: 'If-Match is missing.',
};
const ofVisitors = ['Orders of visitors'];

const readByLink = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/orders/{token}/travellers',
  operationId: 'readVisitorTravellers',
  tags: ofVisitors,
  summary: 'Who travels, without birth dates and passport numbers, and what will go wrong',
  request: { params: byToken, query },
  responses: {
    200: answered('The travellers, adults first.', visitorTravellers),
    ...refused({ ...gone, 403: 'Staff without the permission.' }),
  },
});

const fill = createRoute({
  ...forAnyone,
  method: 'put',
  path: '/visitor/orders/{token}/travellers',
  operationId: 'fillTravellers',
  tags: ofVisitors,
  summary: 'Fills in who travels, until some days before the departure',
  request: { params: byToken, query, headers: ifMatch(), ...sent(travellersSent, example) },
  responses: {
    200: answered('They are saved.', visitorTravellers),
    ...refused({ ...gone, ...writing, 403: 'Sent from another site.' }),
  },
});

function found<Found>(list: Found | undefined): Found {
  if (list === undefined) {
    throw new Failure('not-found', 'travellers.not-found', 'This order has no seats on a departure.');
  }
  return list;
}

/** Travellers of an order, by the token of its link. */
export function travellerListRoutes(deps: CommandDeps): JsonRoutes {
  const viewIn = (language: Language): { today: CalendarDate; language: Language } => ({
    today: dhakaDate(deps.clock.now()),
    language,
  });
  const byLink = async (token: string, language: Language) =>
    found(await findVisitorTravellers(deps, token, viewIn(language)));
  const heads = ({ version }: { readonly version: number }) => ({
    etag: entityTag(version),
    'cache-control': 'no-store',
  });
  return jsonRoutes()
    .openapi(readByLink, async (context) => {
      actingByLink(context.var.caller, visitorActor, 'travellers.read');
      const list = await byLink(context.req.valid('param').token, context.req.valid('query').language);
      return context.json(list, 200, heads(list));
    })
    .openapi(fill, async (context) => {
      if (!comesFromHere(context.req.raw.headers, deps.siteUrl)) {
        throw new Failure('forbidden', 'travellers.elsewhere', 'This was sent from another site.');
      }
      const { token } = context.req.valid('param');
      const actor = actingByLink(context.var.caller, visitorActor, 'travellers.write');
      const basedOn = basedOnOf(context.req.valid('header'));
      await run(deps, actor, fillTravellers, { token, basedOn, sent: context.req.valid('json') });
      const list = await byLink(token, context.req.valid('query').language);
      return context.json(list, 200, heads(list));
    });
}

/** Travellers of an order, for the office. @throws Failure not-found without seats on a departure */
const present = async (
  { id, language }: { readonly id: string; readonly language: Language },
  { db, dataKey, today, now }: Reading,
) => ({
  ...found(await findOfficeTravellers({ db, dataKey }, id, { today, language })),
  agePrice: await findAgePrice({ db, dataKey }, { id }, now),
});

/** What of an answer is its ETag. */
const version = (list: { readonly version: number }) => list.version;

/** Travellers of an order, for the office. */
export const officeTravellerRoutes = routes('Travellers', [
  reads(
    'GET /orders/{id}/travellers',
    {
      permission: 'travellers.read',
      id: 'readTravellers',
      summary: 'Who travels by an order, without passport numbers, and what will go wrong',
      query,
      answer: 'The travellers, adults first.',
      output: officeTravellers,
      version,
      refusals: gone,
    },
    present,
  ),
  writes('PUT /orders/{id}/travellers', saveTravellers, {
    id: 'saveTravellers',
    summary: 'Saves who travels by an order',
    query,
    ifMatch: true,
    body: travellersSent,
    example,
    input: ({ id, travellers }, basedOn) => ({ id, basedOn, sent: { travellers } }),
    answer: 'They are saved.',
    output: officeTravellers,
    version,
    refusals: { ...gone, ...writing },
    readBack: (_, reading, given) => present(given, reading),
  }),
  writes('POST /orders/{id}/travellers/passports', openPassports, {
    id: 'openPassports',
    summary: 'Shows the passport numbers of an order; that they were opened, and by whom, is in the log',
    answer: 'The passports that are known.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof officeTravellerRoutes> {}
}
