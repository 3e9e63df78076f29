import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused, sent } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { visitorActor } from '../orders.rules.ts';
import { chooseChannels } from './channels.commands.ts';
import { channelChoice, channelsChosen } from './channels.contract.ts';
import type { ChannelResult } from './channels.rules.ts';
import { orderFormOf } from './visitor.api.ts';

const path = '/visitor/orders/{token}/channels';
const common = {
  ...forAnyone,
  path,
  tags: ['Orders of visitors'],
  request: {
    params: z.object({ token: z.string() }),
    ...sent(channelChoice, { channels: ['sms'] }),
  },
};
const refusals = refused({
  403: 'Sent from another site.',
  404: 'There is no such order.',
  422: 'None is chosen, or one without a number or an address (`messages.no-address`, `details.channel`).',
});

/** Taken by hand, since a form of the page sends the same. */
const put = {
  ...common,
  method: 'put' as const,
  operationId: 'chooseChannels',
  summary: 'Chooses the ways in which the customer is told of their order',
  responses: { 200: answered('It is chosen.', channelsChosen), ...refusals },
};
const form = {
  ...common,
  method: 'post' as const,
  operationId: 'chooseChannelsByForm',
  summary: 'The same, from the form of the page',
  responses: {
    200: answered('It is chosen.', channelsChosen),
    303: { description: 'To a form of the page: back to it, which says what became of it.' },
    ...refusals,
  },
};

const results: Readonly<Record<string, ChannelResult>> = {
  'messages.no-address': 'no-address',
  'input.invalid': 'none',
};

/** How a customer is told of their order, for whoever holds its link: by its form, with or without scripts. */
export function channelRoutes(deps: CommandDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openAPIRegistry.registerPath(put);
  routes.openAPIRegistry.registerPath(form);
  const choose = async (context: Context) => {
    const { req } = context;
    const token = req.param('token') ?? '';
    const { isForm, back: backTo } = orderFormOf(context, deps, token);
    const back = (channels: ChannelResult) => backTo({ channels }, '#told-by');
    try {
      const body: unknown = req.header('content-type')?.includes('json')
        ? await req.json().catch(() => undefined)
        : { channels: [(await req.parseBody({ all: true })).channels ?? []].flat() };
      const parsed = channelChoice.safeParse(body);
      if (!parsed.success) {
        throw new Failure(
          'invalid',
          'input.invalid',
          'Choose one way at least.',
          parsed.error.issues.map(({ path: at, message }) => ({ path: at.join('.'), message })),
        );
      }
      const actor = actingByLink(context.var.caller, visitorActor, 'orders.write');
      const chosen = await run(deps, actor, chooseChannels, { token, ...parsed.data });
      return isForm ? back('done') : context.json(chosen, 200, { 'cache-control': 'no-store' });
    } catch (cause) {
      const result = cause instanceof Failure ? results[cause.code] : undefined;
      if (isForm && result !== undefined) {
        return back(result);
      }
      throw cause;
    }
  };
  routes.put('/visitor/orders/:token/channels', choose);
  routes.post('/visitor/orders/:token/channels', choose);
  return routes;
}
