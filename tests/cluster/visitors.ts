import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { addressOf, sampleEnquiry } from '../faults/sample-enquiry.ts';

/** Pages of the demo agency that are cached once somebody has requested them. */
const paths = ['/', '/bn', '/visaservices', '/visadetails/thailand', '/bn/visadetails/thailand', '/blogs'];

const answer = z.object({ reference: z.string() });

/** What the visitors have seen since the last `note`. */
export interface Seen {
  /** Of cached pages: how many requests, and what those that failed got. */
  readonly pages: number;
  readonly failedPages: readonly string[];
  /** Enquiries that were acknowledged, and tries that were not. */
  readonly acknowledged: number;
  readonly failedWrites: readonly string[];
  /** The longest time between two acknowledged writes, s. */
  readonly withoutWrites: number;
}

export interface Visitors {
  /** What was seen since the last time that this was called. */
  seen(): Seen;
  /** All acknowledged enquiries: number and reference. */
  readonly acknowledged: ReadonlyMap<number, string>;
  stop(): Promise<void>;
}

/** Requests each of the pages until it is cached. @param url of one process or of the proxy. */
export async function warm(url: string): Promise<void> {
  for (const path of [...paths, ...paths]) {
    // A connection from before the process was restarted must not be used.
    const response = await fetch(`${url}${path}`, { headers: { connection: 'close' } });
    await response.arrayBuffer();
    if (response.status !== 200) {
      throw new Error(`${path} is answered with ${response.status} before anything was broken.`);
    }
  }
}

const wordsOf = (cause: unknown) =>
  cause instanceof Error ? `${cause.message} ${String(cause.cause ?? '')}` : String(cause);

/**
 * Visitors at the proxy: some read cached pages, others send enquiries, each again with the same key until it has a
 * reference. Every enquiry comes from an address of its own, so that limits for one address play no part.
 */
export function startVisitors(url: string, readers = 8, writers = 8): Visitors {
  const acknowledged = new Map<number, string>();
  let over = false;
  let next = 0;
  let pages = 0;
  let failedPages: string[] = [];
  let failedWrites: string[] = [];
  let since = 0;
  let lastWrite = performance.now();
  let longest = 0;

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !over; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      try {
        const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(10_000) });
        const body = await response.text();
        if (response.status !== 200) {
          const by = body.includes('No server is available') ? 'the proxy' : 'the program';
          failedPages.push(`${path} ${response.status} by ${by}`);
        }
      } catch (cause) {
        failedPages.push(`${path} ${wordsOf(cause)}`);
      }
      pages += 1;
      await delay(20);
    }
  }

  async function sendOnce(number: number): Promise<string | undefined> {
    try {
      const response = await fetch(`${url}/api/enquiries`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': addressOf(number),
        },
        body: JSON.stringify(sampleEnquiry(number)),
        signal: AbortSignal.timeout(15_000),
      });
      const body: unknown = await response.json().catch(() => undefined);
      if (response.status === 201) {
        return answer.parse(body).reference;
      }
      failedWrites.push(`${response.status}`);
    } catch (cause) {
      failedWrites.push(wordsOf(cause));
    }
    return undefined;
  }

  async function write(): Promise<void> {
    while (!over) {
      const number = next;
      next += 1;
      while (!over) {
        const reference = await sendOnce(number);
        if (reference !== undefined) {
          acknowledged.set(number, reference);
          const now = performance.now();
          longest = Math.max(longest, now - lastWrite);
          lastWrite = now;
          break;
        }
        await delay(100);
      }
      await delay(50);
    }
  }

  const all = [
    ...Array.from({ length: readers }, (_, reader) => read(reader)),
    ...Array.from({ length: writers }, write),
  ];
  return {
    acknowledged,
    seen: () => {
      const seen = {
        pages,
        failedPages,
        acknowledged: acknowledged.size - since,
        failedWrites,
        withoutWrites: Math.max(longest, performance.now() - lastWrite) / 1000,
      };
      pages = 0;
      failedPages = [];
      failedWrites = [];
      since = acknowledged.size;
      longest = 0;
      return seen;
    },
    stop: async () => {
      over = true;
      await Promise.all(all);
    },
  };
}
