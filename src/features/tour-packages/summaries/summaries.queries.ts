import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { pictureColumns, pictureOf } from '#features/media/media.queries.ts';
import { media } from '#features/media/media.table.ts';
import { liveTexts } from '#features/publishing/publishing.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { countryName } from '#platform/format/country-names.ts';
import type { Language } from '#platform/language.ts';
import { nextDeparture, seatsLeft } from '../departures/departures.rules.ts';
import { destinations, liveDepartures, liveTourPackages } from '../tour-packages.table.ts';
import type { PackageSummary } from './summaries.contract.ts';

const placesNamed = 3;

/** The names of places by key, for as many as are known. */
export async function destinationNames(
  db: ReadDatabase,
  keys: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  if (keys.length === 0) {
    return new Map();
  }
  const rows = await db
    .select({ key: destinations.key, names: destinations.names })
    .from(destinations)
    .where(inArray(destinations.key, [...new Set(keys)]));
  return new Map(rows.map(({ key, names }) => [key, names[language]]));
}

/**
 * Cards of the packages, in the order of their ids; those that aren't live are left out.
 * @param months `YYYY-MM`: the next departure is looked for in these only.
 */
export async function summariesOf(
  db: ReadDatabase,
  language: Language,
  ids: readonly string[],
  today: CalendarDate,
  months: readonly string[] = [],
): Promise<readonly PackageSummary[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await db
    .select({
      id: liveTourPackages.documentId,
      slug: liveTourPackages.slug,
      market: liveTourPackages.market,
      country: liveTourPackages.country,
      destinations: liveTourPackages.destinations,
      nights: liveTourPackages.nights,
      priceFrom: liveTourPackages.priceFrom,
      glance: liveTourPackages.glance,
      language: liveTexts.language,
      title: liveTexts.title,
      summary: liveTexts.summary,
      cover: pictureColumns,
    })
    .from(liveTourPackages)
    .innerJoin(liveTexts, eq(liveTexts.documentId, liveTourPackages.documentId))
    .leftJoin(media, eq(media.id, liveTourPackages.cover))
    .where(inArray(liveTourPackages.documentId, [...ids]));
  const departures = await db
    .select()
    .from(liveDepartures)
    .where(and(inArray(liveDepartures.documentId, [...ids]), gte(liveDepartures.departsOn, today)))
    .orderBy(asc(liveDepartures.departsOn), asc(liveDepartures.key));
  const domestic = rows.filter(({ market }) => market === 'domestic');
  const names = await destinationNames(
    db,
    domestic.flatMap((each) => each.destinations),
    language,
  );
  return ids.flatMap((id) => {
    const written = rows.filter((each) => each.id === id);
    const found = written.find((each) => each.language === language) ?? written[0];
    if (!found) {
      return [];
    }
    const { country, cover, destinations: places, glance, ...rest } = found;
    const runs = departures.filter((each) => each.documentId === id);
    const next = nextDeparture(runs, today, months);
    const placesShown = places.slice(0, placesNamed).map((key) => names.get(key) ?? key);
    return [
      {
        ...rest,
        ...glance,
        place: found.market === 'international' ? countryName(country, language) : placesShown.join(', '),
        cover: cover === null ? undefined : pictureOf(cover, language),
        next: next && { key: next.key, departsOn: next.departsOn, seatsLeft: seatsLeft(next) },
      },
    ];
  });
}
