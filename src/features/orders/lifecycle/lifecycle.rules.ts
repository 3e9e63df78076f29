import { addDays, type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';
import type { OpenDue } from '../terms/plan.rules.ts';

/** Days from the last day of a part of the plan on which the customer is reminded of it. */
const remindedAfter = [-3, 0, 3];

/** A reminder that couldn't be sent for longer than that, such as while the program stood still, isn't sent any more. */
const tooLateDays = 7;

const dayBeginsMs = 9 * 3_600_000;

/** The day by which reminders count: it begins at nine in the morning in Dhaka, so that no letter comes at night. */
export const reminderDay = (now: Date): CalendarDate => dhakaDate(new Date(now.getTime() - dayBeginsMs));

/** The last days of a plan that may have a reminder on a day: from the first to the last. */
export const remindedDays = (today: CalendarDate) => ({
  from: addDays(today, -3 - tooLateDays),
  until: addDays(today, 3),
});

/**
 * The reminder that an open order needs: of all whose day has come the latest one, so that after a stop there are never
 * several at once. None for parts that are paid, and none whose day had come when the terms were accepted: the customer has
 * just read them.
 * @param since The day on which the terms were accepted or changed last, in Asia/Dhaka.
 * @returns its subject: the last day of the part, and how many days from it
 */
export function reminderOf(
  plan: readonly OpenDue[],
  today: CalendarDate,
  since: CalendarDate,
): string | undefined {
  const ripe = plan
    .filter(({ left }) => left > 0)
    .flatMap(({ due }) => remindedAfter.map((days) => ({ due, days, on: addDays(due, days) })))
    .filter(({ on }) => on <= today && on > since && on >= addDays(today, -tooLateDays))
    .toSorted((a, b) => b.on.localeCompare(a.on) || a.due.localeCompare(b.due));
  const [latest] = ripe;
  return latest && `${latest.due} ${latest.days}`;
}
