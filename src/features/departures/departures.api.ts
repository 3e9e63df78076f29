import { createRoute, z } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { slug } from '#platform/text.contract.ts';
import { publicDeparture } from './departures.contract.ts';
import { findSoldPackage, inPublic, listDepartures } from './departures.queries.ts';

const list = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/departures',
  operationId: 'listDepartures',
  tags: ['Departures'],
  summary: 'The departures of a package with seats and prices, soonest first',
  request: {
    query: z.object({
      package: slug.describe('The slug of a published package, such as coxs-bazar.'),
    }),
  },
  responses: {
    200: answered(
      'The departures. `left` counts seats; prices are poisha per person. Seats can be requested while a departure is open, up to and on its `cutOff`.',
      z.object({ items: z.array(publicDeparture) }),
    ),
    ...refused({ 400: 'A parameter is not right.', 404: 'No package is published at this address.' }),
  },
});

/** Public departures. */
export function departureRoutes({ db, clock }: Pick<CommandDeps, 'db' | 'clock'>): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(list, async (context) => {
    const packageId = await findSoldPackage(db, context.req.valid('query').package);
    if (packageId === undefined) {
      throw new Failure('not-found', 'departures.package', 'No package is published at this address.');
    }
    const today = dhakaDate(clock.now());
    const items = (await listDepartures(db, packageId)).map((row) => inPublic(row, today));
    return context.json({ items }, 200, { 'cache-control': 'no-store' });
  });
  return routes;
}
