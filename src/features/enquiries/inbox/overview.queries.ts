import { and, eq, isNull } from 'drizzle-orm';
import type { ReadDatabase } from '#platform/database/database.ts';
import { enquiries } from '../enquiries.table.ts';

/** How many enquiries nobody has handled yet, and how many are in review: one of those may be a customer. */
export async function countUnhandled(db: ReadDatabase): Promise<{ new: number; inReview: number }> {
  const of = (inReview: boolean) =>
    and(isNull(enquiries.mergedInto), isNull(enquiries.removedAt), eq(enquiries.inReview, inReview));
  return {
    new: await db.$count(enquiries, and(of(false), eq(enquiries.state, 'new'))),
    inReview: await db.$count(enquiries, of(true)),
  };
}
