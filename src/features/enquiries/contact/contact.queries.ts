import { and, eq } from 'drizzle-orm';
import { liveDepartures } from '#features/tour-packages/tour-packages.table.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';

/** The days of a departure of a published package. */
export async function findDepartureDays(
  db: ReadDatabase,
  documentId: string,
  key: string,
): Promise<{ readonly departsOn: CalendarDate; readonly returnsOn: CalendarDate } | undefined> {
  const [found] = await db
    .select({ departsOn: liveDepartures.departsOn, returnsOn: liveDepartures.returnsOn })
    .from(liveDepartures)
    .where(and(eq(liveDepartures.documentId, documentId), eq(liveDepartures.key, key)));
  return found;
}
