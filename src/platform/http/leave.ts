import type { RequestListener } from 'node:http';

/**
 * A server that is about to stop: from `begin` on it says that it isn't ready, so that nobody sends it new visitors,
 * and each answer is the last on its connection. Closing connections that happen to be idle instead would cut off
 * the request that is on its way on one of them.
 */
export function leavePolitely(rest: RequestListener): { listener: RequestListener; begin(): void } {
  let leaving = false;
  return {
    begin: () => {
      leaving = true;
    },
    listener: (request, response) => {
      if (leaving) {
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
