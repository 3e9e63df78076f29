import type { MiddlewareHandler } from 'hono';
import { Failure } from '../command/failure.ts';

const usual = { atOnce: 3, waiting: 12 };

/**
 * Lets a few requests through at a time, for work that takes much memory; others wait for their turn.
 * Those beyond the queue are told to come again.
 */
export function fewAtATime({ atOnce, waiting } = usual): MiddlewareHandler {
  let running = 0;
  const queue: Array<() => void> = [];
  return async (_, next) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new Failure('unavailable', 'request.busy', 'Too much is sent at once. Try again soon.');
      }
      await new Promise<void>((turn) => queue.push(turn));
    }
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
      queue.shift()?.();
    }
  };
}
