import { m } from '#messages/messages.js';
import type { OwnCalendar } from '#platform/calendar-file/calendar-file.routes.ts';
import type { CalendarEntry } from '#platform/calendar-file/calendar-file.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { type Appointment, appointmentOf } from '../plan/appointment.rules.ts';
import { findCaseRow } from '../visa-cases.queries.ts';

/** An hour from when it begins, or the whole day while its hour isn't known. */
const whenOf = ({ appointmentOn: on, appointmentAt: at }: Appointment): CalendarEntry['when'] =>
  at === null
    ? { from: on, until: on }
    : {
        begins: { dhaka: `${on}T${at}` },
        ends: { at: new Date(Date.parse(`${on}T${at}:00+06:00`) + 3_600_000) },
      };

/** The appointment of a visa case for a calendar; undefined without one, and for a token of nobody. */
export async function findCaseCalendar(
  db: ReadDatabase,
  token: string,
  language: Language,
): Promise<OwnCalendar | undefined> {
  const row = await findCaseRow(db, token);
  const appointment = row && appointmentOf(row);
  if (row === undefined || appointment === undefined) {
    return undefined;
  }
  const { reference, title, state, version, updatedAt, appointmentPlace: place } = row;
  return {
    reference,
    sequence: version,
    changedAt: updatedAt,
    entries: [
      {
        uid: `${reference}-appointment`,
        summary: m.visacase_calendar({ country: title[language].country }, { locale: language }),
        description: reference,
        ...(place === null ? {} : { location: place }),
        when: whenOf(appointment),
        state: state === 'withdrawn' ? 'cancelled' : 'confirmed',
      },
    ],
  };
}
