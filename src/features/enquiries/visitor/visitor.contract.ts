import { oneOf, query } from '#platform/http/query.ts';
import { fileResults } from '../files/files.data.ts';
import { messageResults } from '../messages/messages.contract.ts';

/** The parameters of an enquiry's page. */
export const enquiryQuery = query({
  /** Set right after the enquiry was sent. */
  sent: oneOf(['1']),
  /** What became of a file that was sent a moment ago. */
  files: oneOf(fileResults),
  /** What became of a message that was sent a moment ago. */
  message: oneOf(messageResults),
});
