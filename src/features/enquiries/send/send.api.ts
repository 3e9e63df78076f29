import { createRoute, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { problemShape } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { problem } from '#platform/http/problem.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { visitorActor } from '../enquiries.rules.ts';
import { sendEnquiry } from './send.commands.ts';
import { sendRequest, sent } from './send.contract.ts';

/** A valid request, for the API reference. */
const example: z.input<typeof sendRequest> = {
  kind: 'contact',
  topic: 'general',
  message: 'When is the office open?',
  language: 'en',
  contact: { name: 'Sample Rahman', phone: '01700-000000', reply: 'whatsapp' },
  key: '0123456789abcdef0123456789abcdef',
};

const largest = 64 * 1024;

const sendRoute = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/enquiries',
  operationId: 'sendEnquiry',
  tags: ['Enquiries'],
  summary: 'Sends an enquiry, like the forms of the site; idempotent by its key',
  request: { body: { required: true, content: { 'application/json': { schema: sendRequest, example } } } },
  responses: {
    201: {
      description: 'Received: its reference, and the secret path of its page.',
      content: { 'application/json': { schema: sent } },
    },
    400: {
      description: 'Fields are not right.',
      content: { 'application/problem+json': { schema: problemShape } },
    },
    403: {
      description: 'Sent from another site.',
      content: { 'application/problem+json': { schema: problemShape } },
    },
    429: {
      description: 'Too many requests from one address.',
      content: { 'application/problem+json': { schema: problemShape } },
    },
    413: { description: 'Too large.', content: { 'application/problem+json': { schema: problemShape } } },
    422: {
      description: 'Fields are not right, such as a departure that is over.',
      content: { 'application/problem+json': { schema: problemShape } },
    },
  },
});

/**
 * The only public route of enquiries.
 * @param visitorOf The client's address, as limits count it.
 */
export function sendRoutes(deps: {
  readonly commands: CommandDeps;
  readonly visitorOf: (context: Context) => string;
}): JsonRoutes {
  const { commands, visitorOf } = deps;
  const routes = jsonRoutes();
  routes.use('/enquiries', async (context, next) => {
    if (context.req.method !== 'POST') {
      return next();
    }
    if (!comesFromHere(context.req.raw.headers, commands.siteUrl)) {
      throw new Failure('forbidden', 'enquiries.elsewhere', 'This was sent from another site.');
    }
    return bodyLimit({
      maxSize: largest,
      onError: () => problem(413, 'enquiries.too-large', `An enquiry has at most ${largest} bytes.`),
    })(context, next);
  });
  return routes.openapi(sendRoute, async (context) => {
    const answer = await run(commands, visitorActor, sendEnquiry, {
      request: context.req.valid('json'),
      visitor: visitorOf(context),
    });
    return context.json(answer, 201, { 'cache-control': 'no-store' });
  });
}
