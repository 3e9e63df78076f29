import type { Context, MiddlewareHandler } from 'hono';
import { type ConcurrencyLimits, limitConcurrency } from '../concurrency-limit.ts';

/**
 * Lets a few requests through at a time, for work that takes much memory.
 * @param clientOf Which client a request counts for, with `perClient`.
 * @throws Failure unavailable beyond the queue.
 */
export function fewAtATime(
  limits: ConcurrencyLimits = { concurrency: 3, queue: 12 },
  clientOf?: (context: Context) => string | undefined,
): MiddlewareHandler {
  const limit = limitConcurrency(limits);
  return (context, next) => limit(next, clientOf?.(context), context.req.raw.signal);
}
