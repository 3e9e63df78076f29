import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { isRecord } from '../record.ts';
import { maxNamed } from './json-routes.ts';
import { problem } from './problem.ts';

type Definitions = OpenAPIHono['openAPIRegistry']['definitions'];

/** The names of the parameters that each route describes, by its method and its path as Hono writes it. */
function describedNames(definitions: Definitions): ReadonlyMap<string, readonly string[]> {
  return new Map(
    definitions.flatMap((definition): (readonly [string, readonly string[]])[] => {
      if (definition.type !== 'route') {
        return [];
      }
      const { method, path, request } = definition.route;
      const query: unknown = request?.query;
      const shape = isRecord(query) ? query.shape : undefined;
      if (query !== undefined && !isRecord(shape)) {
        throw new Error(`The query of ${method} ${path} is no object with fields.`);
      }
      const names = Object.keys(shape ?? {});
      // A form without scripts says in which language the page is that it is answered with.
      const ofForms = method === 'post' && path.startsWith('/visitor/') ? ['language'] : [];
      return [[`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, [...names, ...ofForms]]];
    }),
  );
}

/**
 * Refuses a request with query parameters that its route doesn't describe, and names them: a misspelt filter would
 * otherwise answer with everything. Routes needn't know of it, and one that describes no parameters takes none.
 */
export function refuseUnknownParameters(definitions: () => Definitions): MiddlewareHandler {
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  return async (context, next) => {
    const given = Object.keys(context.req.queries());
    if (given.length === 0) {
      return next();
    }
    known ??= describedNames(definitions());
    const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
    const route = matchedRoutes(context).find((each) => each.method === method && !each.path.includes('*'));
    if (route === undefined) {
      return next();
    }
    const path = route.path.replace(/^\/api(?=\/)/, '');
    const names = known.get(`${method} ${path}`) ?? [];
    const unknown = given.filter((name) => !names.includes(name)).slice(0, maxNamed);
    return unknown.length === 0
      ? next()
      : problem(
          400,
          'input.invalid',
          `There is no such parameter: ${unknown.join(', ')}.`,
          unknown.map((name) => ({ path: name, message: 'There is no such parameter.' })),
        );
  };
}
