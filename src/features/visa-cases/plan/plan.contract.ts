import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';
import { timeOfDay } from '#platform/time-of-day.contract.ts';

/** The answer to a plan. */
export const casePlanned = z.object({ id: z.uuid() });

export const maxAppointmentPlace = 120;

/** Who looks after a case, and its days; what is absent stays. */
export const casePlan = z.strictObject({
  /** The uid of a colleague; null: nobody. */
  owner: z.string().min(1).max(128).nullable().optional(),
  /** Without a day there is neither an hour nor a place. */
  appointmentOn: calendarDate.nullable().optional(),
  appointmentAt: timeOfDay.nullable().optional(),
  appointmentPlace: plainLine(maxAppointmentPlace, 2).nullable().optional(),
  /** When the decision is expected. */
  decisionOn: calendarDate.nullable().optional(),
  /** That the embassy or visa centre gave the application. */
  fileNumber: plainLine(60, 2).nullable().optional(),
});
