import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Appointment } from '../plan/appointment.rules.ts';
import type { Requirement } from '../requirements/requirements.rules.ts';
import type { CaseState } from '../visa-cases.rules.ts';

/** What a letter tells the customer. */
export type Told =
  | { readonly kind: 'begun' }
  | {
      readonly kind: 'moved';
      readonly to: CaseState;
      /** It ends because the quote of its order has lapsed. */
      readonly isLapsed?: boolean;
    }
  | {
      readonly kind: 'again';
      readonly paper: Requirement;
      /** Which of the applicants it is of; their names stay on the page. */
      readonly whose: { readonly number: number; readonly all: number };
      readonly because: string;
    }
  /** The guide has changed: these papers were added. */
  | { readonly kind: 'changed'; readonly added: readonly Requirement[] }
  /** A decision of the embassy was noted wrong. */
  | { readonly kind: 'corrected' }
  /** A passport has come from the centre, and can be collected. */
  | { readonly kind: 'passport' }
  /** The appointment at the visa centre was made or changed. */
  | { readonly kind: 'appointment'; readonly appointment: Appointment }
  /** Papers that are still missing, and the day on which all must be there. */
  | { readonly kind: 'missing'; readonly count: number; readonly by: CalendarDate | null }
  | { readonly kind: 'purged' };
