import { afterEach, expect, test, vi } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import { departureGroup, type GroupPerson } from '../../group/group.contract.ts';
import { manifestRows, type Passports } from './manifest-rows.ts';
import { sexAndAge } from './tour-labels.ts';

afterEach(() => vi.unstubAllGlobals());

const order = '018f0000-0000-7000-8000-000000000001';
const id = `${order}:adult-1`;
const farida: GroupPerson = {
  id,
  orderId: order,
  kind: 'adult',
  number: 1,
  surname: 'SAMPLE',
  givenNames: 'FARIDA',
  sex: 'F',
  age: 38,
  phone: null,
  diet: null,
  single: false,
  checkIn: null,
};
const passports: Passports = new Map([
  [
    id,
    {
      id,
      nationality: 'BGD',
      passportNumber: 'A01234567',
      birthDate: '1988-07-01',
      expiresOn: '2031-03-12',
    },
  ],
]);

function inOffice<Said>(language: Language, say: () => Said): Said {
  vi.stubGlobal('localStorage', { getItem: () => language });
  return inLanguage(language, say);
}

const rowOf = (language: Language, person: GroupPerson, returnsOn: string) =>
  inOffice(language, () => {
    const { rooms, coach } = departureGroup.shape;
    const none = { version: 0, unplaced: [], problems: [] };
    const title = { en: 'Old Dhaka', bn: null };
    const group = {
      departure: { id: order, title, market: 'domestic' as const, departsOn: '2027-01-09', returnsOn },
      rooms: rooms.parse({ ...none, rooms: [] }),
      coach: coach.parse({ ...none, rows: 10, seats: [], laps: [], strangers: [] }),
    };
    return manifestRows({ ...group, people: [person] }, passports)[0];
  });
const rows = (language: Language) => rowOf(language, farida, '2027-01-12')?.cells;

test('the manifest has birth and expiry with their year, as hotels and borders need them', () => {
  expect(rows('en')).toEqual(['F', '38', 'BGD', '1 July 1988', 'A01234567', '12 March 2031']);
});

test('in Bangla women and men are called so, and not by a Latin letter', () => {
  expect(rows('bn')?.[0]).toBe('নারী');
  expect(inOffice('bn', () => sexAndAge({ sex: 'M', age: 8 }))).toBe('পুরুষ, ৮');
  expect(inOffice('en', () => sexAndAge({ sex: 'M', age: 8 }))).toBe('M, 8');
  expect(inOffice('bn', () => sexAndAge({ sex: null, age: null }))).toBe('');
});

test('on a day trip a child is a child, not one with a bed', () => {
  const child: GroupPerson = { ...farida, id: `${order}:child-with-bed-1`, kind: 'child-with-bed' };
  expect(rowOf('en', child, '2027-01-12')?.places).toContain('Child with bed');
  expect(rowOf('en', child, '2027-01-09')?.places).toContain('Child');
});
