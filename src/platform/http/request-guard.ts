import type { RequestListener } from 'node:http';

/** A year, including subdomains, as ASVS 3.4.1 requires. */
const strictTransport = 'max-age=31536000; includeSubDomains';

function hostHeaders(raw: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < raw.length; index += 2) {
    if (raw[index]?.length === 4 && raw[index]?.toLowerCase() === 'host') {
      count += 1;
    }
  }
  return count;
}

/**
 * Applies to every request. One with two Host headers is refused, as RFC 9112 3.2 requires: a proxy could have used the
 * other one. When the site's URL is https, browsers are told to use only that.
 */
export function guardRequests(siteUrl: string, rest: RequestListener): RequestListener {
  const isHttps = siteUrl.startsWith('https:');
  return (request, response) => {
    if (isHttps) {
      response.setHeader('strict-transport-security', strictTransport);
    }
    if (hostHeaders(request.rawHeaders) > 1) {
      response.writeHead(400, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
      });
      response.end('A request names one host.\n');
      return;
    }
    rest(request, response);
  };
}
