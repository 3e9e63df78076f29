import { randomBytes } from 'node:crypto';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import { dhakaDate, endOfDay } from '#platform/calendar-date.ts';
import type { Clock } from '#platform/clock.ts';
import { retryAfterOf } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { isAway as isAwayError } from '#platform/database/trouble.ts';
import {
  type PolicySources,
  pushWorkerFrom,
  sealHtml,
  securityHeaders,
} from '#platform/http/content-security-policy.ts';
import { inLanguage } from '#platform/http/messages-scope.ts';
import {
  type PageContext,
  type PaymentGateways,
  type PostedForm,
  pageContext,
  postedContext,
} from '#platform/http/page-context.ts';
import { keyForAll } from '#platform/http/same-for-all.ts';
import type { Language } from '#platform/language.ts';
import { CachedPage, type PageResponse } from '#platform/page-cache/cached-page.ts';
import type { Made } from '#platform/page-cache/page-cache.ts';
import { firstLoadScript } from '#site/layout/first-load.ts';
import { lateScripts } from '#site/layout/late-scripts.ts';
import { queryOf } from '#site/page-queries.ts';
import { checkPath } from './page-redirects.ts';

export interface PagesDeps {
  /** Its reads are cached until a page is dropped. */
  readonly db: ReadDatabase;
  /** Its reads are never cached. */
  readonly personal: ReadDatabase;
  /** Opens what is sealed, for pages of a single visitor; absent where only pages for everybody are rendered. */
  readonly dataKey?: Uint8Array | undefined;
  readonly clock: Clock;
  readonly siteUrl: string;
  /** Whether sign-in with Google is offered. */
  readonly google: boolean;
  readonly paymentGateways: PaymentGateways;
  /** Allowed origins of scripts and other resources. */
  readonly sources: PolicySources;
  readonly handler: RequestHandler;
}

export interface PageAddress {
  readonly key: string;
  readonly language: Language;
  /** Path without language and without `.data`. */
  readonly path: string;
  readonly query: string;
  /** Whether React Router requests the page's data instead of its HTML. */
  readonly isData: boolean;
  /** Only pages with a normalised path and a valid query may be cached. */
  readonly keepable: boolean;
  /** The URL for the handler. */
  readonly url: string;
}

/** A rendered page, and whether it may be cached. */
export interface RenderedPage extends PageResponse {
  readonly keep: boolean;
  /** The page is fine, but the database was unavailable while it was rendered. */
  readonly isAway: boolean;
}

const plainPath = /^\/[a-z0-9/-]*$/;

/** Pages of one visitor alone, which are never cached. */
const personalPath =
  /^\/(?:enquiries|orders|verify|visacases|fares)(?:\/|$)|^\/find$|^\/visadetails\/[^/]+\/start$/;

/** Pages with an action. */
const formPath =
  /^\/(?:contact|airticket|find|fares\/[^/]+|orders\/[^/]+\/(?:travellers|review)|packages\/[^/]+\/[^/]+\/book|visadetails\/[^/]+\/start)$/;

/** The one page that is opened by a cookie. */
export const readsCookies = ({ path }: PageAddress): boolean => path === '/find';

/** The one page that works without a network, by a service worker, and reads codes with the camera. */
const isCheckIn = (path: string) => /^\/dashboard\/departures\/[^/]+\/check-in$/.test(path);

/** Whether the page at this path has an action. */
export const takesForms = ({ path, isData }: PageAddress): boolean => formPath.test(path) && !isData;

/** Parses a page's URL; parameters that don't change the page are left out of its key. */
export function addressOf(rawPath: string, rawQuery: string, siteUrl: string): PageAddress {
  const isData = rawPath.endsWith('.data');
  const pagePath = isData ? rawPath.slice(0, -'.data'.length).replace(/\/_(?:root)?$/, '/') : rawPath;
  const language: Language = /^\/bn(?:\/|$)/.test(pagePath) ? 'bn' : 'en';
  const path = (language === 'bn' ? pagePath.slice('/bn'.length) : pagePath) || '/';
  const declared = queryOf(path);
  const parsed = declared?.parse(new URLSearchParams(rawQuery));
  const wrong = parsed !== undefined && !parsed.ok;
  // An invalid query is passed on, so that the response can name what is wrong.
  const query = parsed === undefined ? '' : parsed.ok ? parsed.canonical : `?${rawQuery}`;
  return {
    key: `${isData ? 'data' : 'html'} ${language} ${path}${query}`,
    language,
    path,
    query,
    isData,
    keepable: !wrong && plainPath.test(path) && !personalPath.test(path),
    url: `${siteUrl}${rawPath}${query}`,
  };
}

/** Where what a URL shows is kept, if it may be. Refusals and redirects don't depend on the cache. */
export function keyOfUrl(url: string, siteUrl: string): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const search = url.slice(path.length);
  // `/?p=12` was a page of WordPress: whether it has an address of ours is asked first, whatever is kept of the front page.
  if (checkPath(path, search).kind !== 'fine' || (path === '/' && /[?&](?:p|page_id)=/.test(search))) {
    return undefined;
  }
  const address = addressOf(path, search.slice(1), siteUrl);
  return address.keepable ? address.key : search === '' ? keyForAll(path) : undefined;
}

const inHead = (things: readonly unknown[], nonce: string) =>
  `<script nonce="${nonce}">${firstLoadScript}</script>${things.length === 0 ? '' : jsonLd(things)}</head>`;

const jsonLd = (things: readonly unknown[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')}</script>`;

/** Headers of a response for one visitor alone. */
const personalHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow, noarchive' };

/** The request as React Router reads it, with a posted form. */
function requestFor({ url }: PageAddress, posted?: PostedForm, cookie?: string): Request {
  const headers = new Headers(cookie === undefined ? {} : { cookie });
  if (posted === undefined) {
    return new Request(url, { headers });
  }
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(url, { method: 'POST', headers, body: posted.fields.toString() });
}

/**
 * Renders a page for the cache.
 * @param posted a form for the page's action, whose result is never cached
 * @param cookie those of the request, for a page that is opened by one
 */
export async function renderPage(
  deps: PagesDeps,
  address: PageAddress,
  posted?: PostedForm,
  cookie?: string,
): Promise<RenderedPage> {
  const now = deps.clock.now();
  const tags = new Set<string>(['settings']);
  const things: unknown[] = [];
  let isPersonal = false;
  let isAway = false;
  let html: string | undefined;
  const page: PageContext = {
    db: deps.db,
    language: address.language,
    path: address.path,
    query: address.query,
    siteUrl: deps.siteUrl,
    google: deps.google,
    paymentGateways: deps.paymentGateways,
    now,
    today: dhakaDate(now),
    nonce: randomBytes(18).toString('hex'),
    shows: (...shown) => {
      for (const tag of shown) {
        tags.add(tag);
      }
    },
    describe: (...described) => {
      things.push(...described);
    },
    personal: () => {
      isPersonal = true;
      return deps.personal;
    },
    dataKey: deps.dataKey,
    rendered: (whole) => {
      html = whole;
    },
    failed: (cause) => {
      isAway ||= isAwayError(cause);
    },
  };
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  if (posted) {
    context.set(postedContext, posted);
  }
  const response = await inLanguage(address.language, () =>
    deps.handler(requestFor(address, posted, cookie), context),
  );
  const headers: Record<string, string> = { ...securityHeaders, ...(isPersonal ? personalHeaders : {}) };
  for (const [name, value] of response.headers) {
    headers[name] = value;
  }
  let body: Uint8Array<ArrayBuffer>;
  if (html === undefined) {
    body = new Uint8Array(await response.arrayBuffer());
  } else {
    const described = lateScripts(html, address.path.startsWith('/dashboard')).replace('</head>', () =>
      inHead(things, page.nonce),
    );
    const sealed = sealHtml(described, page.nonce, deps.sources);
    headers['content-security-policy'] = sealed.policy;
    if (isCheckIn(address.path)) {
      headers['content-security-policy'] += "; worker-src 'self'";
      headers['permissions-policy'] = securityHeaders['permissions-policy'].replace(
        'camera=()',
        'camera=(self)',
      );
    } else if (/^\/dashboard(?:\/|$)/.test(address.path)) {
      headers['content-security-policy'] += `; worker-src ${pushWorkerFrom(deps.sources, deps.siteUrl)}`;
    }
    body = Buffer.from(sealed.html);
  }
  const status = isAway && response.status === 500 ? 503 : response.status;
  const keep = status === 200 && address.keepable && !isPersonal && !posted;
  const wait = retryAfterOf[status];
  if (wait !== undefined) {
    headers['retry-after'] = String(wait);
  }
  headers['cache-control'] = keep ? 'public, max-age=0, must-revalidate' : 'no-store';
  return {
    keep,
    isAway: isAway && status === 503,
    status,
    body,
    headers,
    tags: [...tags],
    staleAt: endOfDay(now).getTime(),
  };
}

/** A rendered page, ready to send and cache. */
export const madeOf = ({ keep, isAway: _away, ...response }: RenderedPage): Made => ({
  keep,
  page: new CachedPage(response),
});
