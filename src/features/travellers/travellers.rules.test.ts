import { describe, expect, test } from 'vitest';
import { checkDigit, parseMrz } from './mrz.rules.ts';
import { addMonths, birthdayOf, checkTravellers, namesDiffer } from './travellers.rules.ts';

const today = '2026-11-23';
const specimen = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
] as const;

/** Lines of a passport, with right check digits. */
function lines(about: {
  name?: string;
  number?: string;
  born?: string;
  expires?: string;
  personal?: string;
}) {
  const { name = 'RAHMAN<<ABDUL<KARIM', number = 'A01234567', born = '850315', expires = '310101' } = about;
  const personal = (about.personal ?? '').padEnd(14, '<');
  const before = `${number.padEnd(9, '<')}`;
  const second = `${before}${checkDigit(before)}BGD${born}${checkDigit(born)}M${expires}${checkDigit(expires)}${personal}${about.personal === undefined ? '<' : checkDigit(personal)}`;
  const whole = checkDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43));
  const pair: [string, string] = [`P<BGD${name}`.padEnd(44, '<').slice(0, 44), second + whole];
  return pair;
}

const journey = { departsOn: '2027-02-10', returnsOn: '2027-02-17' };
const codesOf = (...travellers: Parameters<typeof checkTravellers>[0]) =>
  checkTravellers(travellers, journey, today).travellers.map(({ warnings }) =>
    warnings.map(({ code }) => code),
  );

describe('the lines of a passport', () => {
  test('are read as the specimen of ICAO Doc 9303 says', () => {
    expect(parseMrz([...specimen], today)).toEqual({
      fields: {
        surname: 'ERIKSSON',
        givenNames: 'ANNA MARIA',
        sex: 'F',
        birthDate: '1974-08-12',
        nationality: 'UTO',
        passportNumber: 'L898902C3',
        expiresOn: '2012-04-15',
        personalNumber: 'ZE184226B',
      },
      wrong: [],
      isNameCut: false,
    });
  });

  test('may be pasted with spaces, in small letters and with «', () => {
    const pasted: [string, string] = [
      specimen[0].toLowerCase().replace('p<uto', ' p< uto').replace('eriksson<<', 'eriksson«'),
      specimen[1].toLowerCase(),
    ];
    expect(parseMrz(pasted, today)?.fields.givenNames).toBe('ANNA MARIA');
  });

  test('have a birth date in the past: 26 is 2026 only until today', () => {
    const born = (raw: string) => parseMrz(lines({ born: raw }), today)?.fields.birthDate;
    expect(born('261123')).toBe('2026-11-23');
    expect(born('261124')).toBe('1926-11-24');
    expect(born('850230')).toBeNull();
    expect(born('85<<<<')).toBeNull();
  });

  test('expire in the last century where no passport is good for so long, and say a day that isn’t one', () => {
    const expires = (raw: string) => parseMrz(lines({ expires: raw }), today)?.fields.expiresOn;
    expect(expires('940101')).toBe('1994-01-01');
    expect(expires('461231')).toBe('2046-12-31');
    expect(codesOf({ mrz: lines({ expires: '940101' }) })).toEqual([['passport.expired']]);
    // Their check digits are right.
    expect(parseMrz(lines({ expires: '311301' }), today)).toMatchObject({ wrong: ['expiresOn'] });
    expect(parseMrz(lines({ born: '851301' }), today)).toMatchObject({ wrong: ['birthDate'] });
    expect(parseMrz(lines({ born: '85<<<<' }), today)).toMatchObject({ wrong: [] });
  });

  test.each([
    ['passportNumber', 3],
    ['birthDate', 14],
    ['expiresOn', 22],
    ['personalNumber', 30],
    ['whole', 43],
  ] as const)('tell a misread %s by its check digit', (field, at) => {
    const [first, second] = lines({ personal: '1234567890123' });
    const other = second[at] === '7' ? '8' : '7';
    const misread = second.slice(0, at) + other + second.slice(at + 1);
    expect(parseMrz([first, misread], today)?.wrong).toContain(field);
  });

  test.each([
    [['', '']],
    [[specimen[0].slice(1), specimen[1]]],
    [[specimen[0], `${specimen[1]}<`]],
    [[specimen[0].replace('P', 'I'), specimen[1]]],
    [[specimen[0].replace('ANNA', 'AN-A'), specimen[1]]],
    [[specimen[1], specimen[0]]],
  ])('are malformed as %j', ([first = '', second = '']) => {
    expect(parseMrz([first, second], today)).toBeUndefined();
  });
});

describe('warnings', () => {
  test('are none for a traveller with whom all is well', () => {
    expect(codesOf({ mrz: lines({}), ticketName: 'RAHMAN/ABDULKARIM MR' })).toEqual([[]]);
    expect(codesOf({ surname: 'Rahman', givenNames: 'Abdul Karim', expiresOn: '2031-01-01' })).toEqual([[]]);
  });

  test('say that lines are malformed, or that a check digit is wrong, and keep what was typed', () => {
    const [first, second] = lines({});
    const [malformed] = checkTravellers(
      [{ mrz: ['A', 'B'], surname: 'Rahman', givenNames: 'Abdul' }],
      journey,
      today,
    ).travellers;
    expect(malformed?.warnings.map(({ code }) => code)).toEqual(['mrz.malformed']);
    expect(malformed?.fields).toMatchObject({ surname: 'Rahman', givenNames: 'Abdul', sex: null });
    expect(codesOf({ mrz: [first, second.replace('A0', 'AO')] })).toEqual([['mrz.check-digit']]);
  });

  test.each([
    ['270209', ['passport.expired']],
    ['270210', ['passport.expires']],
    ['270816', ['passport.expires']],
    ['270817', []],
  ])('of a passport until %s are %j', (expires, codes) => {
    expect(codesOf({ mrz: lines({ expires }) })).toEqual([codes]);
  });

  test('find the same passport twice, however it was typed', () => {
    expect(
      codesOf({ mrz: lines({}) }, { passportNumber: 'a0123 4567', surname: 'B', givenNames: 'C' }, {}),
    ).toEqual([['passport.twice'], ['passport.twice'], []]);
  });

  test('find one name only', () => {
    expect(codesOf({ mrz: lines({ name: 'RAHIMA' }) })).toEqual([['name.single']]);
    expect(codesOf({ surname: 'Rahima' }, { givenNames: 'Rahima' })).toEqual([
      ['name.single'],
      ['name.single'],
    ]);
  });

  test.each([
    ['850211', []],
    ['250210', []],
    ['250211', ['age.turns-2']],
    ['250217', ['age.turns-2']],
    ['250218', []],
    ['150210', []],
    ['150211', ['age.turns-12']],
    ['150217', ['age.turns-12']],
    ['150218', []],
  ])('of who was born %s are %j', (born, codes) => {
    expect(codesOf({ mrz: lines({ born }) })).toEqual([codes]);
  });

  test.each([
    ['RAHMAN/ABDUL KARIM', false],
    ['RAHMAN/ABDULKARIM MR', false],
    ['Abdul Karim Rahman', false],
    ['RAHMAN ABDUL KARIM', false],
    ['RAHMAN/ABDUL', true],
    ['RAHAMAN/ABDUL KARIM', true],
    ['KARIM/ABDUL RAHMAN', true],
    ['RAHMAN/MD ABDUL KARIM', true],
    ['RAHMAN/ABDULKARIMMR', false],
    ['RAHMAN/ABDUL KARIMMSTR', false],
    ['RAHMAN ABDULKARIMMR', false],
    ['RAHMAN/ABDUL KARIMMRX', true],
    ['RAHMANMR/ABDUL KARIM', true],
  ])('compare the name on a ticket, %s: differs %s', (ticketName, differs) => {
    expect(namesDiffer('RAHMAN', 'ABDUL KARIM', ticketName)).toBe(differs);
    expect(codesOf({ mrz: lines({}), ticketName })).toEqual([differs ? ['name.differs'] : []]);
  });

  test.each([
    ['RAHIMA', []],
    ['RAHIMA/FNU', []],
    ['FNU RAHIMA MRS', []],
    ['RAHIMA/RAHIMA MS', []],
    ['RAHIMA/MRS', []],
    ['RAHIMA/BEGUM', ['name.differs']],
    ['BEGUM/FNU', ['name.differs']],
    ['FNU', ['name.differs']],
  ])('of who has one name take a ticket as airlines write it: %s', (ticketName, codes) => {
    expect(codesOf({ mrz: lines({ name: 'RAHIMA' }), ticketName })).toEqual([['name.single', ...codes]]);
  });

  test.each([
    ['MULLER<<JORG', 'Müller', 'Jörg'],
    ['MUELLER<<JOERG', 'Müller', 'Jörg'],
    ['NYGAARD<<SOEREN', 'Nygård', 'Søren'],
    ['NUNEZ<<JOSE', 'Nuñez', 'José'],
    ['GROSS<<LUKASZ', 'Groß', 'Łukasz'],
  ])('take letters of other alphabets as passports write them: %s', (name, surname, givenNames) => {
    const ticketName = `${surname}/${givenNames} MR`;
    expect(codesOf({ mrz: lines({ name }), surname, givenNames, ticketName })).toEqual([[]]);
    expect(codesOf({ mrz: lines({ name: `${name}X` }), surname, givenNames })).toEqual([['name.differs']]);
  });

  test('don’t mind the end of a name that the passport’s line had no room for', () => {
    const long = 'CHOWDHURY<<MOHAMMAD<ABDULLAH<AL<MAMUN<SHAH';
    const ticketName = 'CHOWDHURY/MOHAMMAD ABDULLAH AL MAMUN SHAHRIAR';
    expect(codesOf({ mrz: lines({ name: long }), ticketName })).toEqual([[]]);
    expect(codesOf({ mrz: lines({ name: long }), ticketName: 'CHOWDHURY/MOHAMMAD' })).toEqual([
      ['name.differs'],
    ]);
  });
});

test('six months later is the same day, or the last of a shorter month', () => {
  expect(addMonths('2027-02-17', 6)).toBe('2027-08-17');
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
});

test('who was born on 29 February has the birthday on 1 March of other years', () => {
  expect(birthdayOf('2024-02-29', 2)).toBe('2026-03-01');
  expect(birthdayOf('2016-02-29', 12)).toBe('2028-02-29');
});
