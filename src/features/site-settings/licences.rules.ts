import { m } from '#messages/messages.js';
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

/** The numbers that the agency has, with their names, as the footer and printed pages show them. */
export function licencesShown(
  licences: SiteSettings['licences'],
  language: Language,
): { readonly name: string; readonly number: string }[] {
  return licenceKinds.flatMap((kind) => {
    const number = licences?.[kind] ?? '';
    return number === '' ? [] : [{ name: licenceName(kind, language), number }];
  });
}
