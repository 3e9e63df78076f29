import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageContext } from '#platform/http/page-context.ts';
import { loggedError } from '#platform/logged-error.ts';

/** The timeout of a render. */
const renderTimeoutMs = 8_000;

/** Logs errors of loaders and actions, which visitors aren't shown. */
export function handleError(cause: unknown, { context }: Pick<LoaderFunctionArgs, 'context'>): void {
  console.error(JSON.stringify(loggedError(cause)));
  context.get(pageContext).failed(cause);
}

/** Renders a page without streaming, because it is cached whole. `progressiveChunkSize` avoids React's inline scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(pageContext);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        headers.set('Content-Type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          clearTimeout(timeout);
          pipe(whole);
        },
        onShellError: (cause) => {
          clearTimeout(timeout);
          reject(cause);
        },
      },
    );
    const timeout = setTimeout(() => abort(new Error('The page took too long to render.')), renderTimeoutMs);
  });
}
