// The days and hours on which a program that reads its clock wrongly would fail, seen from the day on which the tests run.
import { addDays, beginningOf, type CalendarDate, dhakaDate, nextWeekday } from '#platform/calendar-date.ts';
import { statedMoment } from '#platform/testing/stated-day.ts';
import { dayOfIslamicYear } from '../../content/islamic-season.ts';
import { holidays } from '../../content/settings/holidays.ts';

const stated = dhakaDate(new Date(statedMoment));
const year = Number(stated.slice(0, 4));
const friday = 5;

/** The instant of a time of day in Dhaka. */
const at = (day: CalendarDate, time = '10:00'): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(beginningOf(day).getTime() + (hours * 60 + minutes) * 60_000).toISOString();
};

/** The next day that is so. */
function next(isIt: (day: CalendarDate) => boolean): CalendarDate {
  for (let day = addDays(stated, 1); ; day = addDays(day, 1)) {
    if (isIt(day)) {
      return day;
    }
  }
}

const holiday = (name: string) =>
  next((day) => holidays.some(({ date, names }) => date === day && names.en.startsWith(`${name} (`)));

/** Twenty-four: the name of each, and its instant. */
export const days: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`day-${index + 1}`, at(addDays(stated, index + 1))]),
  ),
  friday: at(nextWeekday(addDays(stated, 11), friday)),
  'last-of-december': at(`${year}-12-31`),
  'new-year-00:05': at(`${year + 1}-01-01`, '00:05'),
  'month-end': at(`${year + 1}-01-31`),
  // The first of the Umm al-Qura calendar is a day earlier than the moon of Dhaka.
  ramadan: at(next((day) => dayOfIslamicYear(day) === 902)),
  'last-of-february': at(`${year + 1}-02-28`),
  'eid-ul-fitr': at(holiday('Eid ul-Fitr')),
  'eid-ul-adha': at(holiday('Eid ul-Adha')),
  'last-of-fiscal-year': at(`${year + 1}-06-30`),
  'first-of-fiscal-year': at(`${year + 1}-07-01`),
  'leap-day': at(next((day) => day.endsWith('-02-29'))),
  '23:55': at(stated, '23:55'),
  '00:05': at(addDays(stated, 3), '00:05'),
  '18:05-utc': `${stated}T18:05:00.000Z`,
};
