import { Hono } from 'hono';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { coloursOf, lookCss } from './look.rules.ts';

/** /assets/look/….css: the agency's colours. The URL holds them, so it never changes its content. */
export function lookRoutes(): Hono {
  return new Hono().get('/assets/look/:name', (context) => {
    const colours = coloursOf(context.req.path);
    return colours === undefined
      ? context.notFound()
      : context.body(lookCss(colours), 200, {
          ...securityHeaders,
          'content-type': 'text/css; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
        });
  });
}
