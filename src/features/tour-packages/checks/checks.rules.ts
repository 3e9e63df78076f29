import { checkOf, type Fault, repeated, stops, warns } from '#features/documents/checks/checks.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { languages } from '#platform/language.ts';
import { fieldOf } from '#platform/record.ts';
import { type Departure, tourPackageFacts } from '../tour-packages.contract.ts';

const facts = tourPackageFacts.strip();

function findDepartureFaults(departure: Departure, at: string, bands: ReadonlySet<string>): Fault[] {
  const { departsOn, returnsOn, cutOff, taken, seats, band } = departure;
  return [
    ...(returnsOn < departsOn
      ? [stops('departure-backwards', `${at}.returnsOn`, m.documents_check_departure_backwards)]
      : []),
    ...(cutOff > departsOn ? [stops('departure-cut-off', `${at}.cutOff`, m.writing_c_cutoff)] : []),
    ...(taken > seats
      ? [stops('departure-overfull', `${at}.taken`, m.documents_check_departure_overfull)]
      : []),
    ...(bands.has(band) ? [] : [stops('departure-band', `${at}.band`, m.documents_check_departure_band)]),
  ];
}

const ofDepartures = checkOf(facts.pick({ departures: true, bands: true }), (given, { today }) => {
  const { departures, bands } = given;
  const keys = new Set(bands.map(({ key }) => key));
  return [
    ...departures.flatMap((departure, place): Fault[] => {
      const at = `facts.departures.${place}`;
      const before = departures.findIndex(({ departsOn }) => departsOn === departure.departsOn);
      return [
        ...findDepartureFaults(departure, at, keys),
        ...(before < place ? [stops('departure-same-date', `${at}.departsOn`, m.writing_c_same_date)] : []),
        ...(departure.departsOn < today
          ? [warns('departure-past', `${at}.departsOn`, m.documents_check_departures_past)]
          : []),
      ];
    }),
    ...(departures.some(({ departsOn }) => departsOn >= today)
      ? []
      : [warns('departures-none', 'facts.departures', m.documents_check_departures_none)]),
    ...repeated('facts.departures', departures),
    ...repeated('facts.bands', bands),
  ];
});

const ofLength = checkOf(facts.pick({ days: true, nights: true }), ({ days, nights }) =>
  days < nights || days > nights + 2
    ? [
        stops('days-nights', 'facts.days', (_, { locale }) =>
          m.writing_c_days_nights({ days: count(days, locale), nights: count(nights, locale) }, { locale }),
        ),
      ]
    : [],
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

const ofGroup = checkOf(facts.pick({ group: true }), ({ group }) =>
  group.min > group.max ? [stops('group-size', 'facts.group.min', m.writing_c_group)] : [],
);

const ofGallery = checkOf(facts.pick({ gallery: true }), ({ gallery }) =>
  gallery.length === 0 ? [warns('gallery-empty', 'facts.gallery', m.writing_a_no_gallery)] : [],
);

/** What is looked at in a package before it is published: its departures, prices, days, group and pictures. */
export const packageChecks = [ofDepartures, ofLength, ofItinerary, ofGroup, ofGallery];
