import { and, isNull, lt } from 'drizzle-orm';
import { findVisaCaseTerms } from '#features/site-settings/site-settings.queries.ts';
import { addDays, beginningOf, dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { visaCases } from '../visa-cases.table.ts';

/** Cases that ended before this instant have had their time. */
async function lastEnd(db: ReadDatabase, now: Date): Promise<Date> {
  const { filesKeptDays } = await findVisaCaseTerms(db);
  return beginningOf(addDays(dhakaDate(now), 1 - filesKeptDays));
}

/** The cases whose files are to be deleted by now. */
export async function listOverdueCases(db: ReadDatabase, now: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: visaCases.id })
    .from(visaCases)
    .where(and(isNull(visaCases.purgedAt), lt(visaCases.endedAt, await lastEnd(db, now))));
}

/** Whether the files of a case are to be deleted by now. */
export async function isOverdue(
  db: ReadDatabase,
  { endedAt, purgedAt }: Pick<typeof visaCases.$inferSelect, 'endedAt' | 'purgedAt'>,
  now: Date,
): Promise<boolean> {
  return purgedAt === null && endedAt !== null && endedAt < (await lastEnd(db, now));
}
