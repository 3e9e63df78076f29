import type { CalendarDate } from '#platform/calendar-date.ts';
import { type CaseState, takesPapers } from '../visa-cases.rules.ts';

interface Planned {
  readonly state: CaseState;
  readonly applyBy: CalendarDate | null;
  readonly appointmentOn: CalendarDate | null;
  readonly decisionOn: CalendarDate | null;
}

/** By when the next step of a case is due: its papers or the appointment, later the decision; null when nothing is. */
export function dueOf({ state, applyBy, appointmentOn, decisionOn }: Planned): CalendarDate | null {
  if (state === 'submitted') {
    return decisionOn;
  }
  if (!takesPapers(state)) {
    return null;
  }
  return state === 'ready' ? (appointmentOn ?? applyBy) : applyBy;
}
