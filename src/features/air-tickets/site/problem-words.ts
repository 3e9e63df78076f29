import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import type { ContactProblem } from '../fare-request/contact.rules.ts';
import type { FieldProblem, JourneyProblem, SaleDays } from '../fare-request/fare-request.rules.ts';

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
};

/** What is wrong, in words that say what would do. */
export function problemWords(problem: FormProblem['problem'], days: SaleDays, language: Language): string {
  return words[problem]({ last: longDate(days.last, language) });
}
