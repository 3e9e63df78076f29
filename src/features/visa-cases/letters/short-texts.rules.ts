import { m } from '#messages/messages.js';
import { briefDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { CustomerEvent } from '#platform/messages/events.data.ts';
import { type Appointment, appointmentLabel } from '../plan/appointment.rules.ts';
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
  appointment: 'case.state',
};

const moves: Readonly<Partial<Record<string, typeof m.sms_case_ready>>> = {
  ready: m.sms_case_ready,
  submitted: m.sms_case_submitted,
  decided: m.sms_case_decided,
  returned: m.sms_case_returned,
  closed: m.sms_case_closed,
  withdrawn: m.sms_case_withdrawn,
};

interface Short {
  readonly told: Told;
  readonly language: Language;
  readonly reference: string;
  readonly country: string;
  /** Whether a text, with who writes and its link, takes two parts of an SMS at most. */
  readonly fits?: (text: string) => boolean;
}

/** When and where the appointment is; its day and hour alone where there is no room for its place. */
function appointmentShort(appointment: Appointment, { language, country, fits = () => true }: Short): string {
  const said = (each: Appointment) => {
    const when = appointmentLabel(each, language, briefDate);
    return m.sms_case_appointment({ country, when }, { locale: language });
  };
  const whole = said(appointment);
  return fits(whole) ? whole : said({ ...appointment, appointmentPlace: null });
}

/** What a letter of a case says by SMS. What was decided, and why a paper is wanted again, stay on its page: a telephone is seen by many. */
export function caseShort(short: Short): string {
  const { told, language, reference, country } = short;
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
    case 'appointment':
      return appointmentShort(told.appointment, short);
    case 'purged':
      return m.sms_case_purged(about, locale);
  }
}
