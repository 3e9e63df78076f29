import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { CustomerEvent } from '#platform/messages/events.data.ts';
import type { Told } from './letters.rules.ts';

/** The event that each letter of a case tells of. */
export const eventOf: Readonly<Record<Told['kind'], CustomerEvent>> = {
  begun: 'case.begun',
  moved: 'case.state',
  again: 'case.paper-again',
  changed: 'case.changed',
  corrected: 'case.corrected',
  purged: 'case.purged',
  passport: 'case.passport',
  missing: 'case.papers-missing',
};

const moves: Readonly<Partial<Record<string, typeof m.sms_case_ready>>> = {
  ready: m.sms_case_ready,
  submitted: m.sms_case_submitted,
  decided: m.sms_case_decided,
  returned: m.sms_case_returned,
  closed: m.sms_case_closed,
  withdrawn: m.sms_case_withdrawn,
};

/** What a letter of a case says by SMS. What was decided, and why a paper is wanted again, stay on its page: a telephone is seen by many. */
export function caseShort({
  told,
  language,
  reference,
  country,
}: {
  readonly told: Told;
  readonly language: Language;
  readonly reference: string;
  readonly country: string;
}): string {
  const locale = { locale: language };
  const about = { reference, country };
  switch (told.kind) {
    case 'begun':
      return m.sms_case_begun(about, locale);
    case 'moved':
      return (told.isLapsed ? m.sms_case_lapsed : (moves[told.to] ?? m.sms_case_ready))(about, locale);
    case 'again':
      return m.sms_case_again({ country, paper: told.paper.texts[language].name }, locale);
    case 'changed':
      return m.sms_case_changed(about, locale);
    case 'corrected':
      return m.sms_case_corrected(about, locale);
    case 'passport':
      return m.sms_case_passport(about, locale);
    case 'missing':
      return m.sms_case_papers_missing({ ...about, count: count(told.count, language) }, locale);
    case 'purged':
      return m.sms_case_purged(about, locale);
  }
}
