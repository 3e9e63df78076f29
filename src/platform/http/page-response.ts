import type { Context } from 'hono';
import { type CachedPage, chooseEncoding } from '../page-cache/cached-page.ts';
import { securityHeaders } from './content-security-policy.ts';

/** Responds with a cached page in an accepted encoding, or 304 when the client's copy is current. */
export async function pageResponse(context: Context, page: CachedPage): Promise<Response> {
  const known = page.isKnownBy(context.req.header('if-none-match'));
  const encoded = known ? undefined : await page.in(chooseEncoding(context.req.header('accept-encoding')));
  const list = encoded?.headers ?? page.notModified;
  const headers = new Headers();
  for (let index = 0; index < list.length; index += 2) {
    headers.append(list[index] ?? '', list[index + 1] ?? '');
  }
  if (!encoded) {
    return new Response(null, { status: 304, headers });
  }
  const body = context.req.method === 'HEAD' ? null : encoded.body;
  return new Response(body, { status: page.status, headers });
}

/** A plain text response for URLs and methods without a page. */
export function plainResponse(
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...more,
    },
  });
}
