import { createRoute, z } from '@hono/zod-openapi';
import { problemShape } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { languages } from '#platform/language.ts';
import { searched } from '#platform/plain-text.contract.ts';
import { foundAirports } from './airports/airports.contract.ts';
import { listAirports } from './airports/airports.queries.ts';

const airportsRoute = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/airports',
  operationId: 'findAirports',
  tags: ['Air tickets'],
  summary: 'Airports by code, city, name or country, best first',
  request: {
    query: z.object({
      q: searched(60)
        .default('')
        .openapi({ description: 'What is typed, in English or Bangla', example: 'bangk' }),
      language: z.enum(languages).default('en'),
    }),
  },
  responses: {
    200: {
      description: 'At most eight airports; the most requested ones without a query.',
      content: { 'application/json': { schema: foundAirports } },
    },
    400: {
      description: 'A parameter is not right.',
      content: { 'application/problem+json': { schema: problemShape } },
    },
  },
});

/** The JSON routes of air tickets, for `/api`. They need no database: the airports are part of the program. */
export function airTicketRoutes(): JsonRoutes {
  const routes = jsonRoutes();
  return routes.openapi(airportsRoute, (context) => {
    const { q, language } = context.req.valid('query');
    return context.json(
      { airports: listAirports(language, q) },
      200,
      // The same for everybody, and only changes with a release.
      { 'cache-control': 'public, max-age=3600' },
    );
  });
}
