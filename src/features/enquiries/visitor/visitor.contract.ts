import { oneOf, query } from '#platform/http/query.ts';

/** The parameters of an enquiry's page. */
export const enquiryQuery = query({
  /** Set when the enquiry was sent a moment ago. */
  sent: oneOf(['1']),
});
