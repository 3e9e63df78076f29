import { problemWords as personWords } from '#features/enquiries/site/contact-words.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { CheckoutFault } from '../checkout/checkout.rules.ts';

/** What is wrong with a field, and what is right. */
export function faultWords({ problem }: CheckoutFault, groupMax: number, language: Language): string {
  switch (problem) {
    case 'number-wrong':
      return m.checkout_problem_number();
    case 'adult-missing':
      return m.checkout_problem_adult();
    case 'bigger-than-group':
      return m.package_problem_group({ shown: count(groupMax, language) });
    case 'infants-without-lap':
      return m.package_problem_infants();
    case 'singles-without-adult':
      return m.package_problem_singles();
    default:
      return personWords[problem]();
  }
}
