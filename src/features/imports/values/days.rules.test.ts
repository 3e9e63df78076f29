import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DayRule, dayIn, daysIn } from './days.rules.ts';
import { faultWords } from './faults.rules.ts';

const rule = (more: Partial<DayRule> = {}): DayRule => ({ order: undefined, today: '2027-03-01', ...more });

const words = (cell: string, more: Partial<DayRule> = {}) => {
  const { fault } = dayIn(cell, rule(more));
  return fault === undefined ? undefined : faultWords(fault, 'en');
};

const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const bangla = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
const banglaMonth = new Intl.DateTimeFormat('bn-BD', { month: 'long', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

describe('a day', () => {
  test('is read in all ways in which it is written', () => {
    const first = Date.UTC(1960, 0, 1) / 86_400_000;
    const last = Date.UTC(2099, 11, 31) / 86_400_000;
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), fc.boolean(), (number, isBangla) => {
        const moment = new Date(number * 86_400_000);
        const [y = '', m = '', d = ''] = moment.toISOString().slice(0, 10).split('-');
        const [month, day] = [Number(m), Number(d)];
        const ways: [string, DayRule['order']][] = [
          [`${y}-${m}-${d}`, undefined],
          [`${y}/${month}/${day}`, undefined],
          [`${y}-${m}-${d} 00:00:00`, undefined],
          [`${y}-${m}-${d}T13:45:00+06:00`, undefined],
          [`${d}/${m}/${y}`, 'dmy'],
          [`${day}-${month}-${y}`, 'dmy'],
          [`${d}.${m}.${y}`, 'dmy'],
          [`${d}/${m}/${y} 10:30 PM`, 'dmy'],
          [`${m}/${d}/${y}`, 'mdy'],
          [`${day}-${short[month - 1]}-${y}`, undefined],
          [`${day} ${longMonth.format(moment)}, ${y}`, 'mdy'],
          [`${longMonth.format(moment)} ${day}, ${y}`, undefined],
          [`${day} ${banglaMonth.format(moment)} ${y}`, undefined],
          [`${day}ই ${banglaMonth.format(moment)}, ${y}`, undefined],
          [String(number + 25_569), undefined],
          ...(Number(y) >= 2000
            ? ([
                [`${day}-${short[month - 1]}-${y.slice(2)}`, undefined],
                [`${d}/${m}/${y.slice(2)}`, 'dmy'],
                [`${y.slice(2)}/${m}/${d}`, 'ymd'],
              ] satisfies [string, DayRule['order']][])
            : []),
        ];
        for (const [written, order] of ways) {
          const cell = isBangla ? bangla(written) : written;
          expect([cell, dayIn(cell, rule({ order }))]).toEqual([cell, { value: `${y}-${m}-${d}` }]);
        }
      }),
      { numRuns: 400, seed: 20_270_107 },
    );
  });

  test('is that of Dhaka where an instant is written', () => {
    expect(dayIn('2027-01-31T19:00:00Z', rule())).toEqual({ value: '2027-02-01' });
  });

  test('of two digits for its year is no birthday to come, and any other day is in this century', () => {
    const birth = { isBirth: true };
    expect(dayIn('7-Jan-69', rule(birth))).toEqual({ value: '1969-01-07' });
    expect(dayIn('7-Jan-05', rule(birth))).toEqual({ value: '2005-01-07' });
    expect(dayIn('1-Mar-27', rule(birth))).toEqual({ value: '2027-03-01' });
    expect(dayIn('2-Mar-27', rule(birth))).toEqual({ value: '1927-03-02' });
    expect(dayIn('7-Jan-69', rule())).toEqual({ value: '2069-01-07' });
    expect(words('2028-01-07', birth)).toBe(
      'This birthday is still to come. Type its year with four digits.',
    );
  });

  test.each([
    ['29/02/1969', 'There was no 29 February in 1969.'],
    ['29 Feb 2031', 'There is no 29 February in 2031.'],
    ['31/11/2027', 'November has 30 days.'],
    ['30-Feb-27', 'February has 29 days.'],
    ['2027-13-01', '“2027-13-01” has no month between 1 and 12 where one is wanted.'],
    ['05/11/2027', 'In “05/11/2027” day and month could be either. Say which stands first in this file.'],
    ['soon', '“soon” is no day. Type it as 2027-01-31 or 31/01/2027.'],
    ['Jan-27', '“Jan-27” is no day. Type it as 2027-01-31 or 31/01/2027.'],
    ['01/01/1027', 'The year 1027 can’t be meant. Type the day with a year between 1900 and 2199.'],
    ['5.11', '“5.11” is no day. Type it as 2027-01-31 or 31/01/2027.'],
    ['12345', '“12345” is no day. Type it as 2027-01-31 or 31/01/2027.'],
  ])('%s is told: %s', (cell, sentence) => {
    expect(words(cell)).toBe(sentence);
  });

  test('is told in Bangla, too', () => {
    const { fault } = dayIn('31/11/2027', rule());
    expect(fault && faultWords(fault, 'bn')).toBe('নভেম্বর মাসে ৩০ দিন।');
  });

  test('that doesn’t fit what the file says is not turned round', () => {
    expect(dayIn('01/13/2027', rule({ order: 'dmy' })).fault?.code).toBe('day-month');
    expect(dayIn('13/01/2027', rule({ order: 'mdy' })).fault?.code).toBe('day-month');
  });
});

describe('the days of a file', () => {
  test('say which stands first by one that can be read in one way', () => {
    expect(daysIn(['05/11/2027', '13/11/2027'])).toEqual({ order: 'dmy', ambiguous: undefined });
    expect(daysIn(['05/11/2027', '11/13/2027'])).toEqual({ order: 'mdy', ambiguous: undefined });
  });

  test('are asked for where both ways fit, and where they contradict each other', () => {
    expect(daysIn(['2027-01-31', '05/11/2027', '06/07/27'])).toEqual({
      order: undefined,
      ambiguous: '05/11/2027',
    });
    expect(daysIn(['13/11/2027', '11/13/2027', '05/11/2027']).ambiguous).toBe('05/11/2027');
  });

  test('are not asked for where all are the same in both ways', () => {
    expect(daysIn(['05/05/2027', '2027-01-31', '7 Jan 2027', '46355', 'N/A'])).toEqual({
      order: undefined,
      ambiguous: undefined,
    });
    expect(dayIn('05/05/2027', rule())).toEqual({ value: '2027-05-05' });
  });
});
