import { listDepartures } from '#features/departures/departures.queries.ts';
import { isOpen, joinedOf, seatsLeft } from '#features/departures/departures.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { ladderSteps } from '../cancellation/ladder-steps.rules.ts';
import { drawRoute } from '../route-map/route-map.rules.ts';
import { priceFrom } from '../tour-packages.rules.ts';
import type { PackageView } from './package.contract.ts';
import {
  findPackage,
  findPackagePictures,
  findRouteStops,
  findVisaBeside,
  type PackageAddress,
  relatedPackages,
} from './package.queries.ts';
import { comingBy, ladderLabel, mealNames, refundShareLabel, transportNames } from './view-labels.rules.ts';

const paragraphs = (prose: string) => prose.split(/\n{2,}/);

/** The data of a package's page in one language; undefined when it isn't live. */
export async function findPackageView(
  db: ReadDatabase,
  { id, slug, market }: PackageAddress,
  language: Language,
  today: CalendarDate,
): Promise<PackageView | undefined> {
  const found = await findPackage(db, id, language);
  if (!found) {
    return undefined;
  }
  const { facts, texts } = found;
  const pictures = await findPackagePictures(db, facts, language);
  const stops = await findRouteStops(db, facts, language);
  return {
    slug,
    market,
    language: found.language,
    writtenIn: found.writtenIn,
    head: {
      title: texts.seo?.title ?? texts.title,
      description: texts.seo?.description ?? texts.summary,
    },
    title: texts.title,
    summary: texts.summary,
    intro: paragraphs(texts.intro),
    highlights: texts.highlights,
    included: texts.included,
    excluded: texts.excluded,
    hotel: texts.hotel,
    travel: texts.travel,
    childWords: texts.childPolicy,
    cancellationWords: texts.cancellation,
    faq: texts.faq,
    nights: facts.nights,
    travelNights: facts.travelNights ?? 0,
    days: facts.days,
    group: facts.group,
    hotelStars: facts.hotelStars,
    hotels: (facts.hotels ?? []).flatMap(({ nights, stars }, index) => {
      const named = texts.hotels?.[index];
      return named === undefined ? [] : [{ ...named, nights, stars }];
    }),
    flightsIncluded: facts.flightsIncluded,
    mainTransport: facts.mainTransport,
    mainTransportName: transportNames[facts.mainTransport](),
    childPolicy: facts.childPolicy,
    ladder: ladderSteps(facts.cancellation).map((step) => ({
      kept: refundShareLabel(step.keepPercent, language),
      when: ladderLabel(step, language),
    })),
    priceFrom: priceFrom(facts),
    gallery: pictures.gallery,
    itinerary: facts.itinerary.map((day, index) => ({
      title: texts.itinerary[index]?.title ?? '',
      paragraphs: paragraphs(texts.itinerary[index]?.text ?? ''),
      stay: texts.itinerary[index]?.stay,
      meals: day.meals.map((meal) => mealNames[meal]()).join(', '),
      by: day.by.map((transport) => ({ transport, name: transportNames[transport]() })),
      picture: day.picture === undefined ? undefined : pictures.byId.get(day.picture),
    })),
    departures: (await listDepartures(db, id))
      .filter((each) => isOpen(each, today))
      .map((each) => ({
        id: each.id,
        key: each.key,
        departsOn: each.departsOn,
        returnsOn: each.returnsOn,
        cutOff: each.cutOff,
        seats: each.seats,
        seatsLeft: seatsLeft(each),
        joined: joinedOf(each),
        band: each.prices,
        note: each.note[found.language],
      })),
    stops: stops.map(({ key, name, by, km }) => ({ key, name, by: by && comingBy[by](), km })),
    map: stops.length < 2 ? undefined : drawRoute({ market, country: facts.country, stops }),
    visa: await findVisaBeside(db, facts.visa, language),
    related: await relatedPackages(db, language, id, facts, today),
  };
}
