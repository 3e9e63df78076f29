import { describe, expect, it } from 'vitest';
import type { PassportPage } from './names.contract.ts';
import { checkNames } from './names.rules.ts';

const lines = (first: string, second: string): PassportPage => ({ mrz: [first.padEnd(44, '<'), second] });
const karim = lines('P<BGDRAHMAN<<ABDUL<KARIM', 'A012345678BGD8503150M2811051<<<<<<<<<<<<<<<6');
const days = { departsOn: '2027-02-10', returnsOn: '2027-02-17', today: '2026-11-24' };
const paper = (id: string, files = 1) => ({ id, name: id, files });
const who = (name: string | null, id = 'a', ...papers: ReturnType<typeof paper>[]) => ({ id, name, papers });

const errorsOf = (passport: PassportPage, name: string | null = null, when: Partial<typeof days> = {}) =>
  checkNames([who(name)], { passports: { a: passport }, papers: {} }, { ...days, ...when }).applicants[0]
    ?.faults;

/** Which of these names on a paper are another one than in the passport, or in the case. */
const others = (
  written: readonly string[],
  passport: PassportPage | undefined,
  name = 'Abdul Karim Rahman',
) =>
  written.filter(
    (each) =>
      checkNames(
        [who(name, 'a', paper('statement'))],
        { passports: passport ? { a: passport } : {}, papers: { statement: each } },
        days,
      ).applicants[0]?.papers[0]?.differs,
  );

describe('the names of a visa case', () => {
  it('agree when the case and the passport have the same name, in either order', () => {
    expect(errorsOf(karim, 'Abdul Karim Rahman')).toEqual([]);
    expect(errorsOf(karim, 'RAHMAN ABDUL KARIM')).toEqual([]);
    expect(errorsOf(karim, 'Abdul Karim Rehman')).toEqual(['name.differs']);
    expect(errorsOf(karim, 'Karim Rahman')).toEqual(['name.differs']);
  });

  it('are compared with the passport once it was read: another spelling on a paper is another name', () => {
    const written = ['ABDUL KARIM RAHMAN', 'Rahman, Abdul Karim', 'Mr Abdul Karim Rahman'];
    const spelt = ['Md. Abdul Karim Rahman', 'Abdul K Rahman', 'Abdul Karim Rehman', 'Karim Abdul Rahman'];
    expect(others([...written, ...spelt], karim)).toEqual(spelt);
  });

  it('are compared with the case’s own while no passport was read, in any order', () => {
    const written = ['Rahman Abdul Karim', 'ABDUL KARIM RAHMAN', 'Abdul Rahman'];
    expect(others(written, undefined)).toEqual(['Abdul Rahman']);
  });

  it('may go on where the passport’s line had no room for them', () => {
    const cut = {
      mrz: ['P<BGDCHOWDHURY<<MOHAMMAD<ABDULLAH<AL<MAMUN<S', karim.mrz?.[1] ?? ''] as [string, string],
    };
    const whole = 'Chowdhury, Mohammad Abdullah Al Mamun Siddique';
    expect(others([whole.replace(',', '/')], cut, 'Mohammad Abdullah Al Mamun Siddique Chowdhury')).toEqual(
      [],
    );
    expect(others(['Chowdhury/Mohammad Abdul'], cut, 'x')).toEqual(['Chowdhury/Mohammad Abdul']);
  });

  it('show nothing of papers that haven’t come, and no fault where nobody has read anything', () => {
    const { applicants } = checkNames(
      [who('Tanvir Sample', 'a', paper('statement'), paper('letter', 0))],
      { passports: {}, papers: { letter: 'Somebody Else' } },
      days,
    );
    expect(applicants).toEqual([
      {
        id: 'a',
        name: 'Tanvir Sample',
        passport: null,
        faults: [],
        papers: [{ id: 'statement', name: 'statement', written: null, differs: false }],
      },
    ]);
  });
});

describe('the passports of a visa case', () => {
  it('are valid for six months after the return, or today where no day of travel is known', () => {
    const until = (expiresOn: string) => ({ surname: 'Rahman', givenNames: 'Karim', expiresOn });
    expect(errorsOf(until('2027-08-17'))).toEqual([]);
    expect(errorsOf(until('2027-08-16'))).toEqual(['passport.expires']);
    expect(errorsOf(until('2027-02-09'))).toEqual(['passport.expired']);
    const unknown = { departsOn: null, returnsOn: null };
    const check = (expiresOn: string) =>
      checkNames([who(null)], { passports: { a: until(expiresOn) }, papers: {} }, { ...days, ...unknown });
    expect(check('2027-05-24').applicants[0]?.faults).toEqual([]);
    expect(check('2027-05-23').applicants[0]?.faults).toEqual(['passport.expires']);
    expect(check('2027-05-23').validUntil).toBe('2027-05-24');
  });

  it('tell a misread sign, a single name, and one number of two applicants', () => {
    expect(
      errorsOf(lines('P<BGDRAHMAN<<ABDUL<KARIM', 'A012345678BGD8503150M2811151<<<<<<<<<<<<<<<6')),
    ).toContain('mrz.check-digit');
    expect(errorsOf({ surname: 'Rahima' }, 'Rahima')).toEqual(['name.single']);
    const page = (passportNumber: string) => ({ surname: 'Rahman', givenNames: 'Karim', passportNumber });
    const both = (second: string) =>
      checkNames(
        [who(null, 'a'), who(null, 'b')],
        { passports: { a: page('A01234567'), b: page(second) }, papers: {} },
        days,
      ).applicants.map(({ faults }) => faults);
    expect(both('a 0123-4567')).toEqual([['passport.twice'], ['passport.twice']]);
    expect(both('A01234568')).toEqual([[], []]);
  });

  it('leave the fares of children to flights', () => {
    expect(errorsOf({ surname: 'Rahman', givenNames: 'Mim', birthDate: '2025-02-12' })).toEqual([]);
  });
});
