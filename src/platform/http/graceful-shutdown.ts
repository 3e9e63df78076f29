import type { RequestListener } from 'node:http';

/**
 * Wraps a listener for a graceful shutdown: from `begin` on, /readyz answers 503 so that load balancers send no new
 * requests, and each response closes its connection. Closing idle connections at once instead would cut off a request
 * that is already on its way on one of them.
 */
export function gracefulShutdown(rest: RequestListener): { listener: RequestListener; begin(): void } {
  let shuttingDown = false;
  return {
    begin: () => {
      shuttingDown = true;
    },
    listener: (request, response) => {
      if (shuttingDown) {
        response.shouldKeepAlive = false;
        if (request.url === '/readyz') {
          response.writeHead(503, {
            'content-type': 'text/plain; charset=utf-8',
            'cache-control': 'no-store',
          });
          response.end('stopping\n');
          return;
        }
      }
      rest(request, response);
    },
  };
}
