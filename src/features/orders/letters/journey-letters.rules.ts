import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { Told } from './letters.rules.ts';

/** What the letter says that asks who travels. @param told the last day to fill in, and how many are missing. */
export function travellersRequested(
  reference: string,
  told: { readonly lastDay: CalendarDate; readonly missing: number; readonly all: number },
  language: Language,
) {
  const locale = { locale: language };
  const day = fullDate(told.lastDay, language);
  const how = { people: told.all, count: count(told.missing, language), all: count(told.all, language) };
  return {
    subject: m.travellers_mail_subject({ reference, day }, locale),
    heading: m.travellers_mail_heading({}, locale),
    paragraphs: [m.travellers_mail_text({}, locale)],
    facts: [
      { name: m.travellers_mail_by({}, locale), value: day },
      { name: m.travellers_mail_missing({}, locale), value: m.travellers_mail_missing_of(how, locale) },
    ],
    label: m.travellers_mail_button({}, locale),
    path: '/travellers',
  };
}

/** What the letter says that asks how the journey was. */
export function reviewRequested(reference: string, agency: string, language: Language) {
  const locale = { locale: language };
  return {
    subject: m.review_mail_subject({ reference, agency }, locale),
    heading: m.review_mail_heading({}, locale),
    paragraphs: [m.review_mail_text({}, locale)],
    facts: [],
    label: m.review_mail_button({}, locale),
    path: '/review',
  };
}

/** What the letter says on the eve of a departure: where and when it begins, by its own meeting or in the words of the package. @param title of the package */
export function eveOfDeparture(
  title: string,
  told: Extract<Told, { readonly kind: 'eve' }>,
  language: Language,
) {
  const locale = { locale: language };
  const day = fullDate(told.departsOn, language);
  const begins = told.meeting === null ? told.beginning : m.orders_meet_begins(told.meeting, locale);
  return {
    subject: m.orders_mail_eve_subject({ day, package: title }, locale),
    heading: m.orders_mail_eve_heading({ day }, locale),
    paragraphs: [...(begins === '' ? [] : [begins]), m.orders_mail_eve_text({}, locale)],
    facts: [
      ...(told.travel === '' ? [] : [{ name: m.orders_mail_eve_travel({}, locale), value: told.travel }]),
      ...(told.back === null
        ? []
        : [{ name: m.orders_mail_eve_back({}, locale), value: m.orders_meet_at(told.back, locale) }]),
    ],
    label: m.orders_mail_see({}, locale),
  };
}
