import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { bookByStaff } from './by-staff.commands.ts';
import { staffBooking, staffBookingMade } from './by-staff.contract.ts';

const book = createRoute({
  ...needs('orders.write'),
  method: 'post',
  path: '/departures/{id}/bookings',
  operationId: 'bookByStaff',
  tags: ['Bookings'],
  summary: 'Books seats for somebody on the telephone: accepted at once; idempotent by its key',
  request: {
    params: z.object({ id: z.uuid() }),
    ...sent(staffBooking, {
      party: { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
      contact: { name: 'Sample Rahman', phone: '01700-000000', reply: 'phone' },
      language: 'bn',
      key: '0123456789abcdef0123456789abcdef',
    }),
  },
  responses: {
    201: answered('Its seats are booked.', staffBookingMade),
    ...refused({
      ...usualRefusals,
      404: 'There is no such departure.',
      409: 'Fewer seats are left (`bookings.full`), the departure is closed (`bookings.closed`), or the enquiry has an order.',
      422: 'Fields are not right.',
    }),
  },
});

/** Bookings that staff take down. */
export const staffBookingRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes().openapi(book, async (context) => {
    const { id: departure } = context.req.valid('param');
    const input = { ...context.req.valid('json'), departure };
    const made = await run(deps, context.var.caller, bookByStaff, input);
    return context.json(made, 201, { 'cache-control': 'no-store' });
  });
