import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { activity } from './activity.table.ts';

/**
 * Leaves of the log entries of some subjects only who did what, when, and the fields that say nothing of a person. The database
 * lets it happen to subjects whose personal data is removed, and to no other.
 */
export async function thinLog(
  tx: Transaction,
  {
    kind,
    ids,
    keeping,
  }: { readonly kind: string; readonly ids: readonly string[]; readonly keeping: readonly string[] },
): Promise<void> {
  await tx
    .update(activity)
    .set({
      difference: sql`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${activity.difference}) WHERE key IN ${[...keeping]})`,
    })
    .where(and(eq(activity.subjectKind, kind), inArray(activity.subjectId, [...ids])));
}
