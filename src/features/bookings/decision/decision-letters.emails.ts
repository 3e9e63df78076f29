import { letterFrame, type Worded } from '#features/enquiries/enquiries.emails.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import { letter } from '#platform/mail/letter.tsx';
import type { Letter } from '#platform/mail/queue-mail.ts';

interface About extends Worded {
  readonly language: Language;
  readonly reference: string;
  readonly name: string;
  readonly departsOn: CalendarDate;
  /** The title of the package. */
  readonly package: string;
  /** The order's page. */
  readonly link: string;
}

/** Tells a customer that a departure, which needed a least number of travellers, runs. */
export async function goLetter(about: About): Promise<Letter> {
  const { language, reference, agencyName, link } = about;
  const locale = { locale: language };
  const { greeting, closing, footer } = letterFrame(about, 'order', language);
  const day = fullDate(about.departsOn, language);
  return letter({
    language,
    agencyName,
    subject: m.waiting_mail_go_subject({ package: about.package, day }, locale),
    heading: m.waiting_mail_go_heading({}, locale),
    greeting: greeting(about.name),
    paragraphs: [m.waiting_mail_go_text({}, locale)],
    facts: [
      { name: m.orders_reference({}, locale), value: reference },
      { name: m.orders_mail_for({}, locale), value: about.package },
      { name: m.orders_mail_travel({}, locale), value: day },
    ],
    action: { label: m.orders_mail_see({}, locale), link, linkToo: m.mail_link_too({}, locale) },
    notes: [m.orders_mail_keep_link({}, locale)],
    closing,
    footer,
  });
}
