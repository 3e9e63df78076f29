import { Hono } from 'hono';
import { shelves } from '#features/documents/kinds/kinds.data.ts';
import { listTag } from '#features/documents/page-tags.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type PageCaches, sameForAll } from '#platform/http/same-for-all.ts';
import { languages } from '#platform/language.ts';
import { listPublishedPages } from './sitemap.queries.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

/** Of every text that is published. */
const everything = shelves.flatMap(({ name }) => languages.map((language) => listTag(name, language)));

const headersOf = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'public, max-age=300',
});

/** /sitemap.xml and /robots.txt. */
export function foundRoutes(db: ReadDatabase, siteUrl: string, kept: PageCaches): Hono {
  const routes = new Hono();
  routes.get(
    '/sitemap.xml',
    sameForAll(kept, async () => ({
      body: sitemapXml(siteUrl, await listPublishedPages(db)),
      headers: headersOf('application/xml'),
      tags: everything,
    })),
  );
  routes.get(
    '/robots.txt',
    sameForAll(kept, () => ({ body: robotsTxt(siteUrl), headers: headersOf('text/plain') })),
  );
  return routes;
}
