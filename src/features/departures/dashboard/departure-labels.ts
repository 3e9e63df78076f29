import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { fullDate, shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { contradictionsOf, type DepartureState, type OfficeDeparture } from '../departures.contract.ts';
import type { PlanTab } from '../plan/plan.contract.ts';
import type { TypedDeparture, TypedMeeting } from './departure-start.ts';

/** The names of the states. */
export const stateNames: Readonly<Record<DepartureState, () => string>> = {
  open: m.office_dep_open,
  closed: m.office_dep_closed,
  cancelled: m.office_dep_cancelled,
  departed: m.office_dep_departed,
};

/** The label of a departure's state; an open one without seats is full. */
export const stateLabel = ({ state, left }: OfficeDeparture): string =>
  state === 'open' && left === 0 ? m.office_dep_full() : stateNames[state]();

/** The package's title in the office's language, else in the other. */
export function packageLabel({ title, slug }: Pick<OfficeDeparture['package'], 'title' | 'slug'>): string {
  const language = officeLanguage();
  return title[language] ?? title.en ?? title.bn ?? slug;
}

/** `Thu, 21 Jan`, with the year when it isn't this one. */
export function formatDay(date: CalendarDate): string {
  const isThisYear = date.slice(0, 4) === dhakaToday().slice(0, 4);
  return (isThisYear ? shortDate : fullDate)(date, officeLanguage());
}

/** `Thu, 21 Jan to Sun, 24 Jan`; a single day when it comes back on it. */
export const daysLabel = ({ departsOn, returnsOn }: OfficeDeparture): string =>
  departsOn === returnsOn
    ? formatDay(departsOn)
    : m.office_dep_from_to({ from: formatDay(departsOn), to: formatDay(returnsOn) });

/** `Cox's Bazar, Thu, 21 Jan`. */
export const nameOf = (departure: OfficeDeparture): string =>
  m.office_dep_name({ package: packageLabel(departure.package), day: formatDay(departure.departsOn) });

/** Bookings against the minimum to run, and the day of decision. */
export function decisionLabel({ leastToRun, decidedOn, decision, booked }: OfficeDeparture): string {
  if (decision === 'go') {
    return m.office_dep_goes();
  }
  if (leastToRun === null) {
    return m.office_dep_runs();
  }
  const language = officeLanguage();
  const words = m.office_dep_of({ booked: count(booked, language), least: count(leastToRun, language) });
  return decidedOn === null ? words : m.office_dep_by({ words, day: formatDay(decidedOn) });
}

/** The name of a band in the office. */
export function bandName(key: string): string {
  return key === 'regular' ? m.writing_band_regular() : key === 'peak' ? m.writing_band_peak() : key;
}

const tabNames: Readonly<Record<PlanTab, () => string>> = {
  coming: m.office_dep_tab_coming,
  decide: m.office_dep_tab_decide,
  full: m.office_dep_full,
  closed: m.office_dep_closed,
  gone: m.office_dep_tab_gone,
  cancelled: m.office_dep_cancelled,
};

/** What a tab of the list is called. */
export const tabLabel = (tab: PlanTab): string => tabNames[tab]();

const errorNames = {
  returns: m.office_dep_wrong_returns,
  cutOff: m.office_dep_wrong_cutoff,
  decided: m.office_dep_wrong_decided,
  least: m.office_dep_wrong_min,
} as const;

/** What is missing of a meeting of which something is typed. */
function meetingErrors(name: string, { en, bn, time }: TypedMeeting): Readonly<Record<string, string>> {
  const hasPlace = `${en}${bn}`.trim() !== '';
  return {
    ...(time !== '' && !hasPlace ? { [`${name}.place.en`]: m.office_dep_wrong_place() } : {}),
    ...(time === '' && hasPlace ? { [`${name}.time`]: m.office_dep_wrong_time() } : {}),
  };
}

/** What is wrong with a departure that is being planned, by field, as the server would say it. */
export function errorsOf(
  typed: Omit<TypedDeparture, 'note' | 'band'>,
  today: CalendarDate,
): Readonly<Record<string, string>> {
  return {
    ...(typed.departsOn < today ? { departsOn: m.office_dep_wrong_past() } : {}),
    ...(typed.keptBack > typed.seats ? { keptBack: m.office_dep_wrong_kept_back() } : {}),
    ...meetingErrors('meeting', typed.meeting),
    ...meetingErrors('meetingBack', typed.meetingBack),
    ...Object.fromEntries(contradictionsOf(typed).map(({ path, problem }) => [path, errorNames[problem]()])),
  };
}
