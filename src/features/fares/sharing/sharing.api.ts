import { createRoute, z } from '@hono/zod-openapi';
import { whatsappLink } from '#features/enquiries/reply/reply.rules.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { refused, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { missing } from '../refusals.rules.ts';
import { optionsMessage } from './sharing.contract.ts';
import { drawOptions } from './sharing.gateway.ts';
import { findShared } from './sharing.queries.ts';
import { messageOf } from './sharing.rules.ts';

const gone = {
  404: 'There is no such fare request, or its options weren’t sent.',
  409: 'The time limit of every option is over.',
};

const picture = createRoute({
  ...needs('orders.read'),
  method: 'get',
  path: '/fares/{id}/picture',
  operationId: 'drawFareOptions',
  tags: ['Fares'],
  summary: 'The options that can still be had as a picture, in the customer’s language; it names nobody',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'The picture, 1080 pixels wide.',
      content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({ ...usualRefusals, ...gone }),
  },
});

/** What of a request is sent by hand. @throws Failure not-found; conflict `fares.over` */
async function shared({ db, now, siteUrl }: Pick<Reading, 'db' | 'now' | 'siteUrl'>, id: string) {
  const found = await findShared(db, id, { now, siteUrl });
  if (found === undefined) {
    throw missing();
  }
  if (found.options.length === 0) {
    throw new Failure('conflict', 'fares.over', 'The time limit of every option is over.');
  }
  return found;
}

/** Fare options as a text, for the office. */
export const messageRoutes = routes('Fares', [
  reads(
    'GET /fares/{id}/message',
    {
      permission: 'orders.write',
      id: 'readFareMessage',
      summary: 'The options that can still be had as a text for WhatsApp, in the customer’s language',
      answer: 'The text.',
      output: optionsMessage,
      refusals: gone,
    },
    async ({ id }, reading) => {
      const found = await shared(reading, id);
      const text = messageOf(found);
      return { text, whatsapp: whatsappLink(found.customerPhone ?? '', text) };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof messageRoutes> {}
}

/** Fare options as a picture. */
export function pictureRoutes({ db, clock, siteUrl }: CommandDeps): JsonRoutes {
  const mounted = jsonRoutes();
  // Pictures are drawn in memory: few at a time.
  mounted.use(
    '/fares/:id/picture',
    fewAtATime({ concurrency: 2, queue: 16, perClient: 4 }, (context) => context.req.param('id') ?? ''),
  );
  return mounted.openapi(picture, async (context) => {
    const found = await shared({ db, now: clock.now(), siteUrl }, context.req.valid('param').id);
    const bytes = await drawOptions(found);
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
    });
  });
}
