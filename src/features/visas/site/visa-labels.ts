import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { formName } from '../visa-names.rules.ts';
import type { VisaForm, VisaKind } from '../visas.contract.ts';
import type { spokenLength } from '../visas.rules.ts';

const purposeHeading: Readonly<
  Record<VisaKind['purpose'], (of: { country: string; name: string }) => string>
> = {
  tourism: m.visas_heading_tourism,
  business: m.visas_heading_business,
  medical: m.visas_heading_medical,
  umrah: m.visas_heading_umrah,
  family: m.visas_heading_family,
  study: m.visas_heading_study,
  transit: m.visas_heading_transit,
  other: m.visas_heading_other,
};

/** The forms of a guide as a list: `Sticker, e-Visa`, `e-Visa, on arrival`. */
export function formNames(forms: readonly VisaForm[]): string {
  return forms
    .map((form, index) => {
      const name = formName[form]();
      return index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1);
    })
    .join(', ');
}

/** The heading of a kind: `Thailand tourist visa`, `Nepal visa on arrival`, `India: Double-entry visa`. */
export function kindHeading(
  country: string,
  { form, purpose, name }: Pick<VisaKind, 'form' | 'purpose'> & { readonly name: string },
): string {
  switch (form) {
    case 'on-arrival':
      return m.visas_heading_on_arrival({ country });
    case 'visa-free':
      return m.visas_heading_visa_free({ country });
    default:
      return purposeHeading[purpose]({ country, name });
  }
}

/** The label of a limit of working days. */
export function daysLimitLabel(days: string, language: Language): string {
  const limit = Number(days);
  return limit === 0
    ? m.visas_filter_days_none()
    : m.visas_filter_days_max({ count: limit, shown: count(limit, language) });
}

/** A fee in taka, or that it is free. */
export function feeLabel(poisha: number, language: Language): string {
  return poisha === 0 ? m.visas_free() : taka(poisha, language);
}

/** `60 days`, `3 months`, `1 year`. */
export function lengthLabel(length: ReturnType<typeof spokenLength>, language: Language): string {
  const words = { day: m.visas_length_day, month: m.visas_length_month, year: m.visas_length_year };
  return words[length.unit]({ count: length.count, shown: count(length.count, language) });
}

/** Capitalises the first letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
