import { seatState } from '#features/departures/departures.rules.ts';
import { pictureUrl } from '#features/media/media.rules.ts';
import { decimalTaka, ownCurrency } from '#platform/money/money.rules.ts';
import type { PackageView } from './package.contract.ts';

const availability = { plenty: 'InStock', few: 'LimitedAvailability', full: 'SoldOut' } as const;

/**
 * Structured data of a package: the trip with its days, an offer per departure, and the questions.
 * @param rated what is said of its reviews, with its types
 */
export function packageThings(
  view: PackageView,
  { siteUrl, url }: { siteUrl: string; url: string },
  rated: object = {},
) {
  return [
    {
      '@type': 'TouristTrip',
      '@id': `${url}#trip`,
      name: view.title,
      description: view.summary,
      url,
      inLanguage: view.language === 'bn' ? 'bn-BD' : 'en',
      image: view.gallery.map((picture) => `${siteUrl}${pictureUrl(picture, 1280, 'webp')}`),
      provider: { '@id': `${siteUrl}/#agency` },
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: view.itinerary.length,
        itemListElement: view.itinerary.map((day, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: { '@type': 'Trip', name: day.title, description: day.paragraphs.join(' ') },
        })),
      },
      offers: view.departures.map((departure) => ({
        '@type': 'Offer',
        name: departure.departsOn,
        price: decimalTaka(departure.band.adult),
        priceCurrency: ownCurrency,
        availability: `https://schema.org/${availability[seatState(departure.seatsLeft)]}`,
        availabilityStarts: `${departure.departsOn}T00:00:00+06:00`,
        availabilityEnds: `${departure.returnsOn}T23:59:59+06:00`,
        url: `${url}?departure=${departure.key}`,
      })),
      ...rated,
    },
    ...(view.faq.length === 0
      ? []
      : [
          {
            '@type': 'FAQPage',
            '@id': `${url}#faq`,
            mainEntity: view.faq.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]),
  ];
}
