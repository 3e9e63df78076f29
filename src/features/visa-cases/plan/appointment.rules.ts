import { hourLabel } from '#features/departures/meeting-point/meeting-point.rules.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import { type CaseState, takesPapers } from '../visa-cases.rules.ts';

/** An appointment at the visa centre; its hour in Dhaka, `HH:MM`, and its place may not be known yet. */
export interface Appointment {
  readonly appointmentOn: CalendarDate;
  readonly appointmentAt: string | null;
  readonly appointmentPlace: string | null;
}

/** The appointment of a case; undefined without one. */
export const appointmentOf = ({
  appointmentOn,
  appointmentAt,
  appointmentPlace,
}: Omit<Appointment, 'appointmentOn'> & { readonly appointmentOn: CalendarDate | null }):
  | Appointment
  | undefined => (appointmentOn === null ? undefined : { appointmentOn, appointmentAt, appointmentPlace });

/** An appointment in one line: its day, and what is known of hour and place. @param written how its day is written */
export function appointmentLabel(
  { appointmentOn, appointmentAt, appointmentPlace: place }: Appointment,
  language: Language,
  written: (day: CalendarDate, language: Language) => string,
): string {
  const locale = { locale: language };
  const day = written(appointmentOn, language);
  const when =
    appointmentAt === null
      ? day
      : m.visacase_appointment_at({ day, time: hourLabel(appointmentAt, language) }, locale);
  return place === null ? when : m.visacase_appointment_place({ when, place }, locale);
}

/** The appointment of a case that still takes papers, from today on. @param today in Asia/Dhaka */
export function comingAppointment(
  row: Parameters<typeof appointmentOf>[0] & { readonly state: CaseState },
  today: CalendarDate,
): Appointment | undefined {
  const found = appointmentOf(row);
  return found !== undefined && found.appointmentOn >= today && takesPapers(row.state) ? found : undefined;
}
