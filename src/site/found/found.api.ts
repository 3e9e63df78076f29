import { Hono } from 'hono';
import type { ReadDatabase } from '#platform/database/database.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { listPublishedPages } from './found.queries.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

/** /sitemap.xml and /robots.txt. */
export function foundRoutes(db: ReadDatabase, siteUrl: string): Hono {
  const routes = new Hono();
  const headers = { ...securityHeaders, 'cache-control': 'public, max-age=300' };
  routes.get('/sitemap.xml', async (context) =>
    context.body(sitemapXml(siteUrl, await listPublishedPages(db)), 200, {
      ...headers,
      'content-type': 'application/xml; charset=utf-8',
    }),
  );
  routes.get('/robots.txt', (context) => context.text(robotsTxt(siteUrl), 200, headers));
  return routes;
}
