import { dhakaDate } from '#platform/calendar-date.ts';
import { maxStars } from '../traveller-reviews.rules.ts';
import type { PackageReviews } from './rating.contract.ts';

const scale = { bestRating: maxStars, worstRating: 1 } as const;

/**
 * What a package's structured data say of its reviews: nothing while none is shown. A trip has no rating in schema.org, so that it is a
 * product, too, as soon as it has one.
 */
export function ratingThing(reviews: PackageReviews | undefined, nameless: string): object {
  if (reviews === undefined || reviews.rating.count === 0) {
    return {};
  }
  const { rating, items } = reviews;
  return {
    '@type': ['TouristTrip', 'Product'],
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      ...scale,
    },
    review: items.map(({ stars, words, name, language, writtenAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: name === '' ? nameless : name },
      datePublished: dhakaDate(writtenAt),
      inLanguage: language === 'bn' ? 'bn-BD' : 'en',
      reviewBody: words,
      reviewRating: { '@type': 'Rating', ratingValue: stars, ...scale },
    })),
  };
}
