import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isStaff, roles } from '#features/identity/roles/roles.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { limitPerMinute } from '#platform/http/minute-limit.ts';
import { problem } from '#platform/http/problem.ts';
import { checked, checkRequest } from './travellers.contract.ts';
import { checkTravellers } from './travellers.rules.ts';

const largest = 64 * 1024;
/** Requests in a minute: of one address, and of one of the staff. */
const most = { address: 30, staff: 120 };

const check = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/travellers/check',
  operationId: 'checkTravellers',
  tags: ['Travellers'],
  summary: 'Reads passports’ lines, and says what will go wrong with names and passports; nothing is stored',
  request: sent(checkRequest, {
    travellers: [
      {
        mrz: ['P<BGDRAHMAN<<ABDUL<KARIM<<<<<<<<<<<<<<<<<<<<', 'A012345678BGD8503150M2811051<<<<<<<<<<<<<<<6'],
        ticketName: 'RAHMAN/ABDUL KARIM MR',
      },
    ],
    departsOn: '2027-02-10',
    returnsOn: '2027-02-17',
  }),
  responses: {
    200: answered('Each traveller, in the order sent; unknown fields are null.', checked),
    ...refused({
      400: 'The request is invalid.',
      413: 'Too large.',
      429: 'Too many requests in a minute.',
    }),
  },
});

/**
 * Checks travellers' names and passports. What is sent is personal: it is neither stored nor logged.
 * @param visitorOf The client's address, as limits count it.
 */
export function travellerRoutes(deps: {
  readonly clock: { now(): Date };
  visitorOf(context: Context): string;
}): JsonRoutes {
  const isWithin = limitPerMinute(() => deps.clock.now().getTime());
  const routes = jsonRoutes();
  routes.use(
    '/travellers/check',
    bodyLimit({
      maxSize: largest,
      onError: () => problem(413, 'travellers.too-large', `Send at most ${largest} bytes.`),
    }),
  );
  return routes.openapi(check, (context) => {
    const caller = context.get('caller');
    // Whoever of the staff it is: those who work on visa cases sell nothing, and check passports all day.
    const role = roles.find((each) => each === caller?.role);
    const colleague = role !== undefined && isStaff(role) ? caller : undefined;
    const who = colleague === undefined ? deps.visitorOf(context) : `staff ${colleague.id}`;
    if (!isWithin(who, colleague === undefined ? most.address : most.staff)) {
      throw new Failure('too-many', 'travellers.too-many', 'Too many at once. Please try again in a minute.');
    }
    const { travellers, ...journey } = context.req.valid('json');
    const today = dhakaDate(deps.clock.now());
    return context.json(checkTravellers(travellers, journey, today), 200, { 'cache-control': 'no-store' });
  });
}
