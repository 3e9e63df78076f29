import { Hono } from 'hono';
import { showDraft } from '#features/documents/preview/preview.commands.ts';
import { findPreviewKey } from '#features/documents/preview/preview.queries.ts';
import { parsePreview } from '#features/documents/preview/preview.rules.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import type { Database } from '#platform/database/database.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { plainResponse } from '#platform/http/page-response.ts';
import { kinds } from './document-kinds.ts';
import { addressOf, madeOf, type PagesDeps, renderPage } from './pages.ts';

/** Drafts are for holders of the link: not cached, not indexed, no referrer. */
const hidden = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Previews run no scripts, which would expect another URL. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', '<meta name="robots" content="noindex"></head>');

/** Renders drafts by signed links, with the components of the public pages. */
export function previewRoutes(deps: PagesDeps & { readonly database: Database }): Hono {
  const policy = [
    "default-src 'none'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'",
    `frame-ancestors 'self'; style-src ${deps.sources.files}`,
  ].join('; ');
  const routes = new Hono();
  routes.get('/:token', async (context) => {
    const key = await findPreviewKey(deps.database);
    const link =
      key === undefined ? undefined : parsePreview(key, context.req.param('token'), deps.clock.now());
    if (!link) {
      return plainResponse(404, 'This link is not valid, or it has expired. Ask for another one.', hidden);
    }
    try {
      const page = await showDraft(
        { db: deps.database, clock: deps.clock, kinds },
        link,
        async (db, path) => {
          const address = addressOf(link.language === 'bn' ? `/bn${path}` : path, '', deps.siteUrl);
          return madeOf(await renderPage({ ...deps, db }, address)).page;
        },
      );
      const html = new TextDecoder().decode((await page.in('identity')).body);
      return new Response(withoutScripts(html), {
        status: page.status,
        headers: {
          ...securityHeaders,
          ...hidden,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
        },
      });
    } catch (cause) {
      if (cause instanceof Failure) {
        return plainResponse(statusOf[cause.kind], cause.message, hidden);
      }
      throw cause;
    }
  });
  return routes;
}
