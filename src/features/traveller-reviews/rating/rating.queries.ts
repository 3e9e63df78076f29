import { count, desc, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { ratingOf } from '../traveller-reviews.rules.ts';
import { liveReviewCounts, liveReviews } from '../traveller-reviews.table.ts';
import type { PackageReviews } from './rating.contract.ts';

/** So many stand on a package's page, the newest; its rating counts all. */
const maxReviews = 40;

/** What travellers say of a package; undefined while nobody has answered. */
export async function findPackageReviews(
  db: ReadDatabase,
  packageId: string,
): Promise<PackageReviews | undefined> {
  const [counted] = await db.select().from(liveReviewCounts).where(eq(liveReviewCounts.packageId, packageId));
  if (counted === undefined || counted.answered === 0) {
    return undefined;
  }
  const given = await db
    .select({ stars: liveReviews.stars, count: count() })
    .from(liveReviews)
    .where(eq(liveReviews.packageId, packageId))
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
    .where(eq(liveReviews.packageId, packageId))
    .orderBy(desc(liveReviews.writtenAt), desc(liveReviews.id))
    .limit(maxReviews);
  const { asked, answered, hidden } = counted;
  return { asked, answered, hidden, rating: ratingOf(given), items };
}
