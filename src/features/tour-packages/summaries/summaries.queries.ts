import { eq, inArray, sql } from 'drizzle-orm';
import { nextRun } from '#features/departures/departures.queries.ts';
import { liveTexts } from '#features/documents/documents.table.ts';
import { pictureColumns, pictureOf } from '#features/media/media.queries.ts';
import { media } from '#features/media/media.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { countryName } from '#platform/format/country-names.ts';
import type { Language } from '#platform/language.ts';
import { readOnce } from '#platform/page-cache/read-once.ts';
import { destinations, liveTourPackages } from '../tour-packages.table.ts';
import type { PackageSummary } from './summaries.contract.ts';

const placesNamed = 3;

/** The names of known destinations, by key. */
export const destinationNames = readOnce(async (db, keys: readonly string[], language: Language) => {
  if (keys.length === 0) {
    return new Map<string, string>();
  }
  const rows = await db
    .select({ key: destinations.key, names: destinations.names })
    .from(destinations)
    .where(inArray(destinations.key, [...new Set(keys)]));
  return new Map(rows.map(({ key, names }) => [key, names[language]]));
});

/** The names of a package's first destinations, in order; an unknown one shows its key. */
const placeNames = (language: Language) => sql<string[]>`array(
  select coalesce(place.names ->> ${language}, named.key)
  from unnest(${liveTourPackages.destinations}) with ordinality as named (key, rank)
  left join destinations as place on place.key = named.key
  where named.rank <= ${placesNamed}
  order by named.rank
)`;

/** Cards of the live packages, in the order of their ids. @param months `YYYY-MM`: limits the next departure. */
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
  const next = nextRun(db, liveTourPackages.documentId, today, months).as('next');
  const rows = await db
    .selectDistinctOn([liveTourPackages.documentId], {
      id: liveTourPackages.documentId,
      slug: liveTourPackages.slug,
      market: liveTourPackages.market,
      country: liveTourPackages.country,
      places: placeNames(language),
      nights: liveTourPackages.nights,
      priceFrom: liveTourPackages.priceFrom,
      glance: liveTourPackages.glance,
      language: liveTexts.language,
      title: liveTexts.title,
      summary: liveTexts.summary,
      cover: pictureColumns,
      next: { key: next.key, departsOn: next.departsOn, left: next.left },
    })
    .from(liveTourPackages)
    .innerJoin(liveTexts, eq(liveTexts.documentId, liveTourPackages.documentId))
    .leftJoin(media, eq(media.id, liveTourPackages.cover))
    .leftJoinLateral(next, sql`true`)
    .where(sql`${liveTourPackages.documentId} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(liveTourPackages.documentId, sql`${liveTexts.language} <> ${language}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (!found) {
      return [];
    }
    const { country, cover, places, glance, next: run, ...rest } = found;
    return [
      {
        ...rest,
        ...glance,
        place: found.market === 'international' ? countryName(country, language) : places.join(', '),
        cover: cover === null ? undefined : pictureOf(cover, language),
        next:
          run === null
            ? undefined
            : { key: run.key, departsOn: run.departsOn, seatsLeft: Math.max(0, run.left) },
      },
    ];
  });
}
