import { errorTexts as personLabels } from '#features/enquiries/site/contact-labels.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { CheckoutFieldError } from '../checkout/checkout.rules.ts';

/** What is wrong with a field, and what is right. */
export function errorLabel({ problem }: CheckoutFieldError, groupMax: number, language: Language): string {
  switch (problem) {
    case 'number-wrong':
      return m.checkout_error_number();
    case 'adult-missing':
      return m.checkout_error_adult();
    case 'bigger-than-group':
      return m.package_error_group({ shown: count(groupMax, language) });
    case 'infants-without-lap':
      return m.package_error_infants();
    case 'singles-without-adult':
      return m.package_error_singles();
    default:
      return personLabels[problem]();
  }
}
