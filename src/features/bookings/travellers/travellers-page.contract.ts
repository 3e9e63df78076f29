import { oneOf, query } from '#platform/http/query.ts';

/** The parameters of the page where travellers are filled in. */
export const travellersPageQuery = query({
  /** That they were saved, or the price of their ages was accepted, a moment ago. */
  saved: oneOf(['done', 'ages']),
});
