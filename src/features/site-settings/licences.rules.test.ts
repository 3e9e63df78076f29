import { expect, test } from 'vitest';
import { daysToRenew, visibleLicences } from './licences.rules.ts';

const none = { travelAgency: '', atab: '', iata: '', hajj: '', umrah: '' };

test('the numbers that an agency has are shown with their names, and no others', () => {
  expect(visibleLicences({ ...none, umrah: '0123', travelAgency: 'TA-77' }, 'en')).toEqual([
    { name: 'Travel agency licence', number: 'TA-77' },
    { name: 'Umrah licence', number: '0123' },
  ]);
  expect(visibleLicences({ ...none, hajj: '0042' }, 'bn')).toEqual([{ name: 'হজ লাইসেন্স', number: '0042' }]);
});

test('the registration of a travel agency is shown with its last day', () => {
  const own = { ...none, travelAgency: 'TA-77', atab: '12' };
  expect(visibleLicences(own, 'en', '2028-06-30').map(({ number }) => number)).toEqual([
    expect.stringMatching(/^TA-77, valid until .*30 June 2028$/),
    '12',
  ]);
  expect(visibleLicences(own, 'bn', '2028-06-30')[0]?.number).toMatch(/^TA-77, মেয়াদ .*৩০ জুন ২০২৮ পর্যন্ত$/);
});

test('settings without licences show none', () => {
  expect(visibleLicences(undefined, 'en')).toEqual([]);
  expect(visibleLicences(none, 'en')).toEqual([]);
});

test('a registration is to be renewed from sixty days before its last day, and when it has lapsed', () => {
  const today = '2026-12-01';
  const ends = ['2027-01-31', '2027-01-30', '2026-12-01', '2026-11-30', ''] as const;
  expect(ends.map((until) => daysToRenew(until, today))).toEqual([undefined, 60, 0, -1, undefined]);
});
