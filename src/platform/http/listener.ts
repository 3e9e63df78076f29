import type { IncomingMessage, ServerResponse } from 'node:http';
import { systemClock } from '../clock.ts';
import { type CachedPage, chooseEncoding } from '../page-cache/cached-page.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Asset } from './assets.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Longer URLs aren't remembered: ten thousand of them would fill the memory. */
const maxKnownUrl = 300;

/** Sends a cached page if it is there in the accepted encoding. */
function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): boolean {
  if (page.isKnownBy(request.headers['if-none-match'])) {
    response.writeHead(304, [...page.notModified]).end();
    return true;
  }
  const encoded = page.ready(chooseEncoding(request.headers['accept-encoding']));
  if (!encoded) {
    return false;
  }
  response.writeHead(page.status, [...encoded.headers]);
  response.end(request.method === 'HEAD' ? undefined : encoded.body);
  return true;
}

/**
 * The first handler of all requests: serves build files and cached pages from memory, and passes on the rest.
 */
export function createListener(parts: {
  assets: ReadonlyMap<string, Asset>;
  pages: PageCache;
  /** The key of the page that a URL shows. */
  keyOf(url: string): string | undefined;
  /** Is called with the status of every response. */
  answered(status: number): void;
  rest: Listener;
}): Listener {
  const { assets, pages, keyOf, answered, rest } = parts;
  // The page of each URL, so that a hit costs one look-up. Bounded; cleared when full.
  let keys = new Map<string, string>();
  return (request, response) => {
    const url = request.url ?? '/';
    response.once('finish', () => answered(response.statusCode));
    if (request.method === 'GET' || request.method === 'HEAD') {
      const asset = assets.get(url)?.in(chooseEncoding(request.headers['accept-encoding']));
      if (asset) {
        response.writeHead(200, [...asset.headers]);
        response.end(request.method === 'HEAD' ? undefined : asset.body);
        return;
      }
      const key = keys.get(url) ?? keyOf(url);
      const page = key === undefined ? undefined : pages.fresh(key, systemClock.now().getTime());
      if (page && key !== undefined) {
        if (keys.size > 10_000) {
          keys = new Map();
        }
        if (url.length <= maxKnownUrl) {
          keys.set(url, key);
        }
        if (sendPage(request, response, page)) {
          return;
        }
      }
    }
    rest(request, response);
  };
}
