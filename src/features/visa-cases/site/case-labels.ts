import { m } from '#messages/messages.js';
import type { CaseState, PaperState, Phrase } from '../visa-cases.rules.ts';
import type { CaseResult } from '../visitor/visitor.contract.ts';

export const resultTexts: Readonly<Record<CaseResult, () => string>> = {
  sent: m.visacase_result_sent,
  type: m.visacase_result_type,
  heic: m.visacase_result_heic,
  large: m.visacase_result_large,
  many: m.visacase_result_many,
  accepted: m.visacase_result_accepted,
  closed: m.visacase_result_closed,
  again: m.visacase_result_again,
  removed: m.visacase_result_removed,
  unremoved: m.visacase_result_unremoved,
  purged: m.visacase_result_purged,
};

/** Whether what was to be done is done. */
export const isDone = (result: CaseResult): boolean =>
  result === 'sent' || result === 'removed' || result === 'purged';

export const paperStateLabels: Readonly<Record<PaperState, () => string>> = {
  wanted: m.visacase_paper_wanted,
  received: m.visacase_paper_received,
  accepted: m.visacase_paper_accepted,
  again: m.visacase_paper_again,
};

export const stepLabels: Readonly<Record<Exclude<CaseState, 'withdrawn' | 'closed'>, () => string>> = {
  collecting: m.visacase_step_collecting,
  checking: m.visacase_step_checking,
  ready: m.visacase_step_ready,
  submitted: m.visacase_step_submitted,
  decided: m.visacase_step_decided,
  returned: m.visacase_step_returned,
};

export const stateText: Readonly<Record<CaseState, () => string>> = {
  collecting: m.visacase_now_collecting,
  checking: m.visacase_now_checking,
  ready: m.visacase_now_ready,
  submitted: m.visacase_now_submitted,
  decided: m.visacase_now_decided,
  returned: m.visacase_now_returned,
  closed: m.visacase_now_closed,
  withdrawn: m.visacase_now_withdrawn,
};

export const phraseLabels: Readonly<Record<Phrase, () => string>> = {
  seal: m.visacase_phrase_seal,
  page: m.visacase_phrase_page,
  unreadable: m.visacase_phrase_unreadable,
  old: m.visacase_phrase_old,
  name: m.visacase_phrase_name,
  translation: m.visacase_phrase_translation,
  photo: m.visacase_phrase_photo,
};
