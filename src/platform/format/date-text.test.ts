import { expect, test } from 'vitest';
import { dateIn } from './date-text.ts';
import { fullDate, longDate } from './dates.ts';

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
