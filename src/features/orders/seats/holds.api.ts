import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { orderFormOf } from '../customer/visitor.api.ts';
import type { HoldResult } from '../customer/visitor.contract.ts';
import { visitorActor } from '../orders.rules.ts';

import { holdOrderAgain, payLater } from './holds.commands.ts';
import { heldUntil } from './holds.contract.ts';

const params = z.object({ token: z.string() });
const refusals = refused({
  403: 'Sent from another site.',
  404: 'There is no such order.',
  409: 'The order is over, or its seats are gone.',
  429: 'Too many seats wait for a payment.',
});
const toForm = { description: 'To a form of the page: back to it, which says what became of it.' };

const later = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/orders/{token}/pay-later',
  operationId: 'payLater',
  tags: ['Orders of visitors'],
  summary:
    'Holds the seats of a booking until the end of the next working day, for who pays later; once more changes nothing',
  request: { params },
  responses: { 200: answered('They are held.', heldUntil), 303: toForm, ...refusals },
});

const again = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/orders/{token}/hold',
  operationId: 'holdAgain',
  tags: ['Orders of visitors'],
  summary: 'Holds the seats of a booking again, whose hold is over',
  request: { params },
  responses: { 200: answered('They are held.', heldUntil), 303: toForm, ...refusals },
});

const resultOf: Readonly<Record<string, HoldResult>> = {
  'bookings.full': 'full',
  'bookings.closed': 'full',
  'bookings.lapsed': 'ended',
  'orders.later-many': 'many',
  'orders.held-often': 'many',
  'bookings.too-many': 'many',
  'bookings.crowded': 'many',
};

/** The seats that an order holds, for whoever has its link. */
export function holdRoutes(deps: CommandDeps): JsonRoutes {
  const noStore = { 'cache-control': 'no-store' };
  /** Runs a command for a program, or for a form of the page. @throws Failure forbidden from another site. */
  const ran = async (
    context: Context,
    which: { readonly token: string },
    wanted: { readonly command: typeof payLater; readonly done: HoldResult },
  ) => {
    const { isForm, back: backTo } = orderFormOf(context, deps, which.token);
    const back = (hold: HoldResult) => backTo({ hold });
    try {
      const held = await run(
        deps,
        actingByLink(context.var.caller, visitorActor, 'orders.write'),
        wanted.command,
        which,
      );
      return isForm ? back(wanted.done) : held;
    } catch (cause) {
      if (isForm && cause instanceof Failure && (cause.kind === 'conflict' || cause.kind === 'too-many')) {
        return back(resultOf[cause.code] ?? 'over');
      }
      throw cause;
    }
  };
  return jsonRoutes()
    .openapi(later, async (context) => {
      const held = await ran(context, context.req.valid('param'), { command: payLater, done: 'later' });
      return held instanceof Response ? held : context.json(held, 200, noStore);
    })
    .openapi(again, async (context) => {
      const held = await ran(context, context.req.valid('param'), { command: holdOrderAgain, done: 'again' });
      return held instanceof Response ? held : context.json(held, 200, noStore);
    });
}
