import type { Context, Handler } from 'hono';
import { endOfDay } from '../calendar-date.ts';
import type { Clock } from '../clock.ts';
import { CachedPage } from '../page-cache/cached-page.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { securityHeaders } from './content-security-policy.ts';
import { pageResponse } from './page-response.ts';

/** What is needed to keep answers as pages are kept. */
export interface PageCaches {
  readonly pages: PageCache;
  readonly clock: Clock;
}

export interface AnswerForAll {
  /** 200 when absent; nothing else is kept. */
  readonly status?: number;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  /** What it shows; it is dropped when one of these changes. */
  readonly tags?: readonly string[];
}

/** Where the answer of a path is kept, so that the listener finds it before any route runs. */
export const keyForAll = (path: string): string => `all ${path}`;

/**
 * A handler for what is the same for everybody: made once however many ask, kept with the pages, and made again when what
 * it shows has changed. The path alone decides what it is.
 */
export function sameForAll(
  { pages, clock }: PageCaches,
  make: (context: Context) => AnswerForAll | Promise<AnswerForAll>,
): Handler {
  return async (context) => {
    const now = clock.now();
    const made = await pages.get(keyForAll(context.req.path), now.getTime(), async () => {
      const { status = 200, body, headers, tags = [] } = await make(context);
      const response = {
        status,
        tags,
        staleAt: endOfDay(now).getTime(),
        headers: { ...securityHeaders, ...headers },
        body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
      };
      return { page: new CachedPage(response), keep: status === 200 };
    });
    return pageResponse(context, made);
  };
}
