import { checkOf, repeated, stops, warns } from '#features/documents/checks/checks.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { languages } from '#platform/language.ts';
import { fieldOf } from '#platform/record.ts';
import { tourPackageFacts } from '../tour-packages.contract.ts';

const facts = tourPackageFacts.strip();

const ofBands = checkOf(facts.pick({ bands: true }), ({ bands }) => repeated('facts.bands', bands));

/** A trip without a bed is sold with one price for a child: the one with bed. */
const ofDayTrip = checkOf(facts.pick({ nights: true, bands: true }), ({ nights, bands }) =>
  nights > 0
    ? []
    : bands.flatMap(({ childWithBed, childWithoutBed }, place) =>
        childWithBed === childWithoutBed
          ? []
          : [warns('day-trip-children', `facts.bands.${place}.childWithoutBed`, m.writing_a_day_trip)],
      ),
);

const ofLength = checkOf(
  facts.pick({ days: true, nights: true, travelNights: true }),
  ({ days, nights: inBed, travelNights = 0 }) => {
    const nights = inBed + travelNights;
    return days < nights || days > nights + 2
      ? [
          stops('days-nights', 'facts.days', (_, { locale }) =>
            m.writing_c_days_nights({ days: count(days, locale), nights: count(nights, locale) }, { locale }),
          ),
        ]
      : [];
  },
);

const ofItinerary = checkOf(facts.pick({ days: true, itinerary: true }), ({ days, itinerary }, { texts }) => [
  ...(itinerary.length === days
    ? []
    : [
        stops('itinerary-days', 'facts.itinerary', (_, { locale }) =>
          m.writing_c_itinerary(
            { count: count(itinerary.length, locale), days: count(days, locale) },
            { locale },
          ),
        ),
      ]),
  ...languages.flatMap((language) => {
    const told = fieldOf(texts[language], 'itinerary');
    return Array.isArray(told) && told.length !== itinerary.length
      ? [
          stops(
            'itinerary-length',
            `texts.${language}.itinerary`,
            m.documents_check_itinerary_length,
            language,
          ),
        ]
      : [];
  }),
]);

/** Each hotel has its name in every language that is written, and nobody sleeps more nights than the journey has. */
const ofHotels = checkOf(facts.pick({ nights: true, hotels: true }), ({ nights, hotels = [] }, { texts }) => [
  ...(hotels.reduce((sum, hotel) => sum + hotel.nights, 0) > nights
    ? [stops('hotel-nights', 'facts.hotels', m.documents_check_hotel_nights)]
    : []),
  ...languages.flatMap((language) => {
    const written = texts[language];
    const named = fieldOf(written, 'hotels');
    const names = Array.isArray(named) ? named.length : 0;
    return written !== undefined && names !== hotels.length
      ? [stops('hotel-names', `texts.${language}.hotels`, m.documents_check_hotel_names, language)]
      : [];
  }),
]);

const ofGroup = checkOf(facts.pick({ group: true }), ({ group }) =>
  group.min > group.max ? [stops('group-size', 'facts.group.min', m.writing_c_group)] : [],
);

const ofGallery = checkOf(facts.pick({ gallery: true }), ({ gallery }) =>
  gallery.length === 0 ? [warns('gallery-empty', 'facts.gallery', m.writing_a_no_gallery)] : [],
);

/** Checks a package before publishing: prices, days, group size and pictures. */
export const packageChecks = [ofBands, ofDayTrip, ofLength, ofItinerary, ofHotels, ofGroup, ofGallery];
