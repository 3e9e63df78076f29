import { describe, expect, test } from 'vitest';
import { parsePastedList } from './pasted-list.rules.ts';

const today = '2026-11-27';
const rows = (text: string) =>
  parsePastedList(text, today).travellers.map(
    ({ givenNames, surname, sex, birthDate, passportNumber, expiresOn }) =>
      [givenNames, surname, sex, birthDate, passportNumber, expiresOn].join(' | '),
  );

describe('a pasted list of travellers', () => {
  test('is read from a sheet, with and without named columns', () => {
    expect(
      rows(
        'SL\tTitle\tGiven Names\tSurname\tDate of Birth\tPassport No.\tExpiry Date\n1\tMr\tKamal\tHossain Sarker\t12/03/1979\tA01482231\t08/11/2031',
      ),
    ).toEqual(['KAMAL | HOSSAIN SARKER | M | 12/03/1979 | A01482231 | 08/11/2031']);
    expect(rows('1\tNasrin Akhter\tSarker\t30-Jul-1983\tA01482240\t08-Nov-2031')).toEqual([
      'NASRIN AKHTER | SARKER |  | 30/07/1983 | A01482240 | 08/11/2031',
    ]);
    expect(rows('2\tMrs\tNasrin Akhter\t30.07.1983\tF\tA01482240')).toEqual([
      'NASRIN | AKHTER | F | 30/07/1983 | A01482240 | ',
    ]);
  });

  test('is read from WhatsApp, counted, with titles, years of two figures and words between', () => {
    expect(
      rows(
        [
          '[27/11/26, 10:14:05 AM] Office Meghna: 1. Mr Rahim Uddin, A01482231, 12/03/79',
          '27/11/2026, 10:15 - Office Meghna: 2) Mrs. Salma Begum - passport: EF0418822, dob 4-Jan-91, exp 19.2.29',
          '3. Sumaiya Tabassum, 22 Sep 1996, A00911273, 02 May 2030',
          '৪। মোঃ রহিম উদ্দিন, জন্ম ০১/০১/৮৮, পাসপোর্ট B0044000',
          '* Areeba Hasan 19 May 2020',
        ].join('\n'),
      ),
    ).toEqual([
      'RAHIM | UDDIN | M | 12/03/1979 | A01482231 | ',
      'SALMA | BEGUM | F | 04/01/1991 | EF0418822 | 19/02/2029',
      'SUMAIYA | TABASSUM |  | 22/09/1996 | A00911273 | 02/05/2030',
      'মোঃ রহিম | উদ্দিন |  | 01/01/1988 | B0044000 | ',
      'AREEBA | HASAN |  | 19/05/2020 |  | ',
    ]);
  });

  test('is read as airlines and passports write names', () => {
    expect(
      rows(
        'RAHMAN/ABDUL KARIM MR\nP<BGDRAHMAN<<ABDUL<KARIM<<<<<<<<<<<<<<<<<<<<\nA012345678BGD8503150M2811051<<<<<<<<<<<<<<<6',
      ),
    ).toEqual([
      'ABDUL KARIM | RAHMAN | M |  |  | ',
      'ABDUL KARIM | RAHMAN | M | 15/03/1985 | A01234567 | 05/11/2028',
    ]);
  });

  test('says which lines name nobody', () => {
    expect(parsePastedList('Hello\n\n12/03/1979\n01712-345678', today).unread).toEqual([
      'Hello',
      '12/03/1979',
      '01712-345678',
    ]);
  });
});
