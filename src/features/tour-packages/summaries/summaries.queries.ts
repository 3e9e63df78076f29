import { eq, inArray, sql } from 'drizzle-orm';
import { nextRun, priceColumns } from '#features/departures/departures.queries.ts';
import { priceLists } from '#features/departures/departures.table.ts';
import { liveTexts } from '#features/documents/documents.table.ts';
import { pictureColumns, pictureOf } from '#features/media/media.queries.ts';
import { media } from '#features/media/media.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { countryName } from '#platform/format/country-names.ts';
import type { Language } from '#platform/language.ts';
import { readOnce } from '#platform/page-cache/read-once.ts';
import { type Family, partyOfFamily, peopleIn, seatsFor } from '../party/ages.rules.ts';
import { quote } from '../price/price.rules.ts';
import { childPolicy } from '../tour-packages.contract.ts';
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

interface Wanted {
  /** `YYYY-MM`: limits the next departure. */
  readonly months?: readonly string[];
  /** Who travels: the next departure has seats for them where one has, and its price is theirs. */
  readonly family?: Family | undefined;
}

/** Cards of the live packages, in the order of their ids. */
export async function summariesOf(
  db: ReadDatabase,
  language: Language,
  ids: readonly string[],
  today: CalendarDate,
  { months = [], family }: Wanted = {},
): Promise<readonly PackageSummary[]> {
  if (ids.length === 0) {
    return [];
  }
  const seats = family === undefined ? 1 : seatsFor(family);
  const next = nextRun(db, liveTourPackages.documentId, today, months, seats).as('next');
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
      prices: priceColumns,
      childPolicy: sql`${liveTourPackages.facts} -> 'childPolicy'`.mapWith(childPolicy.parse),
    })
    .from(liveTourPackages)
    .innerJoin(liveTexts, eq(liveTexts.documentId, liveTourPackages.documentId))
    .leftJoin(media, eq(media.id, liveTourPackages.cover))
    .leftJoinLateral(next, sql`true`)
    .leftJoin(priceLists, eq(priceLists.id, next.priceList))
    .where(sql`${liveTourPackages.documentId} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(liveTourPackages.documentId, sql`${liveTexts.language} <> ${language}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (!found) {
      return [];
    }
    const { country, cover, places, glance, next: run, prices, childPolicy, ...rest } = found;
    const { nights } = rest;
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
        forFamily:
          family === undefined || prices === null
            ? undefined
            : {
                total: quote(prices, partyOfFamily(family, { childPolicy, nights })).total,
                people: peopleIn(family),
              },
      },
    ];
  });
}
