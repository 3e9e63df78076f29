import { ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { busy, type ConcurrencyLimits, limitConcurrency } from '../concurrency-limit.ts';
import { fieldOf } from '../record.ts';

export interface FlightLimits extends ConcurrencyLimits {
  /** So many requests of one client address may be unanswered, or answered and unread. */
  readonly ofAddress: number;
  /** So many of all together. */
  readonly ofAll: number;
  /** Bytes of responses that nobody reads yet, of all together. */
  readonly unreadBytes: number;
}

/**
 * What the program makes for one request is bounded here for every address that it has, known or not: only what lies ready
 * (kept pages, files of the build) is answered before. Telephones behind one address of a mobile carrier are done
 * in a moment; who leaves hundreds of responses unread, or asks for hundreds at once, waits for their own.
 */
export const usualFlightLimits: FlightLimits = {
  concurrency: 8,
  queue: 1_000,
  perClient: 400,
  longestHold: 100,
  ofAddress: 400,
  ofAll: 2_000,
  unreadBytes: 32 * 1024 * 1024,
};

const outgoingOf = (env: unknown): ServerResponse | undefined => {
  const outgoing = fieldOf(env, 'outgoing');
  return outgoing instanceof ServerResponse ? outgoing : undefined;
};

/** A stream stays open for minutes and costs nothing meanwhile. Its route bounds it. */
const isStream = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/**
 * Lets a few requests be worked on at a time, and bounds what is unanswered and unread. A request whose connection is gone
 * before its turn isn't begun.
 * @throws Failure unavailable beyond that.
 */
export function limitInFlight(
  { ofAddress, ofAll, unreadBytes, ...limits }: FlightLimits,
  addressOf: (context: Context) => string,
): MiddlewareHandler {
  const limit = limitConcurrency(limits);
  const flying = new Set<ServerResponse>();
  const counts = new Map<string, number>();

  /** Cuts those off who leave the most unread, until the rest fits. */
  function cutUnread(): void {
    let bytes = 0;
    for (const { writableLength } of flying) {
      bytes += writableLength;
    }
    if (bytes <= unreadBytes) {
      return;
    }
    for (const response of [...flying].sort((a, b) => b.writableLength - a.writableLength)) {
      if (bytes <= unreadBytes) {
        break;
      }
      bytes -= response.writableLength;
      response.destroy();
    }
  }

  return async (context, next) => {
    const outgoing = outgoingOf(context.env);
    if (outgoing === undefined) {
      return next();
    }
    const address = addressOf(context);
    const own = counts.get(address) ?? 0;
    if (own >= ofAddress || flying.size >= ofAll) {
      throw busy();
    }
    counts.set(address, own + 1);
    flying.add(outgoing);
    let isOver = false;
    const over = () => {
      if (!isOver) {
        isOver = true;
        flying.delete(outgoing);
        const left = (counts.get(address) ?? 1) - 1;
        if (left === 0) {
          counts.delete(address);
        } else {
          counts.set(address, left);
        }
      }
    };
    outgoing.once('close', over);
    // Its response has been handed over, read or not: hundreds that were asked before any was answered come one after another.
    // Not documented by Node, and tested here.
    outgoing.once('prefinish', cutUnread);
    cutUnread();
    await limit(next, address, context.req.raw.signal);
    if (isStream(context.res)) {
      over();
    }
  };
}
