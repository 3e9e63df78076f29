import type { ParsedQuery } from '#platform/http/query.ts';
import { siteSearch } from './search/search.contract.ts';

interface PageQuery {
  /** The page's path without the language. */
  readonly path: RegExp;
  readonly parse: (search: URLSearchParams) => ParsedQuery<unknown>;
}

/** Which pages take parameters. All other parameters are dropped before a page is looked up or rendered. */
const pageQueries: readonly PageQuery[] = [{ path: /^\/search$/, parse: siteSearch.parse }];

/** Reads the parameters that a page declares, by its path without the language. */
export function queryOf(path: string): PageQuery | undefined {
  return pageQueries.find((each) => each.path.test(path));
}
