import { oneOf, query } from '#platform/http/query.ts';
import { fileResults } from '../files/files.data.ts';

/** The parameters of an enquiry's page. */
export const enquiryQuery = query({
  /** Set right after the enquiry was sent. */
  sent: oneOf(['1']),
  /** What became of a file that was sent a moment ago. */
  files: oneOf(fileResults),
});
