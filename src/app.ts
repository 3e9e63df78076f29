import { Hono } from 'hono';
import type { RequestHandler } from 'react-router';
import { mediaRoutes } from '#features/media/media.api.ts';
import type { Clock } from '#platform/command/command.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import type { PageCache } from '#platform/page-cache/page-cache.ts';
import type { Storage } from '#platform/storage.ts';
import { addressOf, makePage } from './pages.ts';

export interface AppDeps {
  readonly database: OpenDatabase;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly filesFrom: string;
  readonly pages: PageCache;
  /** React Router's handler of the built pages. */
  readonly handler: RequestHandler;
}

/** The whole program as Request to Response: what the server listens with and what tests call. */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    await deps.database.ping();
    return context.text('ready');
  });
  app.route('/media', mediaRoutes(deps.database.db, deps.storage));

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const url = new URL(context.req.url);
    const address = addressOf(url.pathname, url.search.slice(1), deps.siteUrl);
    const make = () => makePage({ ...deps, db: deps.database.db }, address);
    const now = deps.clock.now().getTime();
    const page = address.keepable ? await deps.pages.get(address.key, now, make) : (await make()).page;
    const headers = new Headers();
    const list = page.headers.identity;
    for (let index = 0; index < list.length; index += 2) {
      headers.append(list[index] ?? '', list[index + 1] ?? '');
    }
    return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(page.bodies.identity), {
      status: page.status,
      headers,
    });
  });
  app.all('*', (context) =>
    context.text('Method not allowed', 405, { ...securityHeaders, allow: 'GET, HEAD' }),
  );
  return app;
}
