import { oneOf, query } from '#platform/http/query.ts';

/** What became of a form of an order's page. */
export const acceptResults = ['done', 'lapsed', 'over'] as const;
export type AcceptResult = (typeof acceptResults)[number];

/** The parameters of an order's page. */
export const orderPageQuery = query({
  /** What became of accepting a moment ago. */
  accepted: oneOf(acceptResults),
});
