import { packagePath, visaPath } from '#features/documents/document-path.rules.ts';
import { packageChoice } from '#features/tour-packages/price/price.contract.ts';
import { profileName } from '#features/visas/visa-names.rules.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { phoneOf } from '#platform/phone/phone.rules.ts';
import type { TypedContact } from '../contact/contact.rules.ts';
import { partyLabel, topicName } from '../summary/summary-labels.rules.ts';
import type { Subject } from './contact-subject.server.ts';

/** The choices on the page of a package: its dates, and the party. */
export function subjectFacts(subject: Subject, language: Language): string[] {
  if (subject.kind === 'visa') {
    return [];
  }
  const { departure, nights, party } = subject;
  return [
    ...(departure === undefined
      ? []
      : [
          departure.departsOn === departure.returnsOn
            ? fullDate(departure.departsOn, language)
            : m.contact_dates({
                from: fullDate(departure.departsOn, language),
                to: fullDate(departure.returnsOn, language),
              }),
        ]),
    partyLabel(party, nights, language),
    ...(departure === undefined ? [] : [m.contact_total({ amount: taka(departure.quote.total, language) })]),
  ];
}

/** The English path of the page that the visitor came from. */
export function subjectPath(subject: Subject): string {
  return subject.kind === 'visa' ? visaPath(subject.slug) : packagePath(subject);
}

/** The English path where the choices on a package can be changed. */
export function choicePath({ departure, party, ...subject }: Extract<Subject, { kind: 'package' }>): string {
  return `${packagePath(subject)}${packageChoice.href({ departure: departure?.key, party, ages: [] })}#book`;
}

/** `Ask about the Thailand visa`. */
export function contactTitle(subject: Subject): string {
  return subject.kind === 'visa'
    ? m.contact_enquire_visa({ country: subject.title })
    : m.contact_enquire_package({ title: subject.title });
}

/** The beginning of a message on WhatsApp. */
export function whatsappText(subject: Subject): string {
  return subject.kind === 'visa'
    ? m.contact_whatsapp_visa({ country: subject.title })
    : m.contact_whatsapp_package({ title: subject.title });
}

/** `Visa guide: Thailand`. */
function subjectName(subject: Subject): string {
  const name = subject.kind === 'visa' ? m.contact_about_visa() : m.contact_about_package();
  return m.contact_line({ name, value: subject.title });
}

/** What was chosen of a visa: its kind, who applies, and how many. */
function visaLines(
  { kinds, profiles }: Extract<Subject, { kind: 'visa' }>,
  typed: TypedContact,
  language: Language,
): string[] {
  const line = (name: string, value: string) => m.contact_line({ name, value });
  const kind = kinds.find(({ key }) => key === typed.visakind) ?? kinds[0];
  const profile = profiles.find((each) => each === typed.profile);
  return [
    ...(kind === undefined ? [] : [line(m.contact_visa_kind(), kind.name)]),
    ...(profile === undefined ? [] : [line(m.contact_profile(), profileName[profile]())]),
    line(m.contact_applicants(), count(Number(typed.applicants) || 1, language)),
  ];
}

/** The form as readable lines, for WhatsApp when the form itself can't be sent. */
export function contactLines(
  typed: TypedContact,
  subject: Subject | undefined,
  language: Language,
): string[] {
  const line = (name: string, value: string) => m.contact_line({ name, value });
  const email = typed.email.trim();
  return [
    line(m.contact_line_name(), typed.name.trim()),
    ...(typed.phone.trim() === '' ? [] : [line(m.contact_phone(), phoneOf(typed.phone) ?? typed.phone)]),
    ...(email === '' ? [] : [line(m.contact_mail(), email)]),
    line(m.contact_line_about(), subject ? subjectName(subject) : topicName[typed.topic]()),
    ...(subject?.kind === 'visa' ? visaLines(subject, typed, language) : []),
    ...(subject ? subjectFacts(subject, language) : []),
    ...(typed.travel === '' ? [] : [line(m.contact_travel(), fullDate(typed.travel, language))]),
    ...(typed.message.trim() === '' ? [] : [line(m.contact_line_message(), typed.message.trim())]),
  ];
}
