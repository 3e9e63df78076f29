import type { ItemOf, Started } from '#dashboard/form/path.ts';
import type { Market } from '#features/departures/departures.contract.ts';
import type { Language } from '#platform/language.ts';
import type { TourPackageFacts, TourPackageTexts } from '../tour-packages.contract.ts';

/** Default texts of a new package. They don't count as written. */
const usual: Readonly<Record<Language, Readonly<Record<'childPolicy' | 'cancellation', string>>>> = {
  en: {
    childPolicy:
      'Infants under 2 travel on a lap without a seat. Children of 2 to 11 pay the child’s price, with or without a bed of their own.',
    cancellation:
      'Tell us by phone or in writing. What we have to keep rises as the day comes nearer, because hotels and transport are paid ahead.',
  },
  bn: {
    childPolicy:
      '২ বছরের কম বয়সী শিশু কোলে বসে যায়, আলাদা আসন থাকে না। ২ থেকে ১১ বছরের শিশুর জন্য শিশুর দাম, আলাদা বেডসহ বা বেড ছাড়া।',
    cancellation: 'ফোনে বা লিখে জানান। হোটেল আর গাড়ির টাকা আগে দেওয়া থাকে, তাই দিন যত কাছে আসে কেটে রাখা অংশ তত বাড়ে।',
  },
};

/** The initial values of a new package. */
export function startFacts(market: Market): Started<TourPackageFacts> {
  const domestic = market === 'domestic';
  return {
    market,
    ...(domestic ? { country: 'BD' } : {}),
    destinations: [],
    themes: [],
    nights: 2,
    days: 3,
    group: { min: 8, max: 30 },
    flightsIncluded: !domestic,
    mainTransport: domestic ? 'coach' : 'flight',
    bands: [{ key: 'regular', infant: 0 }],
    itinerary: [freshDay(), freshDay(), freshDay()],
    route: [{ destination: 'dhaka', km: 0 }],
    childPolicy: { infantUnder: 2, childUnder: 12 },
    cancellation: domestic
      ? [
          { daysBefore: 15, keepPercent: 10 },
          { daysBefore: 7, keepPercent: 50 },
          { daysBefore: 0, keepPercent: 100 },
        ]
      : [
          { daysBefore: 30, keepPercent: 20 },
          { daysBefore: 15, keepPercent: 50 },
          { daysBefore: 0, keepPercent: 100 },
        ],
    gallery: [],
  };
}

/** An empty day. */
export const freshDay = (): Started<ItemOf<TourPackageFacts['itinerary']>> => ({
  meals: ['breakfast'],
  by: [],
});

export const startTexts = (language: Language): Started<TourPackageTexts> => ({
  highlights: [],
  itinerary: [],
  included: [],
  excluded: [],
  faq: [],
  ...usual[language],
});
