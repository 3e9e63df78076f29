import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { shortDate, weekdayName } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { DepartureState, OfficeDeparture } from '../departures.contract.ts';

const stateNames: Readonly<Record<DepartureState, () => string>> = {
  open: m.office_dep_open,
  closed: m.office_dep_closed,
  cancelled: m.office_dep_cancelled,
  departed: m.office_dep_departed,
};

/** The label of a departure's state; an open one without seats is full. */
export const stateWords = ({ state, left }: OfficeDeparture): string =>
  state === 'open' && left === 0 ? m.office_dep_full() : stateNames[state]();

/** The package's title in the office's language, else in the other. */
export function packageWords({ title, slug }: Pick<OfficeDeparture['package'], 'title' | 'slug'>): string {
  const language = officeLanguage();
  return title[language] ?? title.en ?? title.bn ?? slug;
}

/** `Thu, 21 Jan 2027`. */
export function dayWords(date: string): string {
  const language = officeLanguage();
  return m.office_dep_day({ weekday: weekdayName(date, language), date: shortDate(date, language) });
}

/** `Cox's Bazar, Thu, 21 Jan`. */
export const nameOf = (departure: OfficeDeparture): string =>
  m.office_dep_name({ package: packageWords(departure.package), day: dayWords(departure.departsOn) });

/** Bookings against the minimum to run, and the day of decision. */
export function decisionWords({ leastToRun, decidedOn, booked }: OfficeDeparture): string {
  if (leastToRun === null) {
    return m.office_dep_runs();
  }
  const language = officeLanguage();
  const words = m.office_dep_of({ booked: count(booked, language), least: count(leastToRun, language) });
  return decidedOn === null ? words : m.office_dep_by({ words, day: shortDate(decidedOn, language) });
}

/** The name of a band in the office. */
export function bandName(key: string): string {
  return key === 'regular' ? m.writing_band_regular() : key === 'peak' ? m.writing_band_peak() : key;
}
