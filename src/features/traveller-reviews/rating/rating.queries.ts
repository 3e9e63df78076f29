import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { ratingOf } from '../traveller-reviews.rules.ts';
import { liveReviewCounts, liveReviews } from '../traveller-reviews.table.ts';
import type { PackageReviews } from './rating.contract.ts';

/** So many stand on a page, the newest; its rating counts all. */
const maxReviews = 40;

/** The reviews that are shown: those of a condition, or all. */
async function published(db: ReadDatabase, which?: SQL) {
  const given = await db
    .select({ stars: liveReviews.stars, count: count() })
    .from(liveReviews)
    .where(which)
    .groupBy(liveReviews.stars);
  const items = await db
    .select({
      id: liveReviews.id,
      stars: liveReviews.stars,
      words: liveReviews.words,
      name: liveReviews.name,
      language: liveReviews.language,
      departsOn: liveReviews.departsOn,
      answer: liveReviews.answer,
      writtenAt: liveReviews.writtenAt,
    })
    .from(liveReviews)
    .where(which)
    .orderBy(desc(liveReviews.writtenAt), desc(liveReviews.id))
    .limit(maxReviews);
  return { rating: ratingOf(given), items };
}

/** What travellers say of a package; undefined while nobody has answered. */
export async function findPackageReviews(
  db: ReadDatabase,
  packageId: string,
): Promise<PackageReviews | undefined> {
  const [counted] = await db.select().from(liveReviewCounts).where(eq(liveReviewCounts.packageId, packageId));
  if (counted === undefined || counted.answered === 0) {
    return undefined;
  }
  const { asked, answered, hidden } = counted;
  return { asked, answered, hidden, ...(await published(db, eq(liveReviews.packageId, packageId))) };
}

/** What travellers say of all journeys of the agency; undefined while nobody has answered. */
export async function findAgencyReviews(db: ReadDatabase): Promise<PackageReviews | undefined> {
  const [counted] = await db
    .select({
      asked: sql<number>`coalesce(sum(${liveReviewCounts.asked}), 0)::int`,
      answered: sql<number>`coalesce(sum(${liveReviewCounts.answered}), 0)::int`,
      hidden: sql<number>`coalesce(sum(${liveReviewCounts.hidden}), 0)::int`,
    })
    .from(liveReviewCounts);
  return counted === undefined || counted.answered === 0
    ? undefined
    : { ...counted, ...(await published(db)) };
}
