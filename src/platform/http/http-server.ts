import { createServer, type RequestListener, type Server } from 'node:http';

export interface ConnectionLimits {
  /** So many connections at once; further ones are closed at once. */
  readonly maxConnections: number;
  /** A connection on which nothing moves in either direction for so long is cut, in ms. */
  readonly idleTimeout: number;
}

/** Streams that stay open send something every 15 s. */
const usual: ConnectionLimits = { maxConnections: 4_000, idleTimeout: 20_000 };

/**
 * A server that slow clients can't hold up: who sends its headers or its body too slowly is cut off, and so is who doesn't
 * read what it asked for. Node looks for the first kind only every 30 s unless told otherwise.
 */
export function createHttpServer(
  listener: RequestListener,
  { maxConnections, idleTimeout }: ConnectionLimits = usual,
): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 10_000,
    },
    listener,
  );
  server.maxConnections = maxConnections;
  server.timeout = idleTimeout;
  return server;
}
