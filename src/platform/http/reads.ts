import type { z } from 'zod';
import type { CommandDeps } from '../command/command.ts';
import { answered, refused, usualRefusals } from './described.ts';
import { forSignedIn, needs } from './gate.ts';
import {
  type Address,
  callerOf,
  type Description,
  headersOf,
  type InPath,
  type Operation,
  type OperationHandler,
  type PathOf,
  type PathShape,
  paramsOf,
  type Reading,
  reading,
  requestOf,
} from './operation.ts';

interface ReadDescription<Path, Query extends z.ZodObject, Output extends z.ZodType> extends Description {
  /** Who may read it; `signed-in`: everybody their own. */
  readonly permission: string;
  readonly path?: Path;
  readonly query?: Query;
  readonly output: Output;
  readonly version?: (output: z.output<Output>) => number;
}

/**
 * An operation that answers with what a query finds.
 * @param find gets what stands in the path and the query's parameters
 */
export function reads<
  At extends Address,
  Query extends z.ZodObject,
  Output extends z.ZodType,
  const Path extends PathShape<At> = object,
>(
  at: At,
  {
    id,
    summary,
    answer,
    refusals,
    permission,
    path,
    query,
    output,
    version,
  }: ReadDescription<Path, Query, Output>,
  find: (given: PathOf<At, Path> & z.output<Query>, reading: Reading) => Promise<z.output<Output>>,
): Operation<At, InPath<At> & z.input<Query>, z.output<Output>> {
  const route = {
    ...(permission === 'signed-in' ? forSignedIn : needs(permission)),
    operationId: id,
    summary,
    ...requestOf({ ...paramsOf(at, path), ...(query === undefined ? {} : { query }) }),
    responses: { 200: answered(answer, output), ...refused({ ...usualRefusals, ...refusals }) },
  };
  const handler = (deps: CommandDeps): OperationHandler<PathOf<At, Path>, z.output<Query>> => {
    return async (context) => {
      const given = { ...context.req.valid('query'), ...context.req.valid('param') };
      const found = await find(given, reading(deps, callerOf(context)));
      return context.json(found, 200, headersOf(version?.(found)));
    };
  };
  return { at, route, handler };
}
