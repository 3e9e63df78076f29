import type { RequestListener } from 'node:http';

/** A year, and all hosts below ours, as ASVS 3.4.1 wants it. */
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
 * What holds for every request, whatever answers it. One with two Host headers is refused, as RFC 9112 3.2 wants it: a
 * proxy could have read the other one. Where the site's address is https, browsers are told to use nothing else.
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
