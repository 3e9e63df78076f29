import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { ContactProblem } from './contact.rules.ts';
import type { FieldProblem, JourneyProblem, SaleDays } from './fare-request.rules.ts';

export type FormProblem = FieldProblem<JourneyProblem | ContactProblem>;

const words: Readonly<Record<JourneyProblem | ContactProblem, (of: { last: string }) => string>> = {
  'from-missing': m.air_problem_from_missing,
  'to-missing': m.air_problem_to_missing,
  'same-place': m.air_problem_same_place,
  'date-missing': m.air_problem_date_missing,
  'date-wrong': m.air_problem_date_wrong,
  'date-past': m.air_problem_date_past,
  'date-far': m.air_problem_date_far,
  'return-early': m.air_problem_return_early,
  'leg-early': m.air_problem_leg_early,
  'adults-few': m.air_problem_adults_few,
  'number-wrong': m.air_problem_number_wrong,
  'infants-many': m.air_problem_infants_many,
  'passengers-many': m.air_problem_passengers_many,
  'name-missing': m.air_problem_name_missing,
  'phone-missing': m.air_problem_phone_missing,
  'phone-wrong': m.air_problem_phone_wrong,
  'email-missing': m.air_problem_email_missing,
  'email-wrong': m.air_problem_email_wrong,
  'note-long': m.air_problem_note_long,
  'company-long': m.air_problem_company_long,
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
export function problemWords(problem: FormProblem['problem'], days: SaleDays, language: Language): string {
  return words[problem]({ last: longDate(days.last, language) });
}
