import { query, wholeNumber } from '#platform/http/query.ts';
import { maxOptionsEver } from '../fares.contract.ts';

/** The parameters of the page of fares: the position of the option that was chosen. */
export const faresPageQuery = query({ option: wholeNumber({ min: 1, max: maxOptionsEver }) });
