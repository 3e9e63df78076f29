import { m } from '#messages/messages.js';
import type { PassportMove, PassportPlace } from '../passports/passports.rules.ts';
import type { StandInKind } from '../stand-ins/stand-ins.rules.ts';
import type { CaseState, Decision, PaperState, Phrase } from '../visa-cases.rules.ts';

export const caseStateLabels: Readonly<Record<CaseState, () => string>> = {
  collecting: m.office_case_collecting,
  checking: m.office_case_checking,
  ready: m.office_case_ready,
  submitted: m.office_case_submitted,
  decided: m.office_case_decided,
  returned: m.office_case_returned,
  closed: m.office_case_closed,
  withdrawn: m.office_case_withdrawn,
};

/** What was decided of an applicant. */
export const decisionLabels: Readonly<Record<Decision, () => string>> = {
  approved: m.office_case_approved,
  refused: m.office_case_refused,
};

export const officePaperLabels: Readonly<Record<PaperState, () => string>> = {
  wanted: m.office_case_paper_wanted,
  received: m.office_case_paper_received,
  accepted: m.office_case_paper_accepted,
  again: m.office_case_paper_again,
};

/** What stands for a file of a paper. */
export const standInLabels: Readonly<Record<StandInKind, () => string>> = {
  seen: m.office_case_stand_seen,
  'not-needed': m.office_case_stand_not_needed,
  family: m.office_case_stand_family,
};

export const passportPlaceLabels: Readonly<Record<PassportPlace, () => string>> = {
  customer: m.office_case_passport_customer,
  office: m.office_case_passport_office,
  centre: m.office_case_passport_at_centre,
};

export const passportMoveLabels: Readonly<Record<PassportMove, () => string>> = {
  received: m.office_case_passport_received,
  sent: m.office_case_passport_sent,
  collected: m.office_case_passport_collected,
  'handed-over': m.office_case_passport_handed_over,
};

/** What the person of a move is called in its form. */
export const passportPersonLabels: Readonly<Record<PassportMove, () => string>> = {
  received: m.office_case_passport_from_whom,
  sent: m.office_case_passport_taken_by,
  collected: m.office_case_passport_brought_by,
  'handed-over': m.office_case_passport_to_whom,
};

/** Ready reasons: the customer's page has the same, in both languages. */
export const readyPhrases: Readonly<
  Record<Phrase, (inputs?: object, options?: { locale?: 'en' | 'bn' }) => string>
> = {
  seal: m.visacase_phrase_seal,
  page: m.visacase_phrase_page,
  unreadable: m.visacase_phrase_unreadable,
  old: m.visacase_phrase_old,
  name: m.visacase_phrase_name,
  translation: m.visacase_phrase_translation,
  photo: m.visacase_phrase_photo,
};
