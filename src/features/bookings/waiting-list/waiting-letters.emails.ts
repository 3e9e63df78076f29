import { letterFrame, type Worded } from '#features/enquiries/enquiries.emails.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { briefDate, briefUntil, formatUntil, fullDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { letter } from '#platform/mail/letter.tsx';
import type { Letter } from '#platform/mail/queue-mail.ts';

/** What a letter tells a party. */
export type Told =
  | { readonly kind: 'joined'; readonly place: number }
  /** The departure doesn't run. */
  | { readonly kind: 'over' }
  /** It can't take this party any more. */
  | { readonly kind: 'unfit' }
  /** Seats are held; `order` is the token of the order, `total` what they cost now in poisha. */
  | { readonly kind: 'offered'; readonly order: string; readonly until: Date; readonly total: number }
  /** Another place of the same number was offered seats. */
  | { readonly kind: 'twice' };

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

function saidOf({ told, language, departsOn, package: of }: About) {
  const locale = { locale: language };
  const about = { package: of, day: fullDate(departsOn, language) };
  switch (told.kind) {
    case 'joined':
      return {
        subject: m.waiting_mail_joined_subject(about, locale),
        heading: m.waiting_mail_joined_heading({}, locale),
        text: m.waiting_mail_joined_text({ place: count(told.place, language) }, locale),
        label: m.waiting_mail_joined_button({}, locale),
        keepLink: m.waiting_mail_keep_link,
      };
    case 'offered': {
      const until = formatUntil(told.until, language);
      return {
        subject: m.waiting_mail_offered_subject(about, locale),
        heading: m.waiting_mail_offered_heading({}, locale),
        text: m.waiting_mail_offered_text({ until }, locale),
        label: m.waiting_mail_offered_button({}, locale),
        keepLink: m.orders_mail_keep_link,
      };
    }
    case 'unfit':
      return {
        subject: m.waiting_mail_unfit_subject(about, locale),
        heading: m.waiting_mail_unfit_heading({}, locale),
        text: m.waiting_mail_unfit_text({}, locale),
        label: m.waiting_mail_page_button({}, locale),
      };
    case 'twice':
      return {
        subject: m.waiting_mail_twice_subject(about, locale),
        heading: m.waiting_mail_twice_heading({}, locale),
        text: m.waiting_mail_twice_text({}, locale),
        label: m.waiting_mail_page_button({}, locale),
      };
    case 'over':
      return {
        subject: m.waiting_mail_over_subject(about, locale),
        heading: m.waiting_mail_over_heading({}, locale),
        text: m.waiting_mail_over_text({}, locale),
        label: m.waiting_mail_page_button({}, locale),
      };
  }
}

/** What the letter says by SMS. */
export function waitingShort({ told, language, departsOn, package: of }: Omit<About, 'words'>): string {
  const locale = { locale: language };
  const about = { package: of, day: briefDate(departsOn, language) };
  switch (told.kind) {
    case 'joined':
      return m.sms_waiting_joined({ ...about, place: count(told.place, language) }, locale);
    case 'offered':
      return m.sms_waiting_offer({ package: of, until: briefUntil(told.until, language) }, locale);
    case 'over':
      return m.sms_waiting_over(about, locale);
    case 'unfit':
      return m.sms_waiting_unfit(about, locale);
    case 'twice':
      return m.sms_waiting_twice(about, locale);
  }
}

/** A letter to a party of a waiting list: it stands on it, seats are held for it, or the departure doesn't run. */
export async function waitingLetter(about: About): Promise<Letter> {
  const { language, reference, agencyName, link } = about;
  const locale = { locale: language };
  const { told } = about;
  const { greeting, closing, footer } = letterFrame(about, 'order', language);
  const { subject, heading, text, label, keepLink } = saidOf(about);
  return letter({
    language,
    agencyName,
    subject,
    heading,
    closing,
    footer,
    greeting: greeting(about.name),
    paragraphs: [text],
    facts: [
      { name: m.orders_reference({}, locale), value: reference },
      { name: m.orders_mail_for({}, locale), value: about.package },
      { name: m.orders_mail_travel({}, locale), value: fullDate(about.departsOn, language) },
      ...(told.kind === 'offered'
        ? [{ name: m.orders_mail_total({}, locale), value: taka(told.total, language) }]
        : []),
    ],
    action: { label, link, linkToo: m.mail_link_too({}, locale) },
    notes: keepLink === undefined ? [] : [keepLink({}, locale)],
  });
}
