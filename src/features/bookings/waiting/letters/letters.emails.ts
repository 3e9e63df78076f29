import { letterFrame, type Worded } from '#features/enquiries/enquiries.emails.ts';
import { m } from '#messages/messages.js';
import { type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import { dhakaTime, fullDate } from '#platform/format/dates.ts';
import { count, digits } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { letter } from '#platform/mail/letter.tsx';
import type { Letter } from '#platform/mail/queue-mail.ts';

/** What a letter tells a party. */
export type Told =
  | { readonly kind: 'joined'; readonly place: number }
  /** Seats are held; `order` is the token of the order. */
  | { readonly kind: 'offered'; readonly order: string; readonly until: Date };

interface About extends Worded {
  readonly told: Told;
  readonly language: Language;
  readonly reference: string;
  readonly name: string;
  readonly departsOn: CalendarDate;
  /** The title of the package. */
  readonly package: string;
  /** To the place on the list, or to the order that seats are held for. */
  readonly link: string;
}

/** A letter to a party of a waiting list: it stands on it, or seats are held for it. */
export async function waitingLetter(about: About): Promise<Letter> {
  const { told, language, reference, agencyName, link } = about;
  const locale = { locale: language };
  const { greeting, closing, footer } = letterFrame(about, 'order', language);
  const day = fullDate(about.departsOn, language);
  const isOffer = told.kind === 'offered';
  const of = about.package;
  return letter({
    language,
    agencyName,
    subject: isOffer
      ? m.waiting_mail_offered_subject({ package: of, day }, locale)
      : m.waiting_mail_joined_subject({ package: of, day }, locale),
    heading: isOffer ? m.waiting_mail_offered_heading({}, locale) : m.waiting_mail_joined_heading({}, locale),
    greeting: greeting(about.name),
    paragraphs: isOffer
      ? [
          m.waiting_mail_offered_text(
            {
              day: fullDate(dhakaDate(told.until), language),
              time: digits(dhakaTime(told.until).slice(-5), language),
            },
            locale,
          ),
        ]
      : [m.waiting_mail_joined_text({ place: count(told.place, language) }, locale)],
    facts: [
      { name: m.orders_reference({}, locale), value: reference },
      { name: m.orders_mail_for({}, locale), value: of },
      { name: m.orders_mail_travel({}, locale), value: day },
    ],
    action: {
      label: isOffer ? m.waiting_mail_offered_button({}, locale) : m.waiting_mail_joined_button({}, locale),
      link,
      linkToo: m.mail_link_too({}, locale),
    },
    notes: [m.orders_mail_keep_link({}, locale)],
    closing,
    footer,
  });
}
