import { Hono } from 'hono';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { coloursOf, themeCss } from './theme.rules.ts';

/** /assets/theme/….css: the agency's colours. The URL holds them, so it never changes its content. */
export function themeRoutes(): Hono {
  return new Hono().get('/assets/theme/:name', (context) => {
    const colours = coloursOf(context.req.path);
    return colours === undefined
      ? context.notFound()
      : context.body(themeCss(colours), 200, {
          ...securityHeaders,
          'content-type': 'text/css; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
        });
  });
}
