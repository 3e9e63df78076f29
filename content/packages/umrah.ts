import { weekly } from '../departure-series.ts';
import type { TourPackageEntry } from '../entry.ts';
import { outsideHajjSeason, withRamadanFares } from '../islamic-season.ts';
import { ladder, priceBand } from '../package-prices.ts';
import { umrahTexts } from './umrah.texts.ts';

export const umrah: TourPackageEntry = (calendar) => ({
  slug: 'umrah',
  cover: 'makkah-madinah',
  gallery: ['post-umrah-packing'],
  departures: withRamadanFares(
    outsideHajjSeason(
      weekly(calendar, {
        weekday: 4,
        from: 38,
        every: 2,
        count: 18,
        nights: 9,
        throughRamadan: true,
        seats: 24,
        band: 'regular',
        taken: [22, 24, 15, 21, 17, 9, 6, 3, 4, 1, 0, 2],
        cutOffDays: 30,
      }),
    ),
  ).slice(0, 10),
  facts: {
    market: 'international',
    country: 'SA',
    destinations: ['makkah', 'madinah'],
    themes: ['umrah', 'family'],
    nights: 9,
    days: 10,
    group: { min: 10, max: 24 },
    hotelStars: 3,
    hotels: [
      { nights: 5, stars: 3 },
      { nights: 4, stars: 3 },
    ],
    flightsIncluded: true,
    mainTransport: 'flight',
    bands: [
      priceBand('regular', 164_900, 151_900, 134_900, 26_900, 38_000),
      priceBand('ramadan', 209_900, 192_900, 168_900, 29_900, 62_000),
    ],
    itinerary: [
      { meals: ['dinner'], by: ['flight', 'coach', 'walk'], picture: 'makkah' },
      { meals: ['breakfast', 'dinner'], by: ['walk'] },
      { meals: ['breakfast', 'dinner'], by: ['coach'] },
      { meals: ['breakfast', 'dinner'], by: ['walk'] },
      { meals: ['breakfast', 'dinner'], by: ['walk'] },
      { meals: ['breakfast', 'dinner'], by: ['coach', 'train'] },
      { meals: ['breakfast', 'dinner'], by: ['walk'], picture: 'makkah-madinah' },
      { meals: ['breakfast', 'dinner'], by: ['coach'] },
      { meals: ['breakfast', 'dinner'], by: ['walk'] },
      { meals: ['breakfast'], by: ['coach', 'flight'] },
    ],
    route: [
      { destination: 'dhaka' },
      { destination: 'jeddah', by: 'flight' },
      { destination: 'makkah', by: 'coach', km: 85 },
      { destination: 'madinah', by: 'train', km: 535 },
    ],
    childPolicy: { infantUnder: 2, childUnder: 12 },
    cancellation: ladder([45, 10], [30, 30], [15, 60], [7, 85], [0, 100]),
    visa: 'saudi-arabia',
  },
  texts: umrahTexts,
});
