import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { CommandDeps } from '../command/command.ts';
import { type JsonRoutes, jsonRoutes } from './json-routes.ts';
import type { Operation } from './operation.ts';

const methods = z.enum(['get', 'post', 'put', 'patch', 'delete']);

/**
 * The operations of one noun, as routes below /api.
 * @param tag under which the API's description lists them
 */
export function routes<const All extends readonly Operation[]>(tag: string, operations: All) {
  const mount = (deps: CommandDeps): JsonRoutes => {
    const mounted = jsonRoutes();
    for (const { at, route, handler } of operations) {
      const [method = '', path = ''] = at.split(' ');
      const described = { ...route, tags: [tag], method: methods.parse(method.toLowerCase()), path };
      mounted.openapi(createRoute(described), handler(deps));
    }
    return mounted;
  };
  return Object.assign(mount, { operations });
}

/** Operations by their address: what clients send and receive. */
export type OperationsOf<Routes extends { readonly operations: readonly Operation[] }> = {
  readonly [Each in Routes['operations'][number] as Each['at']]: NonNullable<Each['types']>;
};

/** Every operation that is declared by `routes`: each file of routes adds its own, so that the office knows their types. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declarations in other files.
export interface Operations {}
