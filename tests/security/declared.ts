import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { problemShape } from '#platform/http/described.ts';

type Registry = OpenAPIHono['openAPIRegistry'];

interface DeclaredRoute {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  /** What it answers, by status. */
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Parses {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: unknown };
}

const parses = (schema: unknown): schema is Parses =>
  typeof schema === 'object' && schema !== null && 'safeParse' in schema;

const kept = new WeakMap<Registry, readonly DeclaredRoute[]>();

/** Routes with fixed paths come before those with a name in the same place, as in the program. */
function routesOf(registry: Registry): readonly DeclaredRoute[] {
  const before = kept.get(registry);
  if (before) {
    return before;
  }
  const routes = registry.definitions.flatMap((each) =>
    each.type === 'route'
      ? {
          name: `${each.route.method.toUpperCase()} ${each.route.path}`,
          method: each.route.method.toUpperCase(),
          path: new RegExp(`^${each.route.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
          responses: each.route.responses,
        }
      : [],
  );
  routes.sort((a, b) => a.name.split('{').length - b.name.split('{').length);
  kept.set(registry, routes);
  return routes;
}

/** What of a value its schema doesn't give back: a field that isn't declared, or another value. */
function undeclared(value: unknown, parsed: unknown, at = ''): string[] {
  if (isDeepStrictEqual(value, parsed)) {
    return [];
  }
  if (typeof value !== 'object' || value === null || typeof parsed !== 'object' || parsed === null) {
    return [`${at}: ${JSON.stringify(value)} is declared as ${JSON.stringify(parsed)}`];
  }
  const given = new Map<string, unknown>(Object.entries(parsed));
  return Object.entries(value).flatMap(([key, each]) =>
    given.has(key) ? undeclared(each, given.get(key), `${at}.${key}`) : [`${at}.${key} isn't declared`],
  );
}

function schemaOf(response: unknown): unknown {
  if (typeof response !== 'object' || response === null || !('content' in response)) {
    return undefined;
  }
  const { content } = response;
  const json = typeof content === 'object' && content !== null && 'application/json' in content;
  const media = json ? content['application/json'] : undefined;
  return typeof media === 'object' && media !== null && 'schema' in media ? media.schema : undefined;
}

/**
 * Compares a response with what its route declares: the status, every field of a body in JSON, and no field more.
 * @param path Below /api.
 * @returns what differs; empty: nothing does.
 */
function differences(
  registry: Registry,
  request: { readonly method: string; readonly path: string },
  response: { readonly status: number; readonly type: string; readonly body: string },
): string[] {
  const method = request.method.toUpperCase();
  const found = routesOf(registry).find((route) => route.method === method && route.path.test(request.path));
  const name = `${found?.name ?? `${method} ${request.path}`} ${response.status}`;
  const body: unknown = JSON.parse(response.body);
  const schema = response.type.includes('problem')
    ? problemShape
    : found && schemaOf(found.responses[String(response.status)]);
  // A fault is no answer that an operation declares; the tests of each say that there is none.
  if (response.status !== 500 && found && found.responses[String(response.status)] === undefined) {
    return [`${name}: the status isn't declared`];
  }
  if (!parses(schema)) {
    return found ? [`${name}: no JSON is declared`] : [];
  }
  const parsed = schema.safeParse(body);
  return parsed.success
    ? undeclared(body, parsed.data).map((what) => `${name} ${what}`)
    : [`${name} ${String(parsed.error)}`];
}

/** Lets a response of the API through when it is as its route declares. @throws an Error that says what isn't */
export async function checked(
  api: Pick<OpenAPIHono, 'openAPIRegistry'>,
  method: string,
  path: string,
  response: Response,
): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json') && method !== 'HEAD') {
    const answered = { status: response.status, type, body: await response.clone().text() };
    const found = differences(api.openAPIRegistry, { method, path: path.replace(/\?.*$/, '') }, answered);
    if (found.length > 0) {
      throw new Error(`The response isn't as it is declared:\n${found.join('\n')}`);
    }
  }
  return response;
}
