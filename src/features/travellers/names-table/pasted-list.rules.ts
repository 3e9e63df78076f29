import type { CalendarDate } from '#platform/calendar-date.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { parseMrz } from '../mrz.rules.ts';
import { isTitleWord } from '../passport-names.rules.ts';
import {
  birthDateIn,
  dayFirst,
  emptyTraveller,
  expiryIn,
  type TypedTraveller,
} from './typed-traveller.rules.ts';

/** The longest list that is read. */
export const longestPaste = 20_000;
/** The longest line: what comes behind belongs to nobody's name. */
const longestLine = 300;

/** What stands before a line that was copied from WhatsApp, or counted by hand: its moment and sender, a number, a dash. */
const beforeNames = [
  /^\[\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, [^\]]*\]\s*[^:]{1,60}:\s*/u,
  /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, \d{1,2}:\d{2}(?:\s*[ap]m)? - [^:]{1,60}:\s*/iu,
  /^\s*(?:\(?\d{1,2}\s*[.):।-](?!\d)|[-*•–])\s*/u,
  /^\s*\d{1,2}\t/u,
];

/** Words that name a column, and are nobody's name. */
const columns = [
  [
    'expiresOn',
    /^(?:(?:date of )?exp(?:iry|ires|ire|iration)?(?: date)?|valid (?:until|till)|validity|মেয়াদ(?: শেষ)?)$/iu,
  ],
  ['birthDate', /^(?:dob|(?:date of )?birth(?: ?da(?:te|y))?|born|জন্ম ?তারিখ|জন্ম)$/iu],
  ['passportNumber', /^(?:(?:passport|pp|ppt)(?: ?(?:no|number|num|#))?|পাসপোর্ট(?: নম্বর| নং)?)$/iu],
  ['surname', /^(?:sur ?name|last ?name|family name|পদবি)$/iu],
  ['givenNames', /^(?:given ?names?|first ?names?|fore ?names?)$/iu],
  ['sex', /^(?:sex|gender|লিঙ্গ)$/iu],
  ['name', /^(?:(?:full |passenger |traveller )?names?|নাম)$/iu],
  ['title', /^title$/iu],
  ['other', /^(?:sl|sl no|no|serial|#|type|nationality|ক্রমিক)$/iu],
] as const;
type Column = (typeof columns)[number][0];

const columnOf = (cell: string): Column | undefined => {
  const word = cell.replaceAll(/[.:_]/g, ' ').replaceAll(/ +/g, ' ').trim();
  return columns.find(([, words]) => words.test(word))?.[0];
};

const datePattern =
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?!\d)|\d{1,2}(?:st|nd|rd|th)?[\s-]*\p{L}[\p{L}\p{M}]{2,10}\.?[\s,-]*(?:\d{4}|\d{2})(?!\d)/gu;
const labelled = {
  expiry: /(?:exp\w*|valid\w*|মেয়াদ\S*)[^\p{L}\d]*(?:date|until|till|on)?[^\p{L}\d]*$/iu,
  birth: /(?:dob|d\.o\.b\.?|birth\w*|born|জন্ম\S*)[^\p{L}\d]*(?:date|on)?[^\p{L}\d]*$/iu,
};
const numberPattern =
  /(?:(?:passport|ppt?)\s*(?:no|number)?[\s.:#-]*)([A-Z]{0,2}\d[A-Z\d]{3,18})|\b([A-Z]{1,2}\s?-?\d{4,9})\b|(?<![\d+])(\d{7,9})(?!\d)/giu;
const phonePattern = /(?:\+?88)?01\d{3}[\s-]?\d{6}(?!\d)/gu;
const labelPattern =
  /(?<![\p{L}\p{M}])(?:passport|ppt?|dob|d\.o\.b|date of birth|birth ?da(?:te|y)|birth|born|exp(?:iry|ires|ire)?(?: date)?|valid(?:ity)?(?: until| till)?|name|number|no|জন্ম ?তারিখ|জন্ম|মেয়াদ|পাসপোর্ট|নম্বর|নং|নাম)(?![\p{L}\p{M}])[\s.:#-]*/giu;

const sexes: Readonly<Record<string, string>> = {
  MR: 'M',
  MSTR: 'M',
  MASTER: 'M',
  M: 'M',
  MALE: 'M',
  MRS: 'F',
  MS: 'F',
  MISS: 'F',
  F: 'F',
  FEMALE: 'F',
};

/** The dates of a line by what they are for: as labelled, else the earlier one is a birth date and the later one an expiry. */
function datesIn(line: string, today: CalendarDate) {
  let birthDate: CalendarDate | undefined;
  let expiresOn: CalendarDate | undefined;
  let end = 0;
  for (const { 0: found, index } of line.matchAll(datePattern)) {
    const before = line.slice(end, index);
    end = index + found.length;
    const typed = found.replace(/(\d)(?:st|nd|rd|th)/i, '$1');
    const [born, expires] = [birthDateIn(typed, today), expiryIn(typed, today)];
    const isLater = labelled.expiry.test(before) || (!labelled.birth.test(before) && birthDate !== undefined);
    if (!isLater && born !== undefined && born <= today) {
      birthDate ??= born;
    } else {
      expiresOn = expires ?? expiresOn;
    }
  }
  return { birthDate, expiresOn, rest: line.replaceAll(datePattern, '\t') };
}

/** A name as people write it, with its title; the last word is the surname, a slash or a comma says it better. */
export function nameIn(written: string): Pick<TypedTraveller, 'surname' | 'givenNames' | 'sex'> {
  const bare = (text: string) =>
    text
      .split(/\s+/)
      .filter((word) => word !== '' && !isTitleWord(word))
      .join(' ')
      .toUpperCase();
  const words = written.split(/[\s/,]+/).filter(Boolean);
  const title =
    words
      .find((word) => isTitleWord(word))
      ?.replaceAll('.', '')
      .toUpperCase() ?? '';
  const sex = sexes[title] ?? '';
  const [family, given] = written.split(/\s*\/\s*/);
  if (family !== undefined && given !== undefined) {
    return { surname: bare(family), givenNames: bare(given), sex };
  }
  const names = bare(written).split(' ');
  return { surname: names.at(-1) ?? '', givenNames: names.slice(0, -1).join(' '), sex };
}

/** A line whose columns aren't named: dates and numbers are known by their shape, what is left is the name. */
function readLine(line: string, today: CalendarDate): TypedTraveller | undefined {
  const { birthDate, expiresOn, rest } = datesIn(line, today);
  const phone = rest.match(phonePattern)?.[0] ?? '';
  const withoutPhone = rest.replaceAll(phonePattern, '\t');
  const number = [...withoutPhone.matchAll(numberPattern)].map(
    (found) => found[1] ?? found[2] ?? found[3],
  )[0];
  const cells = withoutPhone
    .replaceAll(numberPattern, '\t')
    .replaceAll(labelPattern, '\t')
    .split(/[\t,;|()]|\s{3,}|\s+[-–]\s+/u)
    .map((cell) => cell.replaceAll(/^[\s.:#/-]+|[\s:#/-]+$/g, ''))
    .filter((cell) => /\p{L}/u.test(cell));
  const sex = cells.map((cell) => sexes[cell.toUpperCase()]).find((each) => each !== undefined);
  const names = cells.filter((cell) => sexes[cell.toUpperCase()] === undefined || isTitleWord(cell));
  const [first = '', ...others] = names;
  // A title alone is in a cell of its own, before the name.
  const isTitle = isTitleWord(first);
  const [name = '', second] = isTitle ? others : names;
  const isSure = isTitle || name.includes(' ') || birthDate !== undefined || number !== undefined;
  if (!/\p{L}{2}/u.test(name) || !isSure) {
    return undefined;
  }
  const read = nameIn(isTitle ? `${first} ${name}` : name);
  const isSecondName = second !== undefined && /^[\p{L}\p{M} .'’-]{2,}$/u.test(second) && line.includes('\t');
  return {
    ...emptyTraveller,
    ...read,
    ...(isSecondName
      ? {
          givenNames: [read.givenNames, read.surname].filter(Boolean).join(' '),
          surname: second.toUpperCase(),
        }
      : {}),
    sex: read.sex || (sex ?? ''),
    birthDate: birthDate === undefined ? '' : dayFirst(birthDate),
    expiresOn: expiresOn === undefined ? '' : dayFirst(expiresOn),
    passportNumber: number?.toUpperCase().replaceAll(/[\s-]/g, '') ?? '',
    phone,
  };
}

/** A row of a sheet whose columns are named. */
function readCells(cells: readonly string[], heads: readonly (Column | undefined)[], today: CalendarDate) {
  const at = (column: Column) => cells[heads.indexOf(column)]?.trim() ?? '';
  const whole = nameIn(`${at('title')} ${at('name')}`.trim());
  const [born, expires] = [birthDateIn(at('birthDate'), today), expiryIn(at('expiresOn'), today)];
  return {
    ...emptyTraveller,
    surname: (at('surname') || whole.surname).toUpperCase(),
    givenNames: (at('givenNames') || whole.givenNames).toUpperCase(),
    sex: sexes[at('sex').toUpperCase()] ?? whole.sex,
    birthDate: born === undefined ? at('birthDate') : dayFirst(born),
    expiresOn: expires === undefined ? at('expiresOn') : dayFirst(expires),
    passportNumber: at('passportNumber').toUpperCase().replaceAll(/[\s-]/g, ''),
  };
}

/** What the two lines of a passport say, as the fields of a form. */
export function typedFromLines(
  lines: readonly [string, string],
  today: CalendarDate,
): TypedTraveller | undefined {
  const read = parseMrz(lines, today);
  if (read === undefined || read.wrong.length > 0) {
    return undefined;
  }
  const { surname, givenNames, sex, birthDate, passportNumber, expiresOn, nationality } = read.fields;
  return {
    ...emptyTraveller,
    surname: surname ?? '',
    givenNames: givenNames ?? '',
    sex: sex ?? '',
    birthDate: birthDate === null ? '' : dayFirst(birthDate),
    passportNumber: passportNumber ?? '',
    expiresOn: expiresOn === null ? '' : dayFirst(expiresOn),
    nationality: nationality ?? '',
  };
}

/**
 * Reads a list of travellers as it is pasted from Excel, WhatsApp or a passport's scan: one person a line, day before month.
 * @returns who was read, and the lines in which nobody is found.
 */
export function parsePastedList(text: string, today: CalendarDate) {
  const travellers: TypedTraveller[] = [];
  const unread: string[] = [];
  const lines = text
    .slice(0, longestPaste)
    .split(/\r?\n/)
    .map((line) => line.slice(0, longestLine));
  let heads: readonly (Column | undefined)[] | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const scanned = /^\s*P[<«A-Z]/.test(line) && line.replaceAll(/\s/g, '').length >= 40;
    const passport = scanned ? typedFromLines([line, lines[at + 1] ?? ''], today) : undefined;
    const cells = line.split('\t');
    const named = cells.map(columnOf);
    if (passport !== undefined) {
      travellers.push(passport);
      at += 1;
    } else if (named.filter((each) => each !== undefined).length >= 2) {
      heads = named;
    } else if (line.trim() !== '') {
      const bare = beforeNames.reduce((rest, pattern) => rest.replace(pattern, ''), westernDigits(line));
      const read =
        heads !== undefined && cells.length > 1 ? readCells(cells, heads, today) : readLine(bare, today);
      if (read === undefined || (read.surname === '' && read.givenNames === '')) {
        unread.push(line.trim());
      } else {
        travellers.push(read);
      }
    }
  }
  return { travellers, unread };
}
