import type { MiddlewareHandler } from 'hono';
import { type ConcurrencyLimits, limitConcurrency } from '../concurrency-limit.ts';

/** Lets a few requests through at a time, for work that takes much memory. @throws Failure unavailable beyond the queue. */
export function fewAtATime(limits: ConcurrencyLimits = { concurrency: 3, queue: 12 }): MiddlewareHandler {
  const limit = limitConcurrency(limits);
  return (_, next) => limit(next);
}
