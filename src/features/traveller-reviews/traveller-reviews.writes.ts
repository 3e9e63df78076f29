import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { documentTag } from '#features/documents/page-tags.rules.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { languages } from '#platform/language.ts';
import { reviewsTag } from './rating/reviews-tag.rules.ts';
import { liveReviewCounts, liveReviews, travellerReviews } from './traveller-reviews.table.ts';

type Context = Pick<CommandContext, 'tx' | 'touch'>;

/** Counts anew what a package's page says of its reviews, and drops the page. */
export async function countReviews({ tx, touch }: Context, packageId: string): Promise<void> {
  // Who counts meanwhile is waited for, or one of both would not be counted.
  await tx
    .insert(liveReviewCounts)
    .values({ packageId, asked: 0, answered: 0, hidden: 0 })
    .onConflictDoNothing();
  await tx.select().from(liveReviewCounts).where(eq(liveReviewCounts.packageId, packageId)).for('update');
  const [counted] = await tx
    .select({
      asked: count(),
      answered: count(travellerReviews.writtenAt),
      hidden: sql<number>`(count(*) FILTER (WHERE ${travellerReviews.state} = 'hidden'))::int`,
    })
    .from(travellerReviews)
    .where(eq(travellerReviews.packageId, packageId));
  if (counted !== undefined) {
    await tx.update(liveReviewCounts).set(counted).where(eq(liveReviewCounts.packageId, packageId));
  }
  touch(reviewsTag, ...languages.map((language) => documentTag(packageId, language)));
}

/** Shows the public a review as its row is now, or no more. */
export async function projectReview(
  context: Context,
  { id, packageId, state, ...row }: typeof travellerReviews.$inferSelect,
): Promise<void> {
  const { departsOn, stars, words, name, language, answer, writtenAt } = row;
  await context.tx.delete(liveReviews).where(eq(liveReviews.id, id));
  if (state === 'visible' && stars !== null && words !== null && language !== null && writtenAt !== null) {
    const said = { stars, words, name: name ?? '', language, answer, writtenAt };
    await context.tx.insert(liveReviews).values({ id, packageId, departsOn, ...said });
  }
  await countReviews(context, packageId);
}

/** Removes what the customer of an order wrote of the journey; that they were asked stays counted. */
export async function forgetReview(context: CommandContext, orderId: string): Promise<void> {
  const [row] = await context.tx
    .update(travellerReviews)
    .set({
      state: 'removed',
      stars: null,
      words: null,
      name: null,
      language: null,
      writtenAt: null,
      reason: null,
      answer: '',
      version: sql`${travellerReviews.version} + 1`,
    })
    .where(and(eq(travellerReviews.orderId, orderId), isNotNull(travellerReviews.writtenAt)))
    .returning();
  if (row !== undefined) {
    await projectReview(context, row);
    context.log({
      subjectKind: 'traveller-review',
      subjectId: row.id,
      difference: { happened: 'review-removed' },
    });
  }
}
