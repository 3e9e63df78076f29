import type { Localised } from '#platform/language.ts';
import type { PaymentMethod } from '../site-settings.contract.ts';

/** Names of ways to pay, as their owners write them in each language. The two cards have Latin names only: in Bangla “ভিসা” is the paper. */
export const paymentNames: Readonly<Record<PaymentMethod, Localised>> = {
  bkash: { en: 'bKash', bn: 'বিকাশ' },
  nagad: { en: 'Nagad', bn: 'নগদ' },
  rocket: { en: 'Rocket', bn: 'রকেট' },
  visa: { en: 'Visa', bn: 'Visa' },
  mastercard: { en: 'Mastercard', bn: 'Mastercard' },
};
