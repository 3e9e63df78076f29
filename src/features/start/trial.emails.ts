import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { letter } from '#platform/mail/letter.tsx';
import type { Letter } from '#platform/mail/queue-mail.ts';

/** The letter that an owner sends to their own address, to see whether letters arrive. */
export function trialLetter({
  language,
  agencyName,
}: {
  readonly language: Language;
  readonly agencyName: string;
}): Promise<Letter> {
  const locale = { locale: language };
  const agency = { agency: agencyName };
  return letter({
    language,
    agencyName,
    subject: m.office_start_trial_subject(agency, locale),
    heading: m.office_start_trial_subject(agency, locale),
    greeting: m.mail_greeting_nameless({}, locale),
    paragraphs: [m.office_start_trial_text(agency, locale), m.office_start_trial_look({}, locale)],
    notes: [],
    footer: agencyName,
  });
}
