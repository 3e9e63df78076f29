import { isDayTrip, type TravelDays } from '#features/departures/departures.rules.ts';
import type { TravellerField } from '#features/travellers/names-table/typed-traveller.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';

import type { TravellerKind } from './travellers.rules.ts';

const kindLabels: Readonly<Record<TravellerKind, (of: { number: string }) => string>> = {
  adult: m.travellers_adult,
  'child-with-bed': m.travellers_child_bed,
  'child-without-bed': m.travellers_child_no_bed,
  infant: m.travellers_infant,
};

/** Who of the party it is: “Adult 2”. On a day trip a child has no bed. */
export function placeLabel(
  { kind, number }: { readonly kind: TravellerKind; readonly number: number },
  days: TravelDays,
  language: Language,
): string {
  const words = kind === 'child-with-bed' && isDayTrip(days) ? m.travellers_child : kindLabels[kind];
  return words({ number: count(number, language) });
}

const faults: Partial<Record<TravellerField, () => string>> = {
  lines: m.travellers_error_lines,
  surname: m.travellers_error_name,
  givenNames: m.travellers_error_name,
  birthDate: m.travellers_error_birth,
  expiresOn: m.travellers_error_expires,
  passportNumber: m.travellers_error_passport,
  nationality: m.travellers_error_nationality,
  phone: m.travellers_error_phone,
};

/** What is wrong with a field. */
export const errorLabel = (field: TravellerField): string => (faults[field] ?? m.travellers_error_other)();
