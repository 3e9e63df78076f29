import { m } from '#messages/messages.js';
import { type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
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

/** The numbers that the agency has, with their names, as the footer and printed pages show them. */
export function visibleLicences(
  licences: SiteSettings['licences'],
  language: Language,
): { readonly name: string; readonly number: string }[] {
  return licenceKinds.flatMap((kind) => {
    const number = licences?.[kind] ?? '';
    return number === '' ? [] : [{ name: licenceName(kind, language), number }];
  });
}
