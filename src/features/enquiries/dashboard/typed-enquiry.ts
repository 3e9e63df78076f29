import { errorText } from '#features/air-tickets/fare-request/error-texts.rules.ts';
import {
  journeyErrors,
  saleDaysFrom,
  type TypedJourney,
} from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { journeyFrom } from '#features/air-tickets/journey/journey.rules.ts';
import { dhakaToday } from '#platform/clock.ts';
import type { Language } from '#platform/language.ts';
import type { HandForm } from '../manual-entry/manual-entry.contract.ts';

/**
 * What the server takes of a form for an enquiry by hand. One about an air ticket has its journey instead of a subject, a
 * day and a number of travellers.
 * @returns the form, or what is wrong with the journey by the field's id
 */
export function parseTyped(
  form: HandForm,
  journey: TypedJourney,
  language: Language,
): { readonly form: HandForm } | { readonly faults: Readonly<Record<string, string>> } {
  if (form.topic !== 'airticket') {
    return { form };
  }
  const days = saleDaysFrom(dhakaToday());
  const problems = journeyErrors(journey, days);
  if (problems.length > 0) {
    const words = problems.map(({ field, problem }) => [field, errorText(problem, days, language)]);
    return { faults: Object.fromEntries(words) };
  }
  const { subject: _subject, travelOn: _day, travellers: _number, ...rest } = form;
  return { form: { ...rest, journey: journeyFrom(journey) } };
}
