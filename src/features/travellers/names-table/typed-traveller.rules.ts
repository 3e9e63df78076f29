import type { CalendarDate } from '#platform/calendar-date.ts';
import { dateIn } from '#platform/format/date-text.ts';
import { westernDigits } from '#platform/format/numbers.ts';

/** The fields of a traveller in a form; `lines` are the two at the foot of the passport's page. */
export const travellerFields = [
  'lines',
  'givenNames',
  'surname',
  'sex',
  'birthDate',
  'passportNumber',
  'expiresOn',
  'nationality',
  'phone',
  'diet',
] as const;
export type TravellerField = (typeof travellerFields)[number];
export type TypedTraveller = Readonly<Record<TravellerField, string>>;

/** Nothing typed. */
export const emptyTraveller: TypedTraveller = {
  lines: '',
  givenNames: '',
  surname: '',
  sex: '',
  birthDate: '',
  passportNumber: '',
  expiresOn: '',
  nationality: '',
  phone: '',
  diet: '',
};

/** The name of a field's control. */
export const controlName = (place: string, field: TravellerField): string => `${place}.${field}`;

/** The name of the controls in which warnings of a traveller are answered. */
export const answerName = (place: string): string => `${place}.ok`;

/** Takes over what a form or a posted body has of a traveller. */
export function parseTyped(
  valueIn: (name: string) => string | undefined,
  place: string,
  before: TypedTraveller,
): TypedTraveller {
  const read = (field: TravellerField) => valueIn(controlName(place, field)) ?? before[field];
  return {
    lines: read('lines'),
    givenNames: read('givenNames'),
    surname: read('surname'),
    sex: read('sex'),
    birthDate: read('birthDate'),
    passportNumber: read('passportNumber'),
    expiresOn: read('expiresOn'),
    nationality: read('nationality'),
    phone: read('phone'),
    diet: read('diet'),
  };
}

/** The two lines in a pasted text, which may have lost its break; undefined for none. */
export function linesIn(text: string): [string, string] | undefined {
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  const [first = '', second] = rows;
  if (first === '') {
    return undefined;
  }
  const joined = first.replaceAll(/\s/g, '');
  return second === undefined && joined.length === 88
    ? [joined.slice(0, 44), joined.slice(44)]
    : [first.slice(0, 200), (second ?? '').slice(0, 200)];
}

/** Two figures of a year written out, in a century. */
const withYear = (text: string, century: number): string =>
  /^\d{4}-/.test(text)
    ? text
    : text.replace(
        /([^\d])(\d{2})$/,
        (_, before: string, year: string) => `${before}${century + Number(year)}`,
      );

/** A date as it was typed, with its year; `4-Jan-91` has spaces then. */
const spaced = (typed: string): string => {
  const written = westernDigits(typed).trim();
  return /\p{L}/u.test(written) ? written.replaceAll(/[-./,]+/g, ' ').replaceAll(/ +/g, ' ') : written;
};

/** Whether a typed date has day, month and year: without a year it would be read as one of the coming twelve months. */
const hasYear = (written: string): boolean =>
  (written.match(/\d+/g) ?? []).length === (/\p{L}/u.test(written) ? 2 : 3);

/** A birth date as people type it, day first, in either digits. Two figures of a year: the latest century that isn't to come. */
export function birthDateIn(typed: string, today: CalendarDate): CalendarDate | undefined {
  const written = spaced(typed);
  if (!hasYear(written)) {
    return undefined;
  }
  const recent = dateIn(withYear(written, 2000), today);
  return recent !== undefined && recent <= today
    ? recent
    : (dateIn(withYear(written, 1900), today) ?? recent);
}

/** The last day of a passport as people type it, day first, in either digits. */
export function expiryIn(typed: string, today: CalendarDate): CalendarDate | undefined {
  const written = spaced(typed);
  return hasYear(written) ? dateIn(withYear(written, 2000), today) : undefined;
}

/** A date as the field shows it: day, month, year. */
export const dayFirst = (date: string): string => date.split('-').toReversed().join('/');

/** A date of the form as requests have it; what is none stays as it was typed, and is refused by its field. */
export const dateTyped = (typed: string, read: typeof birthDateIn, today: CalendarDate): string =>
  read(typed, today) ?? typed.trim();
