import { desc } from 'drizzle-orm';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { booksClosings } from './closing.table.ts';

/** The last day of what is closed; null while nothing is. */
export async function findClosedUntil(db: ReadDatabase): Promise<CalendarDate | null> {
  const [last] = await db
    .select({ until: booksClosings.until })
    .from(booksClosings)
    .orderBy(desc(booksClosings.id))
    .limit(1);
  return last?.until ?? null;
}
