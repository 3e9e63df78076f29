import { asc, inArray, sql } from 'drizzle-orm';
import { priceColumns } from '#features/departures/departures.queries.ts';
import { departures, packageBands, priceLists } from '#features/departures/departures.table.ts';
import { heldNow } from '#features/departures/seats/seats.queries.ts';
import { liveSlugs, liveTexts } from '#features/documents/documents.table.ts';
import type { TourPackageFacts } from '#features/tour-packages/tour-packages.contract.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { SoldTour, TourPrices, TourRun } from './tours.rules.ts';

/** Packages that are published, with every address that they have or had and their titles. */
export async function listSoldTours(db: ReadDatabase): Promise<SoldTour[]> {
  const { facts, documentId } = liveTourPackages;
  const rows = await db
    .select({
      id: documentId,
      slug: liveTourPackages.slug,
      nights: liveTourPackages.nights,
      days: sql<number>`(${liveTourPackages.glance} ->> 'days')::int`,
      ladder: sql<TourPackageFacts['cancellation']>`${facts} -> 'cancellation'`,
      childPolicy: sql<TourPackageFacts['childPolicy']>`${facts} -> 'childPolicy'`,
    })
    .from(liveTourPackages)
    .orderBy(asc(liveTourPackages.slug));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) {
    return [];
  }
  const slugs = await db
    .select({ id: liveSlugs.documentId, slug: liveSlugs.slug })
    .from(liveSlugs)
    .where(inArray(liveSlugs.documentId, ids));
  const texts = await db
    .select({ id: liveTexts.documentId, language: liveTexts.language, title: liveTexts.title })
    .from(liveTexts)
    .where(inArray(liveTexts.documentId, ids));
  return rows.map((row) => ({
    ...row,
    slugs: slugs.flatMap(({ id, slug }) => (id === row.id ? [slug] : [])),
    titles: texts.flatMap(({ id, language, title }) => (id === row.id ? [{ language, title }] : [])),
  }));
}

/** The departures of some packages, with how many seats are left on each, whoever waits for them. */
export async function listRunsOf(db: ReadDatabase, packageIds: readonly string[]): Promise<TourRun[]> {
  if (packageIds.length === 0) {
    return [];
  }
  const { id, packageId, key, departsOn, returnsOn, state, seats, keptBack, booked, priceList } = departures;
  const rows = await db
    .select({
      id,
      packageId,
      key,
      departsOn,
      returnsOn,
      state,
      seats,
      keptBack,
      booked,
      priceList,
      held: heldNow,
    })
    .from(departures)
    .where(inArray(packageId, [...packageIds]))
    .orderBy(asc(departsOn), asc(key));
  return rows.map((row) => ({ ...row, left: row.seats - row.keptBack - row.booked - row.held }));
}

/** The bands of some packages with their prices, and those that departures keep: by package and band, and by price list. */
export async function listPricesOf(db: ReadDatabase, packageIds: readonly string[]): Promise<TourPrices> {
  if (packageIds.length === 0) {
    return { bands: [], lists: [] };
  }
  const bands = await db
    .select()
    .from(packageBands)
    .where(inArray(packageBands.packageId, [...packageIds]))
    .orderBy(asc(packageBands.band));
  const lists = await db
    .select({ id: priceLists.id, prices: priceColumns })
    .from(priceLists)
    .where(inArray(priceLists.packageId, [...packageIds]));
  return { bands, lists };
}
