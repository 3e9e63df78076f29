import { createRoute, z } from '@hono/zod-openapi';
import { whatsappLink } from '#features/enquiries/reply/reply.rules.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { missing } from '../fares.commands.ts';
import { optionsMessage } from './sharing.contract.ts';
import { drawOptions } from './sharing.gateway.ts';
import { findShared } from './sharing.queries.ts';
import { messageOf } from './sharing.rules.ts';

const tags = ['Fares'];
const params = z.object({ id: z.uuid() });
const gone = {
  ...usualRefusals,
  404: 'There is no such fare request, or its options weren’t sent.',
  409: 'The time limit of every option is over.',
};

const message = createRoute({
  ...needs('orders.write'),
  method: 'get',
  path: '/fares/{id}/message',
  operationId: 'readFareMessage',
  tags,
  summary: 'The options that can still be had as a text for WhatsApp, in the customer’s language',
  request: { params },
  responses: { 200: answered('It.', optionsMessage), ...refused(gone) },
});

const picture = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/fares/{id}/picture',
  operationId: 'drawFareOptions',
  tags,
  summary: 'The options that can still be had as a picture, in the customer’s language; it names nobody',
  request: { params },
  responses: {
    200: {
      description: 'The picture, 1080 pixels wide',
      content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused(gone),
  },
});

/** Fare options to send by hand. */
export function sharingRoutes({ db, clock, siteUrl }: CommandDeps): JsonRoutes {
  const shared = async (id: string) => {
    const found = await findShared(db, id, { now: clock.now(), siteUrl });
    if (found === undefined) {
      throw missing();
    }
    if (found.options.length === 0) {
      throw new Failure('conflict', 'fares.over', 'The time limit of every option is over.');
    }
    return found;
  };
  const routes = jsonRoutes();
  // Pictures are drawn in memory: few at a time.
  routes.use(
    '/fares/:id/picture',
    fewAtATime({ concurrency: 2, queue: 16, perClient: 4 }, (context) => context.req.param('id') ?? ''),
  );
  return routes
    .openapi(message, async (context) => {
      const found = await shared(context.req.valid('param').id);
      const text = messageOf(found);
      return context.json({ text, whatsapp: whatsappLink(found.customerPhone ?? '', text) }, 200);
    })
    .openapi(picture, async (context) => {
      const found = await shared(context.req.valid('param').id);
      const bytes = await drawOptions(found);
      return new Response(new Uint8Array(bytes), {
        headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
      });
    });
}
