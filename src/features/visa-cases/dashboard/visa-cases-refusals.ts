import { papersIn, peopleIn, type RefusalTexts, unopenedIn } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';
import { guardedText } from './guard-labels.ts';

/** What the office says to refusals of visa cases, by their codes. */
export const visaCasesRefusals: RefusalTexts = {
  'visa-cases.move': () => m.office_refused_case_move(),
  'visa-cases.papers': (details) => m.office_refused_case_papers({ papers: papersIn(details) }),
  'visa-cases.accepted': () => m.office_refused_case_accepted(),
  'visa-cases.came': () => m.office_refused_case_came(),
  'visa-cases.guarded': guardedText,
  'visa-cases.guide-changed': () => m.office_refused_case_guide_changed(),
  'visa-cases.stood-for': () => m.office_refused_case_stood_for(),
  'visa-cases.unopened': (details) => m.office_refused_case_unopened({ files: unopenedIn(details) }),
  'visa-cases.closed': () => m.office_refused_case_closed(),
  'visa-cases.people': (details) => m.office_refused_case_people({ people: peopleIn(details) }),
  'visa-cases.passport': () => m.office_refused_case_passport(),
  'visa-cases.passports': () => m.office_refused_case_passports(),
  'visa-cases.owner': () => m.office_refused_case_owner(),
  'visa-cases.nothing': () => m.office_refused_case_nothing(),
  'visa-cases.guide': () => m.office_refused_case_guide(),
  'visa-cases.no-guide': () => m.office_refused_case_no_guide(),
  'visa-cases.bundle-large': () => m.office_refused_bundle_large(),
};
