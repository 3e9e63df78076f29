import { and, arrayOverlaps, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Market } from '#features/departures/departures.contract.ts';
import { liveSlugs, liveTexts } from '#features/documents/documents.table.ts';
import type { Picture } from '#features/media/media.contract.ts';
import { findPictures } from '#features/media/media.queries.ts';
import { hasSeveralFees } from '#features/visas/visas.queries.ts';
import { liveVisas } from '#features/visas/visas.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { countryName } from '#platform/format/country-names.ts';
import type { Language } from '#platform/language.ts';
import { walkCalendar } from '../list/soonest.queries.ts';
import type { RouteStop } from '../route-map/route-map.contract.ts';
import type { PackageSummary } from '../summaries/summaries.contract.ts';
import { destinationNames, summariesOf } from '../summaries/summaries.queries.ts';
import {
  type TourPackageFacts,
  type TourPackageTexts,
  tourPackageFacts,
  tourPackageTexts,
} from '../tour-packages.contract.ts';
import { destinations, liveTourPackages } from '../tour-packages.table.ts';
import type { VisaBeside } from './package.contract.ts';

/** The current slug and market of a package. */
export interface PackageAddress {
  readonly id: string;
  readonly slug: string;
  readonly market: Market;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a live package is the one with a slug, a former slug or an id. */
export const isPackage = (slugOrId: string): SQL =>
  eq(
    liveTourPackages.documentId,
    uuid.test(slugOrId)
      ? slugOrId
      : sql`(SELECT ${liveSlugs.documentId} FROM ${liveSlugs} WHERE ${liveSlugs.kind} = 'tour-package' AND ${liveSlugs.slug} = ${slugOrId})`,
  );

/** A live package by its slug, a former slug or its id. */
export async function findAddress(db: ReadDatabase, slugOrId: string): Promise<PackageAddress | undefined> {
  const columns = {
    id: liveTourPackages.documentId,
    slug: liveTourPackages.slug,
    market: liveTourPackages.market,
  };
  const [found] = await db.select(columns).from(liveTourPackages).where(isPackage(slugOrId));
  return found;
}

export interface FoundPackage {
  readonly facts: TourPackageFacts;
  readonly texts: TourPackageTexts;
  /** The language of the texts: the requested one, else the other. */
  readonly language: Language;
  readonly writtenIn: readonly Language[];
}

/** A published package with its texts in each language it is live in, the first one first; undefined when it isn't live. */
export async function findPackageTexts(db: ReadDatabase, id: string) {
  const [row] = await db
    .select({ facts: liveTourPackages.facts })
    .from(liveTourPackages)
    .where(eq(liveTourPackages.documentId, id));
  const written = await db
    .select({ language: liveTexts.language, texts: liveTexts.texts })
    .from(liveTexts)
    .where(eq(liveTexts.documentId, id))
    .orderBy(liveTexts.language);
  const [first] = written;
  if (!row || !first) {
    return undefined;
  }
  const facts = tourPackageFacts.strip().parse(row.facts);
  const textsIn = (language: Language) => {
    const found = written.find((each) => each.language === language) ?? first;
    return { texts: tourPackageTexts.strip().parse(found.texts), language: found.language };
  };
  return { facts, textsIn, writtenIn: written.map((each) => each.language) };
}

/** A published package: its facts, and its texts in the language, else in the other. */
export async function findPackage(
  db: ReadDatabase,
  id: string,
  language: Language,
): Promise<FoundPackage | undefined> {
  const found = await findPackageTexts(db, id);
  return found && { facts: found.facts, ...found.textsIn(language), writtenIn: found.writtenIn };
}

/** Cover and gallery, each once, in display order; also the pictures of days, by their id. */
export async function findPackagePictures(
  db: ReadDatabase,
  facts: TourPackageFacts,
  language: Language,
): Promise<{ readonly gallery: readonly Picture[]; readonly byId: ReadonlyMap<string, Picture> }> {
  const days = facts.itinerary.flatMap(({ picture }) => picture ?? []);
  const ids = [...new Set([facts.cover, ...facts.gallery, ...days])];
  const byId = await findPictures(db, ids, language);
  return { gallery: ids.flatMap((id) => byId.get(id) ?? []), byId };
}

/** The stops of the route with names and coordinates; unknown destinations are left out. */
export async function findRouteStops(
  db: ReadDatabase,
  facts: TourPackageFacts,
  language: Language,
): Promise<readonly (RouteStop & { readonly km?: number | undefined })[]> {
  const keys = facts.route.map(({ destination }) => destination);
  const names = await destinationNames(db, keys, language);
  const rows = await db
    .select({ key: destinations.key, lat: destinations.lat, lng: destinations.lng })
    .from(destinations)
    .where(inArray(destinations.key, keys));
  return facts.route.flatMap(({ destination, by, km }) => {
    const place = rows.find(({ key }) => key === destination);
    return place ? [{ ...place, name: names.get(destination) ?? destination, by, km }] : [];
  });
}

/** The live visa guide of a package. */
export async function findVisaBeside(
  db: ReadDatabase,
  slug: string | undefined,
  language: Language,
): Promise<VisaBeside | undefined> {
  if (slug === undefined) {
    return undefined;
  }
  const [visa] = await db
    .select({
      id: liveVisas.documentId,
      slug: liveVisas.slug,
      country: liveVisas.country,
      feeFrom: liveVisas.feeFrom,
      severalFees: hasSeveralFees,
      workingDaysMin: liveVisas.workingDaysMin,
      workingDaysMax: liveVisas.workingDaysMax,
    })
    .from(liveSlugs)
    .innerJoin(liveVisas, eq(liveVisas.documentId, liveSlugs.documentId))
    .where(and(eq(liveSlugs.kind, 'visa'), eq(liveSlugs.slug, slug)));
  return visa && { ...visa, country: countryName(visa.country, language) };
}

const maxRelated = 4;

/** Related packages with seats: same destinations first, then same theme, soonest first. */
export async function relatedPackages(
  db: ReadDatabase,
  language: Language,
  id: string,
  facts: TourPackageFacts,
  today: CalendarDate,
): Promise<readonly PackageSummary[]> {
  const others = and(eq(liveTourPackages.market, facts.market), ne(liveTourPackages.documentId, id));
  const samePlaces = await db
    .select({ id: liveTourPackages.documentId })
    .from(liveTourPackages)
    .where(and(others, arrayOverlaps(liveTourPackages.destinations, facts.destinations)))
    .orderBy(liveTourPackages.documentId)
    .limit(maxRelated * 4);
  const sameKind = await walkCalendar(
    db,
    {
      market: facts.market,
      all: and(others, arrayOverlaps(liveTourPackages.themes, facts.themes)),
      months: [],
      withSeats: true,
      offset: 0,
      limit: maxRelated,
    },
    today,
  );
  const near = await summariesOf(
    db,
    language,
    samePlaces.map((each) => each.id),
    today,
  );
  const leaving = near
    .filter(({ next }) => next !== undefined && next.seatsLeft > 0)
    .sort((a, b) => ((a.next?.departsOn ?? '') < (b.next?.departsOn ?? '') ? -1 : 1))
    .slice(0, maxRelated);
  const known = new Set(leaving.map((each) => each.id));
  const more = await summariesOf(
    db,
    language,
    sameKind.filter((each) => !known.has(each)).slice(0, maxRelated - leaving.length),
    today,
  );
  return [...leaving, ...more];
}
