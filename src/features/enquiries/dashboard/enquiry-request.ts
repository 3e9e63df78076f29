import type { Errors, RequestSpec } from '#dashboard/form/request-check.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { errorText } from '#features/air-tickets/fare-request/error-texts.rules.ts';
import {
  journeyErrors,
  saleDaysFrom,
  type TypedJourney,
} from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { fieldOfPath, journeyFrom } from '#features/air-tickets/journey/journey.rules.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import type { Language } from '#platform/language.ts';
import type { Topic } from '../contact/contact.rules.ts';
import type { handSources } from '../enquiries.rules.ts';
import { handRequest } from '../manual-entry/manual-entry.contract.ts';

/** An enquiry by hand while it is typed. */
export interface TypedEnquiry {
  readonly source: (typeof handSources)[number];
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly topic: Topic;
  readonly subject: string;
  readonly message: string;
  readonly travelOn: string | undefined;
  readonly travellers: number | undefined;
  readonly journey: TypedJourney;
  readonly language: Language;
  readonly confirms: boolean;
}

/** What is wrong with a journey, by the ids of the fields of the public form. */
function errorsIn({ topic, journey }: TypedEnquiry): Errors {
  const days = saleDaysFrom(dhakaToday());
  const found = topic === 'airticket' ? journeyErrors(journey, days) : [];
  return Object.fromEntries(
    found.map(({ field, problem }) => [field, errorText(problem, days, officeLanguage())]),
  );
}

/**
 * How an enquiry by hand is sent. One about an air ticket has its journey instead of a subject, a day and a number of
 * travellers.
 */
export const enquiryRequest: RequestSpec<TypedEnquiry, typeof handRequest> = {
  schema: handRequest,
  request: ({ subject, travelOn, travellers, journey, ...typed }, key) =>
    typed.topic === 'airticket'
      ? { ...typed, journey: journeyFrom(journey), key }
      : { ...typed, subject, travelOn, travellers, key },
  words: {
    name: m.inbox_new_name_missing,
    phone: m.inbox_new_phone_wrong,
    email: m.inbox_new_email_wrong,
    subject: m.inbox_new_subject_missing,
  },
  check: errorsIn,
  fieldOf: (path) => (path.startsWith('journey') ? fieldOfPath(path) : path),
};
