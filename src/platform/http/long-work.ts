import type { MiddlewareHandler } from 'hono';
import { incomingOf } from './drain-request.ts';

/**
 * Lets work take so long, in ms, on whose connection nothing moves until it is done: it would be cut by the time limit of idle ones, and
 * who asked would be told of a fault while it goes on.
 */
export const longWork =
  (ms: number): MiddlewareHandler =>
  ({ env }, next) => {
    incomingOf(env)?.socket.setTimeout(ms);
    return next();
  };
