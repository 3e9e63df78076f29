import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import type { Language } from '#platform/language.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The agency with its office, as schema.org's TravelAgency. */
export function agencyThing(
  { agency, office, social }: Pick<SiteSettings, 'agency' | 'office' | 'social'>,
  siteUrl: string,
  language: Language,
) {
  return {
    '@type': 'TravelAgency',
    name: agency.name[language],
    description: agency.description[language],
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    telephone: agency.phone,
    email: agency.email,
    hasMap: office.mapUrl,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${office.street[language]}, ${office.area[language]}`,
      addressLocality: office.city[language],
      postalCode: office.postcode,
      addressCountry: 'BD',
    },
    geo: { '@type': 'GeoCoordinates', latitude: office.lat, longitude: office.lng },
    openingHoursSpecification: office.hours.map(({ days: open, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: open.map((day) => days[day]),
      opens,
      closes,
    })),
    sameAs: Object.values(social),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: agency.phone,
      email: agency.email,
      availableLanguage: ['English', 'Bengali'],
    },
  };
}
