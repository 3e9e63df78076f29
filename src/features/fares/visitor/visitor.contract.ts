import { oneOf, query, wholeNumber } from '#platform/http/query.ts';
import { maxOptionsEver } from '../fares.contract.ts';

/** The parameters of the page of fares. */
export const faresPageQuery = query({
  /** The position of the option that was chosen. */
  option: wholeNumber({ min: 1, max: maxOptionsEver }),
  /** That missing names were saved a moment ago. */
  named: oneOf(['done']),
});
