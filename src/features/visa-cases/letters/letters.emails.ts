import { letterFrame, type Worded } from '#features/enquiries/enquiries.emails.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { letter } from '#platform/mail/letter.tsx';
import type { Letter } from '#platform/mail/queue-mail.ts';
import { type Appointment, appointmentLabel } from '../plan/appointment.rules.ts';
import type { CaseState } from '../visa-cases.rules.ts';
import type { Told } from './letters.rules.ts';

interface About extends Worded {
  readonly told: Told;
  readonly language: Language;
  readonly reference: string;
  readonly name: string;
  readonly country: string;
  /** The name of the kind of visa. */
  readonly kind: string;
  readonly departsOn: CalendarDate | null;
  /** Still to come; undefined without one. */
  readonly appointment: Appointment | undefined;
  /** Whether the page has a file for calendars that is another one than before. */
  readonly hasCalendar: boolean;
  /** To the case's page. */
  readonly link: string;
}

const movedTexts = {
  ready: [m.visacase_mail_ready_heading, m.visacase_mail_ready_text],
  submitted: [m.visacase_mail_submitted_heading, m.visacase_mail_submitted_text],
  decided: [m.visacase_mail_decided_heading, m.visacase_mail_decided_text],
  returned: [m.visacase_mail_returned_heading, m.visacase_mail_returned_text],
  closed: [m.visacase_mail_closed_heading, m.visacase_mail_closed_text],
  withdrawn: [m.visacase_mail_withdrawn_heading, m.visacase_mail_withdrawn_text],
} as const;

const lapsedTexts = [m.visacase_mail_lapsed_heading, m.visacase_mail_lapsed_text] as const;

const isNotified = (state: CaseState): state is keyof typeof movedTexts => Object.hasOwn(movedTexts, state);

/** Whether the customer is written to: not when staff begin to look, or go a step back. */
export const isNotifiedOf = (told: Told): boolean => told.kind !== 'moved' || isNotified(told.to);

/** The heading and paragraphs of a letter. */
function saidOf({ told, language }: About): { heading: string; paragraphs: string[] } {
  const locale = { locale: language };
  switch (told.kind) {
    case 'begun':
      return {
        heading: m.visacase_mail_begun_heading({}, locale),
        paragraphs: [m.visacase_mail_begun_text({}, locale)],
      };
    case 'moved': {
      const [heading, text] = told.isLapsed
        ? lapsedTexts
        : movedTexts[isNotified(told.to) ? told.to : 'ready'];
      return { heading: heading({}, locale), paragraphs: [text({}, locale)] };
    }
    case 'again': {
      const paper = told.paper.texts[language].name;
      const { number, all } = told.whose;
      const place = { number: count(number, language), all: count(all, language) };
      return {
        heading: m.visacase_mail_again_heading({ paper }, locale),
        paragraphs: [
          ...(all > 1 ? [m.visacase_mail_again_whose(place, locale)] : []),
          m.visacase_mail_again_because({ because: told.because }, locale),
          m.visacase_mail_again_text({}, locale),
        ],
      };
    }
    case 'changed':
      return {
        heading: m.visacase_mail_changed_heading({}, locale),
        paragraphs: [
          m.visacase_mail_changed_text({}, locale),
          ...told.added.map(({ texts }) => texts[language].name),
        ],
      };
    case 'corrected':
      return {
        heading: m.visacase_mail_corrected_heading({}, locale),
        paragraphs: [m.visacase_mail_corrected_text({}, locale)],
      };
    case 'passport':
      return {
        heading: m.visacase_mail_passport_heading({}, locale),
        paragraphs: [m.visacase_mail_passport_text({}, locale)],
      };
    case 'appointment':
      return {
        heading: m.visacase_mail_appointment_heading({}, locale),
        paragraphs: [m.visacase_mail_appointment_text({}, locale)],
      };
    case 'missing':
      return {
        heading: m.visacase_mail_missing_heading({}, locale),
        paragraphs: [
          m.visacase_mail_missing_text({}, locale),
          ...(told.by === null
            ? []
            : [m.visacase_mail_missing_by({ day: fullDate(told.by, language) }, locale)]),
        ],
      };
    case 'purged':
      return {
        heading: m.visacase_mail_purged_heading({}, locale),
        paragraphs: [m.visacase_mail_purged_text({}, locale)],
      };
  }
}

/** A letter about a step of a visa case. */
export async function caseLetter(about: About): Promise<Letter> {
  const { language, reference, agencyName, link, country, kind, departsOn } = about;
  const locale = { locale: language };
  const { greeting, closing, footer } = letterFrame(about, 'order', language);
  const { heading, paragraphs } = saidOf(about);
  return letter({
    language,
    agencyName,
    heading,
    closing,
    footer,
    paragraphs,
    subject: m.visacase_mail_subject({ heading, country, reference }, locale),
    greeting: greeting(about.name),
    facts: [
      { name: m.orders_reference({}, locale), value: reference },
      { name: m.visacase_mail_for({}, locale), value: `${country}, ${kind}` },
      ...(departsOn === null
        ? []
        : [{ name: m.orders_mail_travel({}, locale), value: fullDate(departsOn, language) }]),
      ...(about.appointment === undefined
        ? []
        : [
            {
              name: m.visacase_appointment_of({}, locale),
              value: appointmentLabel(about.appointment, language, fullDate),
            },
          ]),
      ...(about.told.kind === 'missing'
        ? [{ name: m.visacase_mail_missing_count({}, locale), value: count(about.told.count, language) }]
        : []),
    ],
    action: { label: m.visacase_mail_button({}, locale), link, linkToo: m.mail_link_too({}, locale) },
    notes: [
      ...(about.hasCalendar ? [m.mail_calendar({ link: `${link}.ics` }, locale)] : []),
      m.visacase_mail_keep_link({}, locale),
    ],
  });
}
