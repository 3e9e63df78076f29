import { papersIn, peopleIn, type RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of visa cases, by their codes. */
export const visaCasesRefusals: RefusalTexts = {
  'visa-cases.accepted': () => m.office_refused_case_accepted(),
  'visa-cases.bundle-large': () => m.office_refused_bundle_large(),
  'visa-cases.closed': () => m.office_refused_case_closed(),
  'visa-cases.guide': () => m.office_refused_case_guide(),
  'visa-cases.move': () => m.office_refused_case_move(),
  'visa-cases.no-guide': () => m.office_refused_case_no_guide(),
  'visa-cases.nothing': () => m.office_refused_case_nothing(),
  'visa-cases.owner': () => m.office_refused_case_owner(),
  'visa-cases.papers': (details) => m.office_refused_case_papers({ papers: papersIn(details) }),
  'visa-cases.passport': () => m.office_refused_case_passport(),
  'visa-cases.passports': () => m.office_refused_case_passports(),
  'visa-cases.people': (details) => m.office_refused_case_people({ people: peopleIn(details) }),
};
