import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { ContactErrorCode } from './contact.rules.ts';
import type { FieldError, JourneyErrorCode, SaleDays } from './fare-request.rules.ts';

export type FormError = FieldError<JourneyErrorCode | ContactErrorCode>;

const words: Readonly<Record<JourneyErrorCode | ContactErrorCode, (of: { last: string }) => string>> = {
  'from-missing': m.air_error_from_missing,
  'to-missing': m.air_error_to_missing,
  'same-place': m.air_error_same_place,
  'date-missing': m.air_error_date_missing,
  'date-wrong': m.air_error_date_wrong,
  'date-past': m.air_error_date_past,
  'date-far': m.air_error_date_far,
  'return-early': m.air_error_return_early,
  'leg-early': m.air_error_leg_early,
  'adults-few': m.air_error_adults_few,
  'number-wrong': m.air_error_number_wrong,
  'infants-many': m.air_error_infants_many,
  'passengers-many': m.air_error_passengers_many,
  'name-missing': m.air_error_name_missing,
  'phone-missing': m.air_error_phone_missing,
  'phone-wrong': m.air_error_phone_wrong,
  'email-missing': m.air_error_email_missing,
  'email-wrong': m.air_error_email_wrong,
  'note-long': m.air_error_note_long,
  'company-long': m.air_error_company_long,
};

const fieldNames: Readonly<Record<string, () => string>> = {
  from: m.air_from,
  to: m.air_to,
  depart: m.air_depart,
  return: m.air_return,
  adults: m.air_adults,
  children: m.air_children,
  infants: m.air_infants,
  company: m.air_company,
  name: m.air_name,
  phone: m.air_phone,
  email: m.air_email,
  note: m.air_note,
};

/** The name of a field; for further flights with their number. */
export function fieldName(field: string, language: Language): string {
  const [, name = field, leg] = /^([a-z]+)(\d?)$/.exec(field) ?? [];
  const words = fieldNames[name]?.() ?? field;
  return leg === undefined || leg === ''
    ? words
    : `${m.air_flight_number({ number: count(Number(leg), language) })}, ${words}`;
}

/** Error messages that say what is valid. */
export function errorText(problem: FormError['problem'], days: SaleDays, language: Language): string {
  return words[problem]({ last: longDate(days.last, language) });
}
