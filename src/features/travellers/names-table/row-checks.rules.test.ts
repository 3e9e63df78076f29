import { describe, expect, test } from 'vitest';
import { airlineAges } from '../ages.rules.ts';
import { checkRows } from './row-checks.rules.ts';
import { type NamesRow, sortedInto } from './sorted-list.rules.ts';
import { birthDateIn, emptyTraveller, expiryIn, type TypedTraveller } from './typed-traveller.rules.ts';

const today = '2026-11-27';
const ages = { today, returnsOn: '2027-01-06', policy: airlineAges };
const row = (place: string, typed: Partial<TypedTraveller>, kind: NamesRow['kind'] = 'adult'): NamesRow => ({
  place,
  kind,
  typed: { ...emptyTraveller, ...typed },
});
const found = (rows: readonly NamesRow[]) =>
  checkRows(rows, { ...ages, departsOn: '2026-12-31', asInPassport: true, levelOf: () => 'amber' }).map(
    ({ findings }) => findings.map(({ field, level, code }) => `${field} ${level} ${code}`),
  );

describe('rows of names', () => {
  test('name the column that is wrong, and say nothing of rows that are empty', () => {
    expect(
      found([
        row('a', { givenNames: 'KAMAL', surname: 'HOSSAIN', birthDate: '12/03/1979' }),
        row('b', { givenNames: 'MR', surname: 'AHMED' }),
        row('c', { givenNames: 'রহিম', surname: 'উদ্দিন', passportNumber: 'B04', birthDate: '৩১/০২/১৯৮৮' }),
        row('d', {}),
      ]),
    ).toEqual([
      [],
      ['givenNames red title'],
      ['surname red letters', 'givenNames red letters', 'birthDate red birth', 'passportNumber red passport'],
      [],
    ]);
  });

  test('say who stands there twice, who is of another age, and whose passport ends too early', () => {
    expect(
      found([
        row('a', { givenNames: 'KAMAL', surname: 'HOSSAIN' }),
        row('b', { givenNames: 'Hossain', surname: 'Kamal' }),
        row('c', { givenNames: 'RAFID', surname: 'HASAN', birthDate: '03/01/2015' }, 'child'),
        row('d', { givenNames: 'SHAHRIAR', surname: 'KABIR', expiresOn: '20 Apr 2027' }),
      ]),
    ).toEqual([
      ['surname amber name.twice'],
      ['surname amber name.twice'],
      ['birthDate amber age.kind'],
      ['expiresOn amber passport.expires'],
    ]);
  });
});

test('a date is typed day first, in either digits, and a birth date of two figures is never to come', () => {
  expect(birthDateIn('12/03/79', today)).toBe('1979-03-12');
  expect(birthDateIn('১৯-৫-২০', today)).toBe('2020-05-19');
  expect(birthDateIn('4-Jan-91', today)).toBe('1991-01-04');
  expect(birthDateIn('2012-05-01', today)).toBe('2012-05-01');
  expect(birthDateIn('12/03', today)).toBeUndefined();
  expect(birthDateIn('31/02/1990', today)).toBeUndefined();
  expect(expiryIn('19.2.29', today)).toBe('2029-02-19');
});

describe('a list that is sorted into the table', () => {
  const read = (typed: Partial<TypedTraveller>) => ({ ...emptyTraveller, ...typed });

  test('overwrites nothing that was typed, and fills in what was missing', () => {
    const rows = [row('a', { givenNames: 'RAHIM', surname: 'UDDIN', phone: '1' }), row('b', {})];
    const {
      rows: after,
      sorted,
      over,
    } = sortedInto(
      rows,
      [
        read({ givenNames: 'Rahim', surname: 'Uddin', birthDate: '12/03/1979', phone: '2' }),
        read({ givenNames: 'SALMA', surname: 'BEGUM' }),
        read({ givenNames: 'NO', surname: 'ROOM' }),
      ],
      ages,
    );
    expect(after.map(({ typed }) => [typed.givenNames, typed.birthDate, typed.phone])).toEqual([
      ['RAHIM', '12/03/1979', '1'],
      ['SALMA', '', ''],
    ]);
    expect([sorted, over]).toEqual([2, ['NO ROOM']]);
  });

  test('gives a child the child’s row', () => {
    const rows = [row('a', {}), row('b', {}, 'child')];
    const { rows: after } = sortedInto(rows, [read({ surname: 'AREEBA', birthDate: '19/05/2020' })], ages);
    expect(after.map(({ typed }) => typed.surname)).toEqual(['', 'AREEBA']);
  });
});
