import type { CalendarDate } from '#platform/calendar-date.ts';
import type { OwnCalendar } from '#platform/calendar-file/calendar-file.routes.ts';
import type { CalendarEntry } from '#platform/calendar-file/calendar-file.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { findByToken } from '../orders.queries.ts';
import { isQuote, lineText } from '../orders.rules.ts';
import { orders } from '../orders.table.ts';
import { findMeeting, type JourneyMeeting, meetingNotes } from './meeting.queries.ts';

/** A journey from when its departure meets until it starts back, or until its last evening; whole days while nobody said when. */
function whenOf(
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate | null },
  met: JourneyMeeting | undefined,
): CalendarEntry['when'] {
  if (!met?.meeting) {
    return { from, until };
  }
  const begins = `${from}T${met.meeting.at}`;
  const back = `${until ?? from}T${met.back?.at ?? '23:59'}`;
  return { begins: { dhaka: begins }, ends: { dhaka: back > begins ? back : `${from}T23:59` } };
}

/** The journey of an order for a calendar; undefined without days, and for a token of nobody. */
export async function findOrderCalendar(
  db: ReadDatabase,
  token: string,
  { language, today }: { readonly language: Language; readonly today: string },
): Promise<OwnCalendar | undefined> {
  const order = await findByToken(db, token, today);
  if (order === undefined || order.travelsOn === null) {
    return undefined;
  }
  const [row] = await db
    .select({ version: orders.version, changedAt: orders.updatedAt })
    .from(orders)
    .where(sealedIs(orders.token, token));
  if (row === undefined) {
    return undefined;
  }
  const met = await findMeeting(db, token, language);
  const { reference, state, travelsOn: from, travelsUntil: until } = order;
  const about = lineText(order.about, language);
  const isOver = state === 'cancelled' || state === 'lapsed';
  return {
    reference,
    sequence: row.version + (met?.changes ?? 0),
    changedAt: met?.changedAt && met.changedAt > row.changedAt ? met.changedAt : row.changedAt,
    entries: [
      {
        uid: reference,
        summary: about === '' ? reference : about,
        description: [reference, ...meetingNotes(met, language)].join('\n'),
        ...(met?.meeting ? { location: met.meeting.place } : {}),
        when: whenOf({ from, until }, met),
        state: isOver ? 'cancelled' : isQuote(state) ? 'tentative' : 'confirmed',
      },
    ],
  };
}
