import type { CalendarDate } from '#platform/calendar-date.ts';
import { type CheckedField, type MrzFields, parseMrz } from './mrz.rules.ts';
import { ownNames, standIns, titles } from './passport-names.rules.ts';
import type { Checked, TravellerTyped, Warning } from './travellers.contract.ts';

interface Journey {
  readonly departsOn: CalendarDate;
  readonly returnsOn: CalendarDate;
}

const two = (number: number) => String(number).padStart(2, '0');

/** The same day some months later; the last of the month where it has no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const at = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(at / 12), (at % 12) + 1];
  const last = new Date(Date.UTC(newYear, newMonth, 0)).getUTCDate();
  return `${newYear}-${two(newMonth)}-${two(Math.min(day, last))}`;
}

/** The birthday on which somebody becomes so old. Who was born on 29 February has it on 1 March of other years. */
export function birthdayOf(birthDate: CalendarDate, age: number): CalendarDate {
  const year = Number(birthDate.slice(0, 4)) + age;
  const monthAndDay = birthDate.slice(5);
  const isLeap = new Date(Date.UTC(year, 2, 0)).getUTCDate() === 29;
  return monthAndDay === '02-29' && !isLeap ? `${year}-03-01` : `${year}-${monthAndDay}`;
}

/** The words of a name in capital letters, without accents and titles; a title that is all of a name stays. */
export function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const bare = words.filter((word) => !titles.has(word));
  return bare.length === 0 ? words : bare;
}

/** The same for the same words of a name in any order; empty for none. */
export const sameNameKey = (name: string): string => wordsOf(name).toSorted().join(' ');

const joined = (name: string) => wordsOf(name).join('');

/** How passports write letters that are no Latin letter with an accent (ICAO Doc 9303 part 3, 6.A). */
const inPassports: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'OE',
  ẞ: 'SS',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  Ħ: 'H',
};
/** How they may write some letters with an accent, beside leaving it out. */
const spelledOut: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', Å: 'AA' };

/** The ways to write a name in capital letters from A to Z, as one word: MULLER and MUELLER for Müller. */
function writingsOf(name: string): string[] {
  const capitals = [...name.normalize('NFC').toUpperCase()].map((sign) => inPassports[sign] ?? sign);
  const spelled = capitals.map((sign) => spelledOut[sign] ?? sign);
  return [joined(capitals.join('')), joined(spelled.join(''))];
}

const isSameName = (one: string, other: string): boolean => {
  const others = writingsOf(other);
  return writingsOf(one).some((each) => others.includes(each));
};

/**
 * Whether the name on a ticket is another one than in the passport. Tickets run given names together and put a title
 * behind them, with or without a space; that is the same name. With a slash the surname stands before it, without one in
 * either order.
 * @param isCut whether the passport's line had no room for the end of the given names.
 */
export function namesDiffer(surname: string, givenNames: string, ticketName: string, isCut = false): boolean {
  const [first = '', second] = ticketName.split('/', 2);
  const isSame = (told: string, name: string) =>
    writingsOf(told).some((said) =>
      writingsOf(name).some(
        (each) => said.startsWith(each) && (isCut || said === each || titles.has(said.slice(each.length))),
      ),
    );
  return second !== undefined
    ? !isSameName(first, surname) || !isSame(second, givenNames)
    : !isSameName(ticketName, `${givenNames} ${surname}`) && !isSame(ticketName, `${surname} ${givenNames}`);
}

/** What may stand beside somebody's only name on a ticket. */
const noName = new Set(['', ...standIns, ...titles]);

/** Whether a ticket has somebody's only name as airlines write it: beside nothing, a stand-in, or itself. */
function isOnlyName(name: string, ticketName: string): boolean {
  const words = ticketName.toUpperCase().split(/[^\p{L}\p{M}]+/u);
  const told = words.filter((word) => !noName.has(word));
  return told.length > 0 && told.length <= 2 && told.every((word) => isSameName(word, name));
}

const checkedLabels: Readonly<Record<CheckedField, string>> = {
  passportNumber: 'passport number',
  birthDate: 'date of birth',
  expiresOn: 'date of expiry',
  personalNumber: 'personal number',
  whole: 'line as a whole',
};

function passportWarnings({ expiresOn }: MrzFields, { departsOn, returnsOn }: Journey): Warning[] {
  if (expiresOn === null) {
    return [];
  }
  if (expiresOn < departsOn) {
    const message = `The passport expires on ${expiresOn}, before the journey begins. It must be renewed first.`;
    return [{ code: 'passport.expired', message }];
  }
  const least = addMonths(returnsOn, 6);
  const message = `The passport expires on ${expiresOn}. Most countries want it to be valid until ${least}, six months after the return; renew it first.`;
  return expiresOn < least ? [{ code: 'passport.expires', message }] : [];
}

function nameWarnings({ typed, fields, isNameCut }: ReturnType<typeof parseTraveller>): Warning[] {
  const { surname, givenNames } = fields;
  const { ticketName } = typed;
  const known = ownNames(fields);
  const warnings: Warning[] = [];
  if (known.length === 1) {
    const message =
      'There is only one name. Airlines need two: it is written as the surname, with “FNU” as the given names, unless the airline wants it otherwise.';
    warnings.push({ code: 'name.single', message });
  }
  const [only = '', ...others] = known;
  const told =
    ticketName !== undefined &&
    namesDiffer(surname ?? '', givenNames ?? '', ticketName, isNameCut) &&
    !(others.length === 0 && isOnlyName(only, ticketName));
  const differs =
    (typed.surname !== undefined && !isSameName(typed.surname, surname ?? '')) ||
    (!isNameCut && typed.givenNames !== undefined && !isSameName(typed.givenNames, givenNames ?? ''));
  if (known.length > 0 && (told || differs)) {
    const other = told
      ? `“${ticketName}”`
      : `“${[typed.givenNames, typed.surname].filter(Boolean).join(' ')}”`;
    const message = `${other} is not the name in the passport, ${[givenNames, surname].filter(Boolean).join(' ')}. Have it corrected to read as in the passport.`;
    warnings.push({ code: 'name.differs', message });
  }
  return warnings;
}

function ageWarnings({ birthDate }: MrzFields, { departsOn, returnsOn }: Journey): Warning[] {
  if (birthDate === null) {
    return [];
  }
  const turns = (age: number) => {
    const birthday = birthdayOf(birthDate, age);
    return birthday > departsOn && birthday <= returnsOn ? birthday : undefined;
  };
  const [two, twelve] = [turns(2), turns(12)];
  return [
    ...(two === undefined
      ? []
      : [
          {
            code: 'age.turns-2' as const,
            message: `Turns 2 on ${two}, on the way: needs a seat and a child’s fare for the return.`,
          },
        ]),
    ...(twelve === undefined
      ? []
      : [
          {
            code: 'age.turns-12' as const,
            message: `Turns 12 on ${twelve}, on the way: pays as an adult for the return.`,
          },
        ]),
  ];
}

/** The same number however it was typed. */
const numberKey = (number: string) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

function parseTraveller(typed: TravellerTyped, today: CalendarDate) {
  const read = typed.mrz && parseMrz(typed.mrz, today);
  const warnings: Warning[] = [];
  if (typed.mrz && !read) {
    const message =
      'These are not the two lines of a passport: each has 44 letters, figures and “<”, and the first begins with P.';
    warnings.push({ code: 'mrz.malformed', message });
  }
  if (read && read.wrong.length > 0) {
    const message = `A check digit does not fit, or a day is none (${read.wrong.map((field) => checkedLabels[field]).join(', ')}): a sign was misread. Compare with the passport.`;
    warnings.push({ code: 'mrz.check-digit', message });
  }
  const fields: MrzFields = {
    surname: read?.fields.surname ?? typed.surname ?? null,
    // A passport with one name has no given names; typed ones don't change that.
    givenNames: read ? read.fields.givenNames : (typed.givenNames ?? null),
    sex: read?.fields.sex ?? null,
    birthDate: read?.fields.birthDate ?? typed.birthDate ?? null,
    nationality: read?.fields.nationality ?? null,
    passportNumber: read?.fields.passportNumber ?? typed.passportNumber ?? null,
    expiresOn: read?.fields.expiresOn ?? typed.expiresOn ?? null,
    ...(read?.fields.personalNumber === undefined ? {} : { personalNumber: read.fields.personalNumber }),
  };
  return { typed, fields, warnings, isNameCut: read?.isNameCut === true };
}

/**
 * Says what will go wrong with travellers' names and passports on a journey, each with what would help.
 * @param today which century a birth date of a passport's lines is in.
 */
export function checkTravellers(
  travellers: readonly TravellerTyped[],
  journey: Journey,
  today: CalendarDate,
): Checked {
  const read = travellers.map((typed) => parseTraveller(typed, today));
  const holders = new Map<string, number[]>();
  for (const [index, { fields }] of read.entries()) {
    const number = numberKey(fields.passportNumber ?? '');
    if (number !== '') {
      holders.set(number, [...(holders.get(number) ?? []), index + 1]);
    }
  }
  return {
    travellers: read.map((each) => {
      const { fields, warnings } = each;
      const same = holders.get(numberKey(fields.passportNumber ?? '')) ?? [];
      const message = `Travellers ${same.join(' and ')} have the same passport number. Each needs a passport of their own.`;
      return {
        fields,
        warnings: [
          ...warnings,
          ...passportWarnings(fields, journey),
          ...(same.length > 1 ? [{ code: 'passport.twice' as const, message }] : []),
          ...nameWarnings(each),
          ...ageWarnings(fields, journey),
        ],
      };
    }),
  };
}
