import { createServer, type RequestListener, type Server } from 'node:http';
import { type BodyLimits, limitSlowBodies, usualBodyLimits } from './body-deadline.ts';
import { takeTurns } from './socket-turns.ts';

export interface ConnectionLimits extends BodyLimits {
  /** So many connections at once; further ones are closed at once. */
  readonly maxConnections: number;
  /** A connection on which nothing moves in either direction for so long is cut, in ms. */
  readonly idleTimeout: number;
  /** How long the headers of a request may take, in ms. It is looked at once a second. */
  readonly headersTimeout: number;
  /** So many requests may be sent ahead on a connection. */
  readonly sentAhead: number;
  /** Where so many are sent ahead on all connections together, each may send one. */
  readonly aheadInAll: number;
}

/** Streams that stay open send something every 15 s. */
const usual: ConnectionLimits = {
  ...usualBodyLimits,
  maxConnections: 4_000,
  idleTimeout: 20_000,
  headersTimeout: 10_000,
  sentAhead: 16,
  aheadInAll: 2_000,
};

/**
 * A server that slow clients can't hold up: who sends its headers or its body too slowly is cut off, and so is who doesn't
 * read its response. Node looks for slow headers only every 30 s unless told otherwise.
 */
export function createHttpServer(listener: RequestListener, limits: Partial<ConnectionLimits> = {}): Server {
  const { maxConnections, idleTimeout, headersTimeout, sentAhead, aheadInAll, ...bodies } = {
    ...usual,
    ...limits,
  };
  const turns = takeTurns({ most: sentAhead, inAll: aheadInAll }, limitSlowBodies(bodies, listener));
  const server = createServer(
    {
      headersTimeout,
      // How long a body may take depends on what it is.
      requestTimeout: 0,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 10_000,
    },
    turns.listener,
  );
  server.on('connection', turns.connected);
  server.maxConnections = maxConnections;
  server.timeout = idleTimeout;
  return server;
}
