import { createRoute } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { problem } from '#platform/http/problem.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { makeBooking } from './bookings.commands.ts';
import { bookingMade, newBooking } from './bookings.contract.ts';

const largest = 16 * 1024;

/** Lets only small requests of our own pages, and of programs, pass. @param feature whose codes the refusals have */
export const fromOurPages =
  (siteUrl: string, feature = 'bookings'): MiddlewareHandler =>
  async (context, next) => {
    if (!comesFromHere(context.req.raw.headers, siteUrl)) {
      throw new Failure('forbidden', `${feature}.elsewhere`, 'This was sent from another site.');
    }
    return bodyLimit({
      maxSize: largest,
      onError: () => problem(413, `${feature}.too-large`, `A request has at most ${largest} bytes.`),
    })(context, next);
  };

/** What the API's reference shows for a booking and for a place on a waiting list. */
export const bookingExample = {
  package: 'coxs-bazar',
  departure: '0197c2a0-0000-7000-8000-000000000000',
  party: { adults: 2, childrenWithBed: 1, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
  contact: { name: 'Sample Rahman', phone: '01700-000000', reply: 'phone' as const },
  language: 'en' as const,
  key: '0123456789abcdef0123456789abcdef',
};

const book = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/bookings',
  operationId: 'makeBooking',
  tags: ['Bookings'],
  summary:
    'Books seats on a departure: an order stands, and the seats are held for some minutes; idempotent by its key',
  request: sent(newBooking, bookingExample),
  responses: {
    201: answered('The seats are held until `heldUntil`. Sums are poisha.', bookingMade),
    ...refused({
      400: 'The request is invalid.',
      403: 'Sent from another site.',
      409: 'Fewer seats are left (`bookings.full`, `details.left`), or the departure is closed (`bookings.closed`).',
      413: 'Too large.',
      422: 'Fields are not right, such as a departure of another package.',
      429: 'Too many unpaid bookings of one visitor, contact or departure.',
    }),
  },
});

/** Bookings of visitors. @param visitorOf The client's address, as limits count it. */
export function bookingRoutes(deps: CommandDeps & { visitorOf(context: Context): string }): JsonRoutes {
  const routes = jsonRoutes();
  routes.use('/bookings', fromOurPages(deps.siteUrl));
  return routes.openapi(book, async (context) => {
    const made = await run(deps, visitorActor, makeBooking, {
      request: context.req.valid('json'),
      visitor: deps.visitorOf(context),
    });
    return context.json(made, 201, { 'cache-control': 'no-store' });
  });
}
