import { officeLanguage } from '#dashboard/language.ts';
import { count } from '#platform/format/numbers.ts';

/** How many there are, in the digits of the office. */
export const counted = (number: number): string => count(number, officeLanguage());
