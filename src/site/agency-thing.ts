import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { pageHref } from './page-language.ts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The agency as schema.org's TravelAgency. Other pages refer to it by its `@id`. */
export function agencyThing(
  { agency, office, social }: Pick<SiteSettings, 'agency' | 'office' | 'social'>,
  siteUrl: string,
  language: Language,
) {
  return {
    '@type': 'TravelAgency',
    '@id': `${siteUrl}/#agency`,
    name: agency.name[language],
    description: agency.description[language],
    slogan: agency.tagline[language],
    url: `${siteUrl}${pageHref(language, '/')}`,
    logo: `${siteUrl}/favicon.svg`,
    image: `${siteUrl}/share${pageHref(language, '/home')}.png`,
    telephone: agency.phone,
    email: agency.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${office.street[language]}, ${office.area[language]}`,
      addressLocality: office.city[language],
      postalCode: office.postcode,
      addressCountry: 'BD',
    },
    geo: { '@type': 'GeoCoordinates', latitude: office.lat, longitude: office.lng },
    hasMap: office.mapUrl,
    openingHoursSpecification: office.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}`),
      opens,
      closes,
    })),
    currenciesAccepted: 'BDT',
    paymentAccepted: 'bKash, Nagad, Rocket, Visa, Mastercard, Cash',
    areaServed: { '@type': 'Country', name: 'Bangladesh' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: agency.phone,
      email: agency.email,
      availableLanguage: ['bn', 'en'],
    },
    sameAs: Object.values(social).filter((page) => page !== ''),
  };
}

/** The site as schema.org's WebSite. */
export function siteThing({ agency }: SiteSettings, siteUrl: string, language: Language) {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name: agency.name[language],
    alternateName: agency.wordmark[language],
    url: `${siteUrl}${pageHref(language, '/')}`,
    inLanguage: language === 'bn' ? 'bn-BD' : 'en',
    description: m.home_description(),
    publisher: { '@id': `${siteUrl}/#agency` },
  };
}
