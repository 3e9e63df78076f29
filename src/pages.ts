import { randomBytes } from 'node:crypto';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import { dhakaDate, endOfDay } from '#platform/calendar-date.ts';
import type { Clock } from '#platform/command/command.ts';
import { retryAfterOf } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { isAway as isAwayError } from '#platform/database/trouble.ts';
import { type PolicySources, sealHtml, securityHeaders } from '#platform/http/content-security-policy.ts';
import { inLanguage } from '#platform/http/messages-scope.ts';
import {
  type PageContext,
  type PostedForm,
  pageContext,
  postedContext,
} from '#platform/http/page-context.ts';
import type { Language } from '#platform/language.ts';
import { CachedPage, type PageResponse } from '#platform/page-cache/cached-page.ts';
import type { Made } from '#platform/page-cache/page-cache.ts';
import { firstLoadScript } from '#site/layout/first-load.ts';
import { lateScripts } from '#site/layout/late-scripts.ts';
import { queryOf } from '#site/page-queries.ts';

export interface PagesDeps {
  /** Answers of its reads are kept until a page is dropped. */
  readonly db: ReadDatabase;
  /** Answers of its reads are kept nowhere. */
  readonly personal: ReadDatabase;
  readonly clock: Clock;
  readonly siteUrl: string;
  /** Whether signing in with Google is offered. */
  readonly google: boolean;
  /** Where scripts and the rest may come from. */
  readonly sources: PolicySources;
  readonly handler: RequestHandler;
}

export interface PageAddress {
  readonly key: string;
  readonly language: Language;
  /** Path without language and without `.data`. */
  readonly path: string;
  readonly query: string;
  /** Whether React Router asks for the data of a page, not for its HTML. */
  readonly isData: boolean;
  /** Only pages with a plain path and a right query may be kept. */
  readonly keepable: boolean;
  /** The address the handler is asked with. */
  readonly url: string;
}

/** A page as it was rendered, and whether it may be kept for the next visitor. */
export interface RenderedPage extends PageResponse {
  readonly keep: boolean;
  /** Nothing is wrong with the page: the database was away when it was made. */
  readonly isAway: boolean;
}

const plainPath = /^\/[a-z0-9/-]*$/;

/** Pages that one visitor alone may see: never kept, whatever else is true of them. */
const personalPath = /^\/enquiries(?:\/|$)/;

/** Pages that take a form. */
const formPath = /^\/(?:contact|airticket)$/;

/** Whether the page that an address shows takes forms. */
export const takesForms = ({ path, isData }: PageAddress): boolean => formPath.test(path) && !isData;

/** Reads the address of a page; everything that doesn't change the page is left out of its key. */
export function addressOf(rawPath: string, rawQuery: string, siteUrl: string): PageAddress {
  const isData = rawPath.endsWith('.data');
  const pagePath = isData ? rawPath.slice(0, -'.data'.length).replace(/\/_(?:root)?$/, '/') : rawPath;
  const language: Language = /^\/bn(?:\/|$)/.test(pagePath) ? 'bn' : 'en';
  const path = (language === 'bn' ? pagePath.slice('/bn'.length) : pagePath) || '/';
  const declared = queryOf(path);
  const parsed = declared?.parse(new URLSearchParams(rawQuery));
  const wrong = parsed !== undefined && !parsed.ok;
  // A wrong query goes to the page as it came, so that the answer can name what is wrong.
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

const inHead = (things: readonly unknown[], nonce: string) =>
  `<script nonce="${nonce}">${firstLoadScript}</script>${things.length === 0 ? '' : jsonLd(things)}</head>`;

const jsonLd = (things: readonly unknown[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')}</script>`;

/** What an answer that only one visitor may see carries. */
const personalHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow, noarchive' };

/** The form as React Router reads it. */
const sentForm = ({ fields }: PostedForm): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: fields.toString(),
});

/**
 * Renders a page and makes it ready to be kept.
 * @param posted A form for the page's action; what comes of it is kept nowhere.
 */
export async function renderPage(
  deps: PagesDeps,
  address: PageAddress,
  posted?: PostedForm,
): Promise<RenderedPage> {
  const now = deps.clock.now();
  const tags = new Set<string>(['settings']);
  const things: unknown[] = [];
  let isPersonal = false;
  let isAway = false;
  const page: PageContext = {
    db: deps.db,
    language: address.language,
    path: address.path,
    query: address.query,
    siteUrl: deps.siteUrl,
    google: deps.google,
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
    deps.handler(new Request(address.url, posted ? sentForm(posted) : {}), context),
  );
  const headers: Record<string, string> = { ...securityHeaders, ...(isPersonal ? personalHeaders : {}) };
  for (const [name, value] of response.headers) {
    headers[name] = value;
  }
  let body = Buffer.from(await response.arrayBuffer());
  if (headers['content-type']?.startsWith('text/html')) {
    const rendered = body.toString('utf8');
    const described = lateScripts(rendered, address.path.startsWith('/dashboard')).replace('</head>', () =>
      inHead(things, page.nonce),
    );
    const sealed = sealHtml(described, page.nonce, deps.sources);
    headers['content-security-policy'] = sealed.policy;
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

/** A page that was rendered, ready to be sent and kept. */
export const madeOf = ({ keep, isAway: _away, ...response }: RenderedPage): Made => ({
  keep,
  page: new CachedPage(response),
});
