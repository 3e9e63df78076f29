import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import type { OfficeDeparture } from '../departures.contract.ts';
import { movedTo } from '../departures.rules.ts';
import type { Meeting } from '../meeting-point/meeting-point.contract.ts';

/** What the form holds of a meeting: its texts, empty without one. */
const meetingStart = (meeting: Meeting | null | undefined) => ({
  en: meeting?.place.en ?? '',
  bn: meeting?.place.bn ?? '',
  time: meeting?.time ?? '',
});
export type TypedMeeting = ReturnType<typeof meetingStart>;

/** A typed meeting as it is sent; null for none. */
export const meetingOf = ({ en, bn, time }: TypedMeeting) =>
  `${en}${bn}${time}`.trim() === '' ? null : { place: { en, bn }, time };

/** What the form holds of a departure: of one that there is, or of a new one in a month from today. */
export function startOf(departure: OfficeDeparture | undefined, today: CalendarDate) {
  const departsOn = departure?.departsOn ?? addDays(today, 30);
  return {
    departsOn,
    returnsOn: departure?.returnsOn ?? addDays(departsOn, 3),
    cutOff: departure?.cutOff ?? addDays(departsOn, -7),
    seats: departure?.seats ?? 20,
    keptBack: departure?.keptBack ?? 0,
    band: departure?.band ?? '',
    leastToRun: departure?.leastToRun ?? null,
    decidedOn: departure?.decidedOn ?? null,
    note: departure?.note ?? {},
    meeting: meetingStart(departure?.meeting),
    meetingBack: meetingStart(departure?.meetingBack),
  };
}

export type TypedDeparture = ReturnType<typeof startOf>;

/** The same departure for other days, of which each has its own day of decision. */
export function repeatOf(departure: OfficeDeparture | undefined, today: CalendarDate): TypedDeparture {
  const start = { ...startOf(departure, today), decidedOn: null };
  return start.departsOn < today ? movedTo(start, addDays(today, 30)) : start;
}

/** What was typed on top of a departure as it was read, put on top of the departure as it is now. */
export function putOn(
  typed: TypedDeparture,
  before: OfficeDeparture,
  now: OfficeDeparture,
  today: CalendarDate,
): TypedDeparture {
  const was: Readonly<Record<string, unknown>> = startOf(before, today);
  const mine = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
  );
  return { ...startOf(now, today), ...Object.fromEntries(mine) };
}
