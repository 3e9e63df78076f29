import type { Query } from '#platform/http/query.ts';

/** Which pages take parameters. All other parameters are dropped before a page is looked up or rendered. */
const queries: ReadonlyArray<readonly [path: RegExp, query: Query<never> | Query<unknown>]> = [];

/** The parameters that a page declares, by its path without the language. */
export function queryOf(path: string): Query<unknown> | undefined {
  return queries.find(([pattern]) => pattern.test(path))?.[1] as Query<unknown> | undefined;
}
