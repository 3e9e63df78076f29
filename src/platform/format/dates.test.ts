import { expect, test } from 'vitest';
import {
  clockTime,
  dateInGenitive,
  dayAndTime,
  fullDate,
  longDate,
  monthName,
  narrowWeekdayName,
  shortDate,
  weekdayName,
} from './dates.ts';

test('a date is written day before month, as people say it', () => {
  expect(longDate('2027-02-12', 'en')).toBe('12 February 2027');
  expect(longDate('2027-02-12', 'bn')).toBe('১২ ফেব্রুয়ারি ২০২৭');
  expect(shortDate('2026-12-10', 'en')).toBe('Thu, 10 Dec');
  expect(fullDate('2026-12-10', 'en')).toBe('Thu, 10 Dec 2026');
  expect(monthName('2027-02', 'en')).toBe('February 2027');
});

test('a date in Bangla has the whole name of the weekday and a comma, as newspapers write it', () => {
  expect(shortDate('2026-11-19', 'bn')).toBe('বৃহস্পতিবার, ১৯ নভেম্বর');
  expect(shortDate('2026-11-16', 'bn')).toBe('সোমবার, ১৬ নভেম্বর');
  expect(fullDate('2027-01-01', 'bn')).toBe('শুক্রবার, ১ জানুয়ারি ২০২৭');
  expect(weekdayName('2026-11-19', 'bn')).toBe('বৃহস্পতিবার');
  expect(narrowWeekdayName('2026-11-19', 'bn')).toBe('বৃহস্পতি');
});

test('the genitive of a date in Bangla follows the name of its month', () => {
  const written = (month: string) =>
    dateInGenitive(shortDate(`2026-${month}-19`, 'bn'), 'bn').replace(/^.*১৯ /, '');
  expect(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map(written)).toEqual([
    'জানুয়ারির',
    'ফেব্রুয়ারির',
    'মার্চের',
    'এপ্রিলের',
    'মে মাসের',
    'জুনের',
    'জুলাইয়ের',
    'আগস্টের',
    'সেপ্টেম্বরের',
    'অক্টোবরের',
    'নভেম্বরের',
    'ডিসেম্বরের',
  ]);
  expect(dateInGenitive(fullDate('2027-11-19', 'bn'), 'bn')).toBe('শুক্রবার, ১৯ নভেম্বর ২০২৭-এর');
  expect(dateInGenitive(shortDate('2026-11-19', 'en'), 'en')).toBe('Thu, 19 Nov');
});

test('a moment is said with the day and the part of it, in Dhaka', () => {
  const moment = new Date('2026-12-10T12:00:00Z');
  expect(dayAndTime(moment, 'en')).toBe('Thu, 10 Dec 2026, 6:00 pm');
  expect(dayAndTime(moment, 'bn')).toBe('বৃহস্পতিবার, ১০ ডিসেম্বর ২০২৬, সন্ধ্যা ৬:০০');
  expect(clockTime(new Date('2026-12-10T10:05:00Z'), 'bn')).toBe('বিকেল ৪:০৫');
});
