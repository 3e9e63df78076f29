import { expect, test } from 'vitest';
import { dateIn, momentIn, monthIn, timeIn } from './date-text.ts';
import { dayAndTime, fullDate, longDate, monthName } from './dates.ts';

const today = '2026-11-21';

test.for([
  ['24/12/2026', '2026-12-24'],
  ['24.12.26', '2026-12-24'],
  ['24-12', '2026-12-24'],
  ['5/1', '2027-01-05'],
  ['24 Dec', '2026-12-24'],
  ['3 march 2027', '2027-03-03'],
  ['Thu, 24 Dec 2026', '2026-12-24'],
  ['২৪ ডিসেম্বর ২০২৬', '2026-12-24'],
  ['১২ মে', '2027-05-12'],
  ['2027-02-01', '2027-02-01'],
] as const)('%s is a date', ([typed, date]) => {
  expect(dateIn(typed, today)).toBe(date);
});

test.for(['', '31/2/2027', '24', 'tomorrow', '12/24/2026'])('“%s” is none', (typed) => {
  expect(dateIn(typed, today)).toBeUndefined();
});

test('a date as the office shows it is read back', () => {
  for (const date of ['2027-05-01', '2027-09-30', '2028-02-29']) {
    for (const language of ['en', 'bn'] as const) {
      expect(dateIn(fullDate(date, language), today)).toBe(date);
      expect(dateIn(longDate(date, language), today)).toBe(date);
    }
  }
});

test.for([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['21.15', '21:15'],
  ['2115', '21:15'],
  ['930', '09:30'],
  ['6 pm', '18:00'],
  ['12:05 am', '00:05'],
  ['৯:৩০', '09:30'],
  ['সন্ধ্যা ৬টা', '18:00'],
  ['রাত ১২:৩০', '00:30'],
  ['রাত ৯টা', '21:00'],
  ['দুপুর ১টা', '13:00'],
] as const)('%s is a time of day', ([typed, time]) => {
  expect(timeIn(typed)).toBe(time);
});

test.for(['', '24', '9:60', '13 pm', 'noon', 'সন্ধ্যা'])('“%s” is no time of day', (typed) => {
  expect(timeIn(typed)).toBeUndefined();
});

test.for([
  ['24/12/2026 18:30', '2026-12-24T18:30'],
  ['24/12 18:30', '2026-12-24T18:30'],
  ['24/12/2026 1830', '2026-12-24T18:30'],
  ['24 dec, 6 pm', '2026-12-24T18:00'],
  ['24 Dec 2026 6:30pm', '2026-12-24T18:30'],
  ['5/1 9.05', '2027-01-05T09:05'],
  ['২৪ ডিসেম্বর, সন্ধ্যা ৬টা', '2026-12-24T18:00'],
  ['2026-12-24T18:30', '2026-12-24T18:30'],
] as const)('%s is a day and a time', ([typed, moment]) => {
  expect(momentIn(typed, today)).toBe(moment);
});

test.for(['24/12/2026', '24 Dec 2026', '24 12 26', '18:30', '12/24/2026 18:30', '24/12/2026 25:00'])(
  '“%s” is no day and time',
  (typed) => {
    expect(momentIn(typed, today)).toBeUndefined();
  },
);

test.for([
  ['21:15', '2026-12-24T21:15'],
  ['0415+1', '2026-12-25T04:15'],
  ['26 dec 4:15', '2026-12-26T04:15'],
] as const)('%s is read on the day before it', ([typed, moment]) => {
  expect(momentIn(typed, today, '2026-12-24')).toBe(moment);
});

test('a moment as the office shows it is read back', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const local = `2027-05-01T${String(hour).padStart(2, '0')}:05`;
    for (const language of ['en', 'bn'] as const) {
      expect(momentIn(dayAndTime(new Date(`${local}:00+06:00`), language), today)).toBe(local);
    }
  }
});

test.for([
  ['11/2026', '2026-11'],
  ['2026-11', '2026-11'],
  ['nov', '2026-11'],
  ['march 27', '2027-03'],
  ['নভেম্বর ২০২৬', '2026-11'],
] as const)('%s is a month', ([typed, month]) => {
  expect(monthIn(typed, today)).toBe(month);
});

test.for(['', '2026', '13/2026', 'soon'])('“%s” is no month', (typed) => {
  expect(monthIn(typed, today)).toBeUndefined();
});

test('a month as the office shows it is read back', () => {
  for (let month = 1; month <= 12; month += 1) {
    const written = `2027-${String(month).padStart(2, '0')}`;
    for (const language of ['en', 'bn'] as const) {
      expect(monthIn(monthName(written, language), today)).toBe(written);
    }
  }
});

test('a birth date has a year, and one of two digits is over', () => {
  expect(dateIn('12/5/85', today, true)).toBe('1985-05-12');
  expect(dateIn('12 may 19', today, true)).toBe('2019-05-12');
  expect(dateIn('12/5', today, true)).toBeUndefined();
  expect(dateIn('12 may', today, true)).toBeUndefined();
});
