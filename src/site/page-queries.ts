import { fareQuery } from '#features/air-tickets/fare-request/fare-request.contract.ts';
import { contactQuery } from '#features/enquiries/contact/contact.contract.ts';
import { enquiryQuery } from '#features/enquiries/visitor/visitor.contract.ts';
import { blogList, newsList } from '#features/posts/list/list.contract.ts';
import { packageList } from '#features/tour-packages/list/list.contract.ts';
import { packageChoice } from '#features/tour-packages/price/price.contract.ts';
import { visaGuideQuery } from '#features/visas/visa-guide/visa-guide.contract.ts';
import { visaListQuery } from '#features/visas/visa-list/visa-list.contract.ts';
import type { ParsedQuery } from '#platform/http/query.ts';
import { siteSearch } from './search/search.contract.ts';
import { find } from './search-card/find.contract.ts';

interface PageQuery {
  /** The page's path without the language. */
  readonly path: RegExp;
  readonly parse: (search: URLSearchParams) => ParsedQuery<unknown>;
}

/** Which pages take parameters. All other parameters are dropped before a page is looked up or rendered. */
const pageQueries: readonly PageQuery[] = [
  { path: /^\/search$/, parse: siteSearch.parse },
  { path: /^\/find$/, parse: find.parse },
  { path: /^\/airticket$/, parse: fareQuery.parse },
  { path: /^\/packages\/[^/]+$/, parse: packageList.parse },
  { path: /^\/packages\/[^/]+\/[^/]+$/, parse: packageChoice.parse },
  { path: /^\/contact$/, parse: contactQuery.parse },
  { path: /^\/enquiries\/[^/]+$/, parse: enquiryQuery.parse },
  { path: /^\/blogs$/, parse: blogList.parse },
  { path: /^\/news$/, parse: newsList.parse },
  { path: /^\/visaservices$/, parse: visaListQuery.parse },
  { path: /^\/visadetails\/[^/]+$/, parse: visaGuideQuery.parse },
];

/** Reads the parameters that a page declares, by its path without the language. */
export function queryOf(path: string): PageQuery | undefined {
  return pageQueries.find((each) => each.path.test(path));
}
