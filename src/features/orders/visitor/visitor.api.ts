import { createRoute, z } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { acceptByLink } from '../orders.commands.ts';
import { visitorOrder } from '../orders.contract.ts';
import { findByToken } from '../orders.queries.ts';
import { visitorActor } from '../orders.rules.ts';
import type { AcceptResult } from './visitor.contract.ts';
import { orderPath } from './visitor.rules.ts';

const params = z.object({ token: z.string() });
const gone = { 404: 'There is no such order.' };

const read = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/orders/{token}',
  operationId: 'readVisitorOrder',
  tags: ['Orders of visitors'],
  summary: 'An order, for whoever holds its token',
  request: { params },
  responses: { 200: answered('It. Sums are poisha.', visitorOrder), ...refused(gone) },
});

const accept = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/orders/{token}/accept',
  operationId: 'acceptVisitorOrder',
  tags: ['Orders of visitors'],
  summary: 'Accepts a quote; once more changes nothing',
  request: { params },
  responses: {
    200: answered('It is open.', visitorOrder),
    303: { description: 'To a form of the page: back to it, which says what became of it' },
    ...refused({
      ...gone,
      403: 'Sent from another site.',
      409: 'Its last day is over, or it was cancelled.',
    }),
  },
});

/** An order by the token of its link. */
export function visitorOrderRoutes(deps: CommandDeps): JsonRoutes {
  const noStore = { 'cache-control': 'no-store' };
  const present = async (token: string) => {
    const found = await findByToken(deps.db, token, dhakaDate(deps.clock.now()));
    if (found === undefined) {
      throw new Failure('not-found', 'orders.not-found', 'There is no such order.');
    }
    return found;
  };
  return jsonRoutes()
    .openapi(read, async (context) =>
      context.json(await present(context.req.valid('param').token), 200, noStore),
    )
    .openapi(accept, async (context) => {
      if (!comesFromHere(context.req.raw.headers, deps.siteUrl)) {
        throw new Failure('forbidden', 'orders.elsewhere', 'This was sent from another site.');
      }
      const { token } = context.req.valid('param');
      const isForm = context.req.header('accept')?.includes('text/html') ?? false;
      const back = (result: AcceptResult) => {
        const path = orderPath(context.req.query('language') === 'bn' ? 'bn' : 'en', token);
        return context.redirect(`${deps.siteUrl}${path}?accepted=${result}`, 303);
      };
      try {
        await run(deps, visitorActor, acceptByLink, { token });
      } catch (cause) {
        if (isForm && cause instanceof Failure && cause.kind === 'conflict') {
          return back(cause.code === 'orders.lapsed' ? 'lapsed' : 'over');
        }
        throw cause;
      }
      return isForm ? back('done') : context.json(await present(token), 200, noStore);
    });
}
