import type { z } from 'zod';
import {
  type Address,
  type InPath,
  type Operation,
  type PathOf,
  type PathShape,
  type Reading,
  reading,
} from './operation.ts';
import { type RunDescription, runs } from './runs.ts';

/**
 * An operation that answers with what a query finds, and stores nothing.
 * @param find gets what stands in the path, the query's parameters and, of a POST, the fields of the body
 */
export function reads<
  At extends Address,
  Output extends z.ZodType,
  const Path extends PathShape<At> = object,
  Query extends z.ZodType<object> = z.ZodType<object, object>,
  Body extends z.ZodType<object> = z.ZodType<object, object>,
>(
  at: At,
  described: RunDescription<Path, Query, Body, Output> & { readonly output: Output },
  find: (
    given: PathOf<At, Path> & z.output<Query> & z.output<Body>,
    reading: Reading,
  ) => Promise<z.output<Output>>,
): Operation<At, InPath<At> & z.input<Query> & z.input<Body>, z.output<Output>> {
  const { route, handler } = runs(at, described, (given, deps, caller) => find(given, reading(deps, caller)));
  return { at, route, handler };
}
