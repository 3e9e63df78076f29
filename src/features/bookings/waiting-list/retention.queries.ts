import { and, eq, lt } from 'drizzle-orm';
import { departures } from '#features/departures/departures.table.ts';
import { findBooking } from '#features/site-settings/site-settings.queries.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { waitingParties } from './waiting-list.table.ts';

/** Departures whose waiting list nobody needs any more: as many days after the return as passport numbers are kept. */
export async function listPastWaiting(
  db: ReadDatabase,
  today: CalendarDate,
  only?: string,
): Promise<{ departureId: string }[]> {
  const { passportsKeptDays } = await findBooking(db);
  return db
    .selectDistinct({ departureId: departures.id })
    .from(waitingParties)
    .innerJoin(departures, eq(departures.id, waitingParties.departureId))
    .where(
      and(
        lt(departures.returnsOn, addDays(today, -passportsKeptDays)),
        only === undefined ? undefined : eq(departures.id, only),
      ),
    );
}
