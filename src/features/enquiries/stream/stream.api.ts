import { createRoute, z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import type { Caller } from '#platform/http/caller.ts';
import { refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import type { InboxWatch, Said } from './stream.gateway.ts';

/** How often a heartbeat is sent and the caller is checked again. */
const heartbeatMs = 15_000;

/** A token lasts 15 minutes at most: longer subscriptions reconnect with a new one. */
const longestMs = 10 * 60_000;

/** When more events than this are unread, the connection is closed: the client then reloads the list. */
const maxWaiting = 500;

const streamRoute = createRoute({
  ...needs('enquiries.read'),
  method: 'get',
  path: '/enquiries/stream',
  operationId: 'watchEnquiries',
  tags: ['Enquiries of the office'],
  summary: 'Streams events of the inbox (server-sent events) for at most ten minutes; then reconnect',
  description:
    'Events: `enquiry` with {id, happened}; `look-again` when events may have been missed; `alive` every 15 seconds. Send the access token as bearer token with fetch, never in the URL.',
  responses: {
    200: { description: 'A stream of events.', content: { 'text/event-stream': { schema: z.string() } } },
    ...refused(usualRefusals),
  },
});

/** @param identify The caller, by the request's headers: checked repeatedly while the stream is open. */
export function streamRoutes(deps: {
  readonly inbox: InboxWatch;
  readonly identify: (headers: Headers) => Promise<Caller | undefined>;
}): JsonRoutes {
  const { inbox, identify } = deps;
  return jsonRoutes().openapi(streamRoute, (context) => {
    const { headers } = context.req.raw;
    // A buffering proxy would delay the events.
    context.header('x-accel-buffering', 'no');
    return streamSSE(context, async (stream) => {
      const waiting: Exclude<Said, 'over'>[] = [];
      let wake = () => {};
      let isOver = false;
      const stop = inbox.watch((said) => {
        if (said === 'over') {
          isOver = true;
        } else {
          waiting.push(said);
        }
        wake();
      });
      stream.onAbort(() => {
        isOver = true;
        wake();
      });
      const until = performance.now() + longestMs;
      let nextBeat = performance.now();
      try {
        while (!isOver && performance.now() < until && waiting.length <= maxWaiting) {
          const isBeat = performance.now() >= nextBeat;
          // After a sign-out or a lost role no more events are sent, even before the next heartbeat.
          if (
            (isBeat || waiting.length > 0) &&
            !(await identify(headers))?.permissions.has('enquiries.read')
          ) {
            break;
          }
          if (isBeat) {
            await stream.writeSSE({ event: 'alive', data: '' });
            nextBeat = performance.now() + heartbeatMs;
          }
          for (const said of waiting.splice(0)) {
            await (said === 'missed'
              ? stream.writeSSE({ event: 'look-again', data: '' })
              : stream.writeSSE({ event: 'enquiry', data: JSON.stringify(said) }));
          }
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, Math.max(0, Math.min(nextBeat, until) - performance.now()));
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
            if (waiting.length > 0 || isOver) {
              wake();
            }
          });
        }
      } finally {
        stop();
      }
    });
  });
}
