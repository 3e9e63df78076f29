import { oneOf, query } from '#platform/http/query.ts';
import { fileResults } from '../files/files.contract.ts';

/** The parameters of an enquiry's page. */
export const enquiryQuery = query({
  /** Set when the enquiry was sent a moment ago. */
  sent: oneOf(['1']),
  /** What became of a file that was sent a moment ago. */
  files: oneOf(fileResults),
});
