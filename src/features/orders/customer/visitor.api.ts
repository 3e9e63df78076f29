import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { acceptByLink } from '../orders.commands.ts';
import { visitorOrder } from '../orders.contract.ts';
import { findByToken } from '../orders.queries.ts';
import { visitorActor } from '../orders.rules.ts';
import { acceptAmendmentByLink } from '../terms/amendments.commands.ts';
import { proposal } from '../terms/amendments.contract.ts';
import { findProposal } from '../terms/amendments.queries.ts';
import type { AcceptResult } from './visitor.contract.ts';
import { orderPath } from './visitor.rules.ts';

const params = z.object({ token: z.string() });
const proposed = params.extend({ version: z.coerce.number().int().min(1) });
/** What the page says to a refusal. */
const resultOf: Readonly<Record<string, AcceptResult>> = {
  'orders.lapsed': 'lapsed',
  'orders.changed': 'changed',
  'orders.cancelled': 'over',
  'bookings.full': 'full',
  'bookings.closed': 'full',
};
const gone = { 404: 'There is no such order.' };

const read = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/orders/{token}',
  operationId: 'readVisitorOrder',
  tags: ['Orders of visitors'],
  summary: 'An order, for whoever holds its token',
  request: { params },
  responses: { 200: answered('The order. Sums are poisha.', visitorOrder), ...refused(gone) },
});

const accept = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/orders/{token}/accept',
  operationId: 'acceptVisitorOrder',
  tags: ['Orders of visitors'],
  summary: 'Accepts a quote; once more changes nothing',
  request: {
    params,
    query: z.object({
      version: z.coerce.number().int().optional().meta({ description: 'The version that was read.' }),
    }),
  },
  responses: {
    200: answered('It is open.', visitorOrder),
    303: { description: 'To a form of the page: back to it, which says what became of it.' },
    ...refused({
      ...gone,
      403: 'Sent from another site.',
      409: 'Its last day is over, it was cancelled, or its seats are gone (`bookings.full`, `details.left`).',
    }),
  },
});

const readProposal = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/orders/{token}/amendment',
  operationId: 'readVisitorAmendment',
  tags: ['Orders of visitors'],
  summary: 'The change of an order that waits for the customer',
  request: { params },
  responses: {
    200: answered('What it changes. Sums are poisha.', proposal),
    ...refused({ 404: 'Nothing is proposed, or there is no such order.' }),
  },
});

const acceptProposal = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/orders/{token}/amendments/{version}/accept',
  operationId: 'acceptVisitorAmendment',
  tags: ['Orders of visitors'],
  summary: 'Accepts a proposed change; once more changes nothing',
  request: { params: proposed },
  responses: {
    200: answered('It counts.', visitorOrder),
    303: { description: 'To a form of the page: back to it, which says what became of it.' },
    ...refused({ ...gone, 403: 'Sent from another site.', 409: 'Something else is proposed by now.' }),
  },
});

/**
 * Whether a form of an order's page was sent, and the way back to it, with what became of it and the place on the page.
 * @throws Failure forbidden from another site.
 */
export function orderFormOf(context: Context, { siteUrl }: Pick<CommandDeps, 'siteUrl'>, token: string) {
  if (!comesFromHere(context.req.raw.headers, siteUrl)) {
    throw new Failure('forbidden', 'orders.elsewhere', 'This was sent from another site.');
  }
  const path = orderPath(context.req.query('language') === 'bn' ? 'bn' : 'en', token);
  return {
    isForm: context.req.header('accept')?.includes('text/html') ?? false,
    back: (result: Readonly<Record<string, string>>, place = '') =>
      context.redirect(`${siteUrl}${path}?${new URLSearchParams(result)}${place}`, 303),
  };
}

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
  const formOf = (context: Context, token: string) => {
    const { isForm, back } = orderFormOf(context, deps, token);
    return { isForm, back: (accepted: AcceptResult) => back({ accepted }) };
  };
  return jsonRoutes()
    .openapi(read, async (context) =>
      context.json(await present(context.req.valid('param').token), 200, noStore),
    )
    .openapi(readProposal, async (context) => {
      const found = await findProposal(deps.db, context.req.valid('param').token);
      if (found === undefined) {
        throw new Failure('not-found', 'orders.not-found', 'Nothing is proposed.');
      }
      return context.json(found, 200, noStore);
    })
    .openapi(acceptProposal, async (context) => {
      const { token, version } = context.req.valid('param');
      const { isForm, back } = formOf(context, token);
      try {
        await run(
          deps,
          actingByLink(context.var.caller, visitorActor, 'orders.write'),
          acceptAmendmentByLink,
          { token, version },
        );
      } catch (cause) {
        if (isForm && cause instanceof Failure && cause.kind === 'conflict') {
          return back(resultOf[cause.code] ?? 'stands');
        }
        throw cause;
      }
      return isForm ? back('amended') : context.json(await present(token), 200, noStore);
    })
    .openapi(accept, async (context) => {
      const { token } = context.req.valid('param');
      const { isForm, back } = formOf(context, token);
      try {
        await run(deps, actingByLink(context.var.caller, visitorActor, 'orders.write'), acceptByLink, {
          token,
          version: context.req.valid('query').version,
        });
      } catch (cause) {
        if (isForm && cause instanceof Failure && cause.kind === 'conflict') {
          return back(resultOf[cause.code] ?? 'stands');
        }
        throw cause;
      }
      return isForm ? back('done') : context.json(await present(token), 200, noStore);
    });
}
