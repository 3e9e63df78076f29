import { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';

/** How long a refused body is still read, in ms, and how much of it, in bytes. */
const drainMs = 5_000;
const drainBytes = 64 * 1024 * 1024;

/** Reads and discards what a client still sends, until the end or a time limit. */
function drained(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const over = () => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', over).off('close', over);
      resolve();
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > drainBytes) {
        over();
      }
    };
    const timer = setTimeout(over, drainMs);
    incoming.on('data', count).on('end', over).on('close', over).resume();
  });
}

/** The request as it came in; undefined where nothing came over a connection, as in tests. */
export const incomingOf = (env: unknown): IncomingMessage | undefined =>
  typeof env === 'object' && env !== null && 'incoming' in env && env.incoming instanceof IncomingMessage
    ? env.incoming
    : undefined;

/**
 * Lets a client receive the response when its body was refused. Many clients read nothing before they have sent
 * everything; when the connection is closed meanwhile they only see a broken pipe. The response is sent at once, and ends
 * when the rest of the body has been read and discarded. The connection isn't reused.
 */
export const drainRefused: MiddlewareHandler = async (context, next) => {
  await next();
  const incoming = incomingOf(context.env);
  const refused = context.res;
  if (refused.status < 400 || !incoming || incoming.complete || incoming.destroyed) {
    return;
  }
  const content = new Uint8Array(await refused.arrayBuffer());
  const headers = new Headers(refused.headers);
  headers.set('content-length', String(content.length));
  headers.set('connection', 'close');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(content),
    pull: async (controller) => {
      await drained(incoming);
      controller.close();
    },
  });
  // Set to undefined first: Hono would otherwise merge the headers of both.
  context.res = undefined;
  context.res = new Response(body, { status: refused.status, headers });
};
