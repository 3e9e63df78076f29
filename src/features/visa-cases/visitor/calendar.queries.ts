import { m } from '#messages/messages.js';
import type { OwnCalendar } from '#platform/calendar-file/calendar-file.routes.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { findCaseRow } from '../visa-cases.queries.ts';

/** The appointment of a visa case for a calendar, a whole day; undefined without one, and for a token of nobody. */
export async function findCaseCalendar(
  db: ReadDatabase,
  token: string,
  language: Language,
): Promise<OwnCalendar | undefined> {
  const row = await findCaseRow(db, token);
  if (row === undefined || row.appointmentOn === null) {
    return undefined;
  }
  const { reference, title, state, version, updatedAt, appointmentOn: from } = row;
  return {
    reference,
    sequence: version,
    changedAt: updatedAt,
    entries: [
      {
        uid: `${reference}-appointment`,
        summary: m.visacase_calendar({ country: title[language].country }, { locale: language }),
        description: reference,
        when: { from, until: from },
        state: state === 'withdrawn' ? 'cancelled' : 'confirmed',
      },
    ],
  };
}
