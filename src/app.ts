import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { RequestHandler } from 'react-router';
import { InboxWatch } from '#features/enquiries/stream/stream.gateway.ts';
import { returnRoutes } from '#features/gateways/callbacks/callbacks.api.ts';
import type { OpenGateways } from '#features/gateways/practice/practice.gateway.ts';
import { paymentGatewaysOf } from '#features/gateways/practice/practice.rules.ts';
import { googleWindowRoutes, providerRoutes } from '#features/identity/provider/provider.api.ts';
import { mediaRoutes } from '#features/media/media.api.ts';
import { whatsappHook } from '#features/messages/whatsapp/hook.api.ts';
import { paperKeyRoutes } from '#features/papers/verify/verify.api.ts';
import { feedRoutes } from '#features/posts/feed/feed.api.ts';
import type { Clock } from '#platform/clock.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { Failure, retryAfterOf } from '#platform/command/failure.ts';
import { isBusy } from '#platform/concurrency-limit.ts';
import type { Config } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { inOurWords } from '#platform/database/trouble.ts';
import { securityHeaders, sourcesOf } from '#platform/http/content-security-policy.ts';
import { drainRefused } from '#platform/http/drain-request.ts';
import { type FlightLimits, limitInFlight, usualFlightLimits } from '#platform/http/in-flight.ts';
import type { Metrics } from '#platform/http/metrics.ts';
import { mayReadMetrics } from '#platform/http/metrics-access.ts';
import { pageResponse, plainResponse } from '#platform/http/page-response.ts';
import { problemOf } from '#platform/http/problem.ts';
import { visitorAddress } from '#platform/http/visitor-address.ts';
import type { PageCache } from '#platform/page-cache/page-cache.ts';
import { cachedDatabase } from '#platform/page-cache/read-once.ts';
import type { Storage } from '#platform/storage.ts';
import { lookRoutes } from '#site/look/look.api.ts';
import { shareImageRoutes } from '#site/share-image/share-image.api.ts';
import { foundRoutes } from '#site/sitemap/sitemap.api.ts';
import { createApi } from './api.ts';
import { busyResponse } from './busy-response.ts';
import { createIdentity } from './identity.ts';
import { readLiveTables } from './live-tables.ts';
import { movedPage } from './moved-page.ts';
import { ownCalendars } from './own-calendars.ts';
import { limitRenders } from './page-limits.ts';
import { checkPath } from './page-redirects.ts';
import type { PageWorkers } from './page-workers.ts';
import { addressOf, madeOf, readsCookies, renderPage, takesForms } from './pages.ts';
import { readForm } from './posted-form.ts';
import { previewRoutes } from './preview.ts';
import { resubmitForm } from './resubmit-form.ts';

export interface AppDeps {
  readonly database: OpenDatabase;
  readonly storage: Storage;
  /** The encryption key of private files. */
  readonly dataKey: Uint8Array;
  readonly clock: Clock;
  readonly config: Config;
  readonly pages: PageCache;
  /** Live events for the office; absent in tests of other things. */
  readonly inbox?: InboxWatch;
  /** The payment gateways; absent: none is offered. */
  readonly gateways?: OpenGateways | undefined;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** How much may be under way at once; what is usual when absent. */
  readonly flights?: FlightLimits;
  /** React Router's handler of the built pages. */
  readonly handler: RequestHandler;
  /** Threads that render pages; absent: this one renders them. */
  readonly workers?: PageWorkers | undefined;
  /** Where a Firebase project's keys are published; default: Google. */
  readonly keysUrl?: string;
}

/** Accounts are built in unless a Firebase project is configured; then only Google's popup is ours. */
function builtInProvider({ database, clock, config, pages, logger, dataKey }: AppDeps): Hono {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = config;
  const routes = config.FIREBASE_PROJECT_ID === undefined ? providerRoutes : googleWindowRoutes;
  return routes({
    deps: { db: database.db, clock, pages, siteUrl: config.SITE_URL, dataKey },
    siteUrl: config.SITE_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    google: clientId === undefined ? undefined : { issuer, clientId, clientSecret },
    failed: (cause) => logger.error({ err: cause }, 'The identity provider failed.'),
  });
}

/** The whole application from Request to Response, for the server and for tests. */
export function createApp(deps: AppDeps): Hono {
  const { database, config, clock, handler } = deps;
  const app = new Hono();
  app.use(drainRefused);
  app.onError((cause, context) => {
    const said = inOurWords(cause);
    if (isBusy(said)) {
      const ofApi = context.req.path.startsWith('/api/') ? problemOf(said) : undefined;
      return ofApi ?? busyResponse(/^\/bn(?:\/|$)/.test(context.req.path) ? 'bn' : 'en');
    }
    deps.logger.error({ err: cause, path: context.req.path }, 'A request failed.');
    if (said instanceof Failure && said.kind === 'unavailable') {
      return plainResponse(503, said.message, { 'retry-after': String(retryAfterOf[503]) });
    }
    return plainResponse(500, 'Something went wrong please reload the page');
  });
  app.get('/healthz', (context) => context.text('ok', 200, { ...securityHeaders }));
  const visitorOf = (context: Context) =>
    visitorAddress(context.req.raw.headers, context.env, config.TRUSTED_PROXIES);
  // Whatever comes below is bounded by it.
  app.use(limitInFlight(deps.flights ?? usualFlightLimits, visitorOf));
  app.get('/readyz', async (context) => {
    try {
      await readLiveTables(database.db);
    } catch (cause) {
      deps.logger.error({ err: cause }, 'The program is not ready: what pages show cannot be read.');
      return plainResponse(503, 'not ready', { 'retry-after': String(retryAfterOf[503]) });
    }
    return context.text('ready', 200, { ...securityHeaders, 'cache-control': 'no-store' });
  });
  app.get('/metrics', async (context) => {
    if (!mayReadMetrics(context.req.raw.headers, context.env, config.METRICS_TOKEN)) {
      return plainResponse(403, 'Metrics are for this machine, and for whoever has METRICS_TOKEN.');
    }
    return context.text(await deps.metrics.text(), 200, {
      ...securityHeaders,
      'content-type': deps.metrics.contentType,
      'cache-control': 'no-store',
    });
  });
  const failed = (cause: unknown) => deps.logger.error({ err: cause }, 'A request to the API failed.');
  const identity = createIdentity({ ...deps, db: database.db, siteUrl: config.SITE_URL, failed });
  const pagesDeps = {
    db: cachedDatabase(deps.pages.reads, database.readRows),
    personal: database.db,
    dataKey: deps.dataKey,
    clock,
    handler,
    siteUrl: config.SITE_URL,
    google: identity.provider.google,
    sources: sourcesOf(config),
    paymentGateways: paymentGatewaysOf(config),
  };
  const commands: CommandDeps = {
    db: database.db,
    clock,
    pages: deps.pages,
    siteUrl: config.SITE_URL,
    mailReplyDomain: config.MAIL_REPLY_DOMAIN,
    dataKey: deps.dataKey,
  };
  app.route('/', identity.routes);
  app.route(
    '/api',
    createApi({
      inbox: new InboxWatch(),
      ...deps,
      kept: deps,
      db: database.db,
      siteUrl: config.SITE_URL,
      mailReplyDomain: config.MAIL_REPLY_DOMAIN,
      mailSecret: config.MAIL_INBOUND_SECRET,
      failed,
      visitorOf,
      ...identity,
    }),
  );
  const { gateways } = deps;
  if (gateways) {
    const { logger } = deps;
    app.route('/pay', returnRoutes({ ...commands, ...gateways, logger, visitorOf }));
    if (gateways.practicePages) {
      app.route('/', gateways.practicePages);
    }
  }
  app.route('/hooks', whatsappHook({ commands, config: config.whatsapp, logger: deps.logger }));
  app.route('/', builtInProvider(deps));
  app.route('/', lookRoutes());
  app.route('/', foundRoutes(database.db, config.SITE_URL, deps));
  app.route('/', paperKeyRoutes(database.db, deps));
  for (const routes of ownCalendars(database.db, clock)) {
    app.route('/', routes);
  }
  app.route('/', feedRoutes(database.db, config.SITE_URL, deps));
  app.route('/share', shareImageRoutes(database.db, deps.storage, deps));
  app.route('/preview', previewRoutes({ ...pagesDeps, database: database.db }));
  app.route('/media', mediaRoutes(database.db, deps.storage));

  const limitOf = limitRenders();
  const pageAt = async (context: Context, url: URL) => {
    const address = addressOf(url.pathname, url.search.slice(1), config.SITE_URL);
    const now = clock.now();
    const limit = limitOf(address);
    const cookie = readsCookies(address) ? context.req.header('cookie') : undefined;
    const here = () => renderPage(pagesDeps, address, undefined, cookie);
    const render = () =>
      address.keepable && deps.workers ? deps.workers.render(address, now, here) : here();
    // Who waits for a page that is kept isn't the only one.
    const signal = address.keepable ? undefined : context.req.raw.signal;
    const make = async () => madeOf(await limit(render, visitorOf(context), signal));
    return address.keepable ? deps.pages.get(address.key, now.getTime(), make) : (await make()).page;
  };

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const url = new URL(context.req.url);
    const verdict = checkPath(url.pathname, url.search);
    if (verdict.kind === 'broken') {
      return plainResponse(400, verdict.why);
    }
    if (verdict.kind === 'redirect') {
      // Addresses of WordPress end with a slash: from there it is one step, too. A page of ours goes before, and what is only
      // written otherwise is redirected while the database is away.
      const moved = await movedPage(database.db, url).catch(() => undefined);
      if (moved && (await pageAt(context, new URL(verdict.to, url))).status === 404) {
        return moved;
      }
      return plainResponse(308, 'The page has moved.', { location: verdict.to });
    }
    // There the old address stands in the query, and a page of ours has the path.
    const fromRoot = url.pathname === '/' && url.search !== '' && (await movedPage(database.db, url));
    if (fromRoot) {
      return fromRoot;
    }
    const page = await pageAt(context, url);
    const moved = page.status === 404 ? await movedPage(database.db, url) : undefined;
    return moved ?? pageResponse(context, page);
  });
  app.post('*', async (context) => {
    const url = new URL(context.req.url);
    const address = addressOf(url.pathname, url.search.slice(1), config.SITE_URL);
    if (checkPath(url.pathname, url.search).kind !== 'fine' || !takesForms(address)) {
      return plainResponse(405, 'This address can only be read.', { allow: 'GET, HEAD' });
    }
    const fields = await readForm(context, config.SITE_URL);
    if (fields instanceof Response) {
      return fields;
    }
    const visitor = visitorOf(context);
    const render = () => renderPage(pagesDeps, address, { fields, visitor, deps: commands });
    const page = await limitOf(address)(render, visitor, context.req.raw.signal).catch((cause: unknown) => {
      if (isBusy(cause)) {
        return undefined;
      }
      throw cause;
    });
    return page === undefined || page.isAway
      ? resubmitForm(address.language, `${url.pathname}${url.search}`, fields)
      : pageResponse(context, madeOf(page).page);
  });
  app.all('*', () => plainResponse(405, 'This address can only be read.', { allow: 'GET, HEAD' }));
  return app;
}
