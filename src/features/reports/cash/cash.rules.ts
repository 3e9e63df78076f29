import { addDays, type CalendarDate } from '#platform/calendar-date.ts';

/** How many days ahead something is expected. */
export const daysAhead = 14;

/** Money that is expected in an account, or out of it when it is negative; poisha. */
export interface Expected {
  /** The code of the account. */
  readonly account: string;
  readonly due: CalendarDate;
  readonly amount: number;
}

/** What is expected on an account by day. What was due before is expected on the first day; what comes later isn't in it. */
export function expectedByDay(expected: readonly Expected[], account: string, on: CalendarDate) {
  const last = addDays(on, daysAhead);
  const days = new Map<CalendarDate, { in: number; out: number }>();
  for (const { due, amount } of expected.filter((each) => each.account === account && each.due <= last)) {
    const day = due < on ? on : due;
    const sums = days.get(day) ?? { in: 0, out: 0 };
    days.set(day, { in: sums.in + Math.max(amount, 0), out: sums.out + Math.max(0 - amount, 0) });
  }
  return [...days].map(([day, sums]) => ({ on: day, ...sums })).toSorted((a, b) => a.on.localeCompare(b.on));
}

/** The day of a month that has the same number as another day, or its last day. @param month `YYYY-MM` */
const sameDay = (month: string, day: CalendarDate): CalendarDate => {
  const end = addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < end ? same : end;
};

/**
 * The days up to the last one that is looked at on which what comes each month is expected again.
 * @param before the last day on which it was booked
 */
export function monthlyDays(before: CalendarDate, on: CalendarDate): CalendarDate[] {
  const last = addDays(on, daysAhead);
  const days: CalendarDate[] = [];
  for (let month = before.slice(0, 7); month < last.slice(0, 7); ) {
    month = addDays(`${month}-28`, 4).slice(0, 7);
    const day = sameDay(month, before);
    // One that was missed months ago isn't expected for each of them.
    if (day <= last && month >= on.slice(0, 7)) {
      days.push(day);
    }
  }
  return days;
}
