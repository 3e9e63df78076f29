import { data, redirect } from 'react-router';
import { contactErrors } from '#features/air-tickets/fare-request/contact.rules.ts';
import { fareQuery } from '#features/air-tickets/fare-request/fare-request.contract.ts';
import {
  joinedLegs,
  journeyErrors,
  legsOf,
  saleDaysFrom,
} from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { journeyOf } from '#features/air-tickets/fare-request/prefill.queries.ts';
import { fieldOfPath } from '#features/air-tickets/journey/journey.rules.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import type { FareRefusal } from './fare-form.tsx';
import { emptyFareContact, fareErrorsFrom, fareRequest, parseFareForm } from './fare-typed.ts';
import { sendPosted } from './send-posted.server.ts';

/** Handles the fare form posted without JavaScript; see `postContact`. */
export async function postFare(page: PageContext, posted: PostedForm) {
  const { language, today } = page;
  const parsed = fareQuery.parse(new URLSearchParams(page.query));
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  const { fields } = posted;
  const typed = parseFareForm((name) => fields.getAll(name).at(-1), {
    journey: journeyOf(parsed.value, language),
    contact: emptyFareContact(language),
  });
  const refuse = (problems: FareRefusal['problems'], status: number, isAway = false) =>
    data({ ...typed, problems, isAway } satisfies FareRefusal, { status });
  // Without JavaScript all six flights are shown: of a multi-city journey those count that were filled in.
  const legs = typed.journey.legs.filter(
    ({ from, to, depart }, index) => index === 0 || `${from}${to}${depart}` !== '',
  );
  const journey = { ...typed.journey, legs: joinedLegs(legsOf({ ...typed.journey, legs })) };
  const problems = [...journeyErrors(journey, saleDaysFrom(today)), ...contactErrors(typed.contact)];
  if (problems.length > 0) {
    return refuse(problems, 422);
  }
  const result = await sendPosted(posted, fareRequest({ journey, contact: typed.contact }));
  switch (result.is) {
    case 'sent':
      return redirect(result.path, 303);
    case 'refused':
      return refuse(fareErrorsFrom(result.paths.map(fieldOfPath)), 422);
    default:
      return refuse([], result.status, true);
  }
}
