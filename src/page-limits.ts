import { limitConcurrency } from '#platform/concurrency-limit.ts';
import type { PageAddress } from './pages.ts';

/** Renders in progress for uncached pages: at 10 to 30 ms of a core each, the last one waits about a second. */
const pageLimits = { concurrency: 6, queue: 60, perClient: 40 };

/** A separate limit for searches, which leaves room for other pages. */
const searchLimits = { concurrency: 2, queue: 30, perClient: 20 };

/** How many renders may be under way at once, by the page. */
export function limitRenders() {
  const pageLimit = limitConcurrency(pageLimits);
  const searchLimit = limitConcurrency(searchLimits);
  return ({ path }: PageAddress) => (path === '/search' ? searchLimit : pageLimit);
}
