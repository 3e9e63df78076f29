import { addDays, type CalendarDate, weekday } from '#platform/calendar-date.ts';
import { type WorkWeekday, workWeekdays } from '../visas.data.ts';

/** The terms of one kind of visa that a plan is computed from. */
export interface ApplyByTerms {
  /** Working days at the embassy; 0 to 0 where no embassy is involved. */
  readonly embassy: { readonly min: number; readonly max: number };
  /** Our own working days before submission. */
  readonly preparation: number;
  /** Calendar days between the visa and the flight. */
  readonly spare: number;
  /** Public holidays of Bangladesh. */
  readonly holidays: ReadonlySet<CalendarDate>;
  /** Days on which only the embassy or visa centre is closed. */
  readonly closedDays: ReadonlySet<CalendarDate>;
  /** Days of the week on which only they are closed. */
  readonly closedWeekdays: ReadonlySet<WorkWeekday>;
}

/** The dates from receiving the papers to the flight. */
export interface Plan {
  readonly papersBy: CalendarDate;
  readonly handedIn: CalendarDate;
  readonly visaBy: CalendarDate;
  readonly fly: CalendarDate;
  /** Holidays and closed days in the plan that would otherwise be working days. */
  readonly leftOut: readonly CalendarDate[];
}

/** Fit of a flight date: `tight` when only a faster embassy than the slowest makes it, `too-late` when none does. */
export type ApplyBy =
  | { readonly state: 'in-time'; readonly plan: Plan }
  | { readonly state: 'tight' | 'too-late'; readonly plan: Plan; readonly earliest: Plan }
  | { readonly state: 'past'; readonly earliest: Plan };

type IsOpen = (date: CalendarDate) => boolean;

const friday = 5;
const saturday = 6;

/** Friday and Saturday, the weekend of offices, banks and embassies in Bangladesh. */
export function isWeekend(date: CalendarDate): boolean {
  const day = weekday(date);
  return day === friday || day === saturday;
}

/** The nearest open day from `date` (included), one day at a time. */
function nearestOpen(date: CalendarDate, step: 1 | -1, isOpen: IsOpen): CalendarDate {
  let day = date;
  // No real calendar is closed for a year, so the data is wrong.
  for (let tried = 0; tried < 366 && !isOpen(day); tried += 1) {
    day = addDays(day, step);
  }
  return day;
}

/** `count` open days before (-1) or after (1) an open day. */
function openDays(from: CalendarDate, count: number, step: 1 | -1, isOpen: IsOpen): CalendarDate {
  let day = from;
  for (let left = count; left > 0; left -= 1) {
    day = nearestOpen(addDays(day, step), step, isOpen);
  }
  return day;
}

/** Whether only the embassy or visa centre is closed on a day. */
function isMissionClosed(date: CalendarDate, { closedDays, closedWeekdays }: ApplyByTerms): boolean {
  const day = workWeekdays[weekday(date)];
  return closedDays.has(date) || (day !== undefined && closedWeekdays.has(day));
}

/** Whether a day is nobody's working day, or not the embassy's. */
export const isClosed = (date: CalendarDate, terms: ApplyByTerms): boolean =>
  isWeekend(date) || terms.holidays.has(date) || isMissionClosed(date, terms);

function calendars(terms: ApplyByTerms): { weWork: IsOpen; embassyWorks: IsOpen } {
  const weWork: IsOpen = (date) => !isWeekend(date) && !terms.holidays.has(date);
  const embassyWorks: IsOpen = (date) => weWork(date) && !isMissionClosed(date, terms);
  // A visa on arrival is issued on any day.
  return { weWork, embassyWorks: terms.embassy.max === 0 ? () => true : embassyWorks };
}

/** The visa must be there before the day of the flight. */
const reserve = (terms: ApplyByTerms) => Math.max(terms.spare, 1);

function leftOut(from: CalendarDate, to: CalendarDate, terms: ApplyByTerms): CalendarDate[] {
  const found: CalendarDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const closed = terms.holidays.has(day) || (terms.embassy.max > 0 && isMissionClosed(day, terms));
    if (closed && !isWeekend(day)) {
      found.push(day);
    }
  }
  return found;
}

/** The last day to receive the papers for a flight. The days of receipt and submission aren't counted. */
export function countBack(fly: CalendarDate, embassyDays: number, terms: ApplyByTerms): Plan {
  const { weWork, embassyWorks } = calendars(terms);
  const visaBy = nearestOpen(addDays(fly, -reserve(terms)), -1, embassyWorks);
  const handedIn = openDays(visaBy, embassyDays, -1, embassyWorks);
  const papersBy = openDays(nearestOpen(handedIn, -1, weWork), terms.preparation, -1, weWork);
  return { papersBy, handedIn, visaBy, fly, leftOut: leftOut(papersBy, visaBy, terms) };
}

/** The day by which the embassy decides on papers that it gets on a day, or on its next open one; that day isn't counted. */
export function decisionBy(handedIn: CalendarDate, embassyDays: number, terms: ApplyByTerms): CalendarDate {
  const { embassyWorks } = calendars(terms);
  return openDays(nearestOpen(handedIn, 1, embassyWorks), embassyDays, 1, embassyWorks);
}

/** The first safe flight when the papers arrive on `papers`, or on the next working day. */
export function countForward(papers: CalendarDate, embassyDays: number, terms: ApplyByTerms): Plan {
  const { weWork, embassyWorks } = calendars(terms);
  const papersBy = nearestOpen(papers, 1, weWork);
  const handedIn = nearestOpen(openDays(papersBy, terms.preparation, 1, weWork), 1, embassyWorks);
  const visaBy = decisionBy(handedIn, embassyDays, terms);
  const fly = addDays(visaBy, reserve(terms));
  return { papersBy, handedIn, visaBy, fly, leftOut: leftOut(papersBy, visaBy, terms) };
}

/** The plan for a flight: when the papers are due, and when that has passed, the first safe flight. */
export function applyBy(fly: CalendarDate, today: CalendarDate, terms: ApplyByTerms): ApplyBy {
  const plan = countBack(fly, terms.embassy.max, terms);
  if (plan.papersBy >= today) {
    return { state: 'in-time', plan };
  }
  const earliest = countForward(today, terms.embassy.max, terms);
  if (fly < today) {
    return { state: 'past', earliest };
  }
  const quickest = countBack(fly, terms.embassy.min, terms);
  return { state: quickest.papersBy >= today ? 'tight' : 'too-late', plan, earliest };
}
