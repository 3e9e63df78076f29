import type { href } from 'react-router';
import { fareQuery } from '#features/air-tickets/fare-request/fare-request.contract.ts';
import { travellersPageQuery } from '#features/bookings/travellers/travellers-page.contract.ts';
import { contactQuery } from '#features/enquiries/contact/contact.contract.ts';
import { enquiryQuery } from '#features/enquiries/visitor/visitor.contract.ts';
import { faresPageQuery } from '#features/fares/visitor/visitor.contract.ts';
import { orderPageQuery } from '#features/orders/customer/visitor.contract.ts';
import { blogList, newsList } from '#features/posts/list/list.contract.ts';
import { bothMarkets, packageList } from '#features/tour-packages/list/list.contract.ts';
import { packageChoice } from '#features/tour-packages/price/price.contract.ts';
import { reviewPageQuery } from '#features/traveller-reviews/traveller-reviews.rules.ts';
import { casePageQuery } from '#features/visa-cases/visitor/visitor.contract.ts';
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

/** The path pattern of a route; one that isn't in `src/routes.ts` doesn't compile. */
const pathsOf = (route: Parameters<typeof href>[0]) =>
  new RegExp(`^${route.replaceAll(/:[a-z]+/g, '[^/]+')}$`);

/** The parameters of each page. All others are dropped before a page is looked up or rendered. */
const pageQueries: readonly PageQuery[] = [
  { path: pathsOf('/search'), parse: siteSearch.parse },
  { path: pathsOf('/find'), parse: find.parse },
  { path: pathsOf('/airticket'), parse: fareQuery.parse },
  { path: pathsOf('/tourpackages'), parse: bothMarkets.parse },
  { path: pathsOf('/packages/:market'), parse: packageList.parse },
  { path: pathsOf('/packages/:market/:id'), parse: packageChoice.parse },
  { path: pathsOf('/packages/:market/:id/book'), parse: packageChoice.parse },
  { path: pathsOf('/contact'), parse: contactQuery.parse },
  { path: pathsOf('/enquiries/:token'), parse: enquiryQuery.parse },
  { path: pathsOf('/orders/:token'), parse: orderPageQuery.parse },
  { path: pathsOf('/fares/:token'), parse: faresPageQuery.parse },
  { path: pathsOf('/visacases/:token'), parse: casePageQuery.parse },
  { path: pathsOf('/orders/:token/review'), parse: reviewPageQuery.parse },
  { path: pathsOf('/orders/:token/travellers'), parse: travellersPageQuery.parse },
  { path: pathsOf('/blogs'), parse: blogList.parse },
  { path: pathsOf('/news'), parse: newsList.parse },
  { path: pathsOf('/visaservices'), parse: visaListQuery.parse },
  { path: pathsOf('/visadetails/:name/start'), parse: visaGuideQuery.parse },
  { path: pathsOf('/visadetails/:name'), parse: visaGuideQuery.parse },
];

/** Parses the parameters of a page, by its path without the language. */
export function queryOf(path: string): PageQuery | undefined {
  return pageQueries.find((each) => each.path.test(path));
}
