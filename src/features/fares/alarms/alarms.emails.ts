import { m } from '#messages/messages.js';
import { formatUntil } from '#platform/format/dates.ts';
import { letter } from '#platform/mail/letter.tsx';
import type { Letter } from '#platform/mail/queue-mail.ts';

interface About {
  readonly agencyName: string;
  readonly name: string;
  /** Of the order. */
  readonly reference: string;
  readonly timeLimit: Date;
  readonly isOver: boolean;
  /** The request in the office. */
  readonly link: string;
}

/** Tells the staff that an accepted fare isn't ticketed and its time limit comes near, or is over. */
export function alarmLetter({
  agencyName,
  name,
  reference,
  timeLimit,
  isOver,
  link,
}: About): Promise<Letter> {
  const locale = { locale: 'en' as const };
  const until = formatUntil(timeLimit, 'en');
  const said = isOver ? m.fares_mail_alarm_over : m.fares_mail_alarm_text;
  const subject = isOver ? m.fares_mail_alarm_over_subject : m.fares_mail_alarm_subject;
  return letter({
    language: 'en',
    agencyName,
    subject: subject({ reference, until }, locale),
    heading: m.fares_mail_alarm_heading({ reference }, locale),
    greeting: m.fares_mail_alarm_who({ name, reference }, locale),
    paragraphs: [said({ until }, locale)],
    action: { label: m.enquiry_mail_notice_button({}, locale), link, linkToo: m.mail_link_too({}, locale) },
    notes: [],
    footer: m.enquiry_mail_notice_footer({ agency: agencyName }, locale),
  });
}
