import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageContext } from '#platform/http/page-context.ts';
import { loggedError } from '#platform/logged-error.ts';

/** Logs errors of loaders and actions, which visitors aren't shown. */
export function handleError(cause: unknown, { context }: Pick<LoaderFunctionArgs, 'context'>): void {
  console.error(JSON.stringify(loggedError(cause)));
  context.get(pageContext).failed(cause);
}

/** Of all routes only those of the page: React Router makes a tree of them for each render. */
function onlyMatched({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const route = manifest.routes[id];
    return route === undefined ? [] : [[id, route] as const];
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/** Reads the page's data to its end, so that React Router has it at once and nothing suspends. */
async function withData(routerContext: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream: stream, renderMeta } = routerContext;
  if (!stream || !renderMeta) {
    return routerContext;
  }
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let value = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    value += decoder.decode(part.value, { stream: true });
  }
  reader.releaseLock();
  const whole = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return { ...routerContext, renderMeta: { ...renderMeta, streamCache: { 0: whole } } };
}

/** What React writes instead of a part that would have to wait. */
const unfinished = /<!--\$[?!~]-->/;

/** Renders a page at once, because it is cached whole: that costs half of what a stream does. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, rendered } = loadContext.get(pageContext);
  const context = { ...(await withData(routerContext)), manifest: onlyMatched(routerContext) };
  const html = renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />);
  if (unfinished.test(html)) {
    throw new Error('A part of the page waits while it is rendered: pages take their data from loaders.');
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // As a string React leaves it out.
  rendered(`<!DOCTYPE html>${html}`);
  return new Response(null, { status, headers });
}
