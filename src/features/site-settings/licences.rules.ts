import { m } from '#messages/messages.js';
import { type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
import { longDate } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import { licenceKinds, type SiteSettings } from './site-settings.contract.ts';

const names = {
  travelAgency: m.site_licence_travel_agency,
  atab: m.site_licence_atab,
  iata: m.site_licence_iata,
  hajj: m.site_licence_hajj,
  umrah: m.site_licence_umrah,
};

/** What a licence is called in the footer and in the settings. */
export const licenceName = (kind: (typeof licenceKinds)[number], language: Language): string =>
  names[kind]({}, { locale: language });

/** So many days before its registration lapses the office is warned. */
const warnedDays = 60;

/**
 * The days until the registration lapses, when it is time to renew it: 0 on its last day, negative afterwards.
 * @param until Its last day; '' when that isn't known.
 */
export function daysToRenew(until: CalendarDate | '', today: CalendarDate): number | undefined {
  if (until === '') {
    return undefined;
  }
  const days = daysBetween(today, until);
  return days <= warnedDays ? days : undefined;
}

/** Until when the registration as a travel agency is valid; undefined while that isn't said. */
export const validUntil = (until: CalendarDate | '', language: Language): string | undefined =>
  until === '' ? undefined : m.site_licence_valid({ day: longDate(until, language) }, { locale: language });

/**
 * The numbers that the agency has, with their names, as the footer shows them.
 * @param until The last day of the registration as a travel agency; '' when that isn't known.
 */
export function visibleLicences(
  licences: SiteSettings['licences'],
  language: Language,
  until: CalendarDate | '' = '',
): { readonly name: string; readonly number: string }[] {
  return licenceKinds.flatMap((kind) => {
    const number = licences?.[kind] ?? '';
    const valid = kind === 'travelAgency' ? validUntil(until, language) : undefined;
    return number === ''
      ? []
      : [{ name: licenceName(kind, language), number: [number, valid].filter(Boolean).join(', ') }];
  });
}
