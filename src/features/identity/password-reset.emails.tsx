import { m } from '#messages/messages.js';
import { letter } from '#platform/mail/letter.tsx';
import type { Letter } from '#platform/mail/queue-mail.ts';
import { type AccountLetter, frame } from './identity.emails.tsx';

/** Lets the reader of the account's mail choose a new password. Its words are `mail_reset_…` in the messages of mail. */
export async function passwordResetLetter(about: AccountLetter): Promise<Letter> {
  const locale = { locale: about.language };
  const agency = { agency: about.agencyName };
  return letter({
    ...frame(about),
    subject: m.mail_reset_subject(agency, locale),
    heading: m.mail_reset_heading({}, locale),
    paragraphs: [m.mail_reset_why(agency, locale)],
    action: {
      label: m.mail_reset_button({}, locale),
      link: about.link,
      linkToo: m.mail_link_too({}, locale),
    },
    notes: [m.mail_reset_holds({}, locale), m.mail_reset_not_you({}, locale)],
  });
}
