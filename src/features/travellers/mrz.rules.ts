import { addDays, type CalendarDate } from '#platform/calendar-date.ts';

/** What a passport's machine-readable zone says; null where it says nothing, or nothing that can be. */
export interface MrzFields {
  readonly surname: string | null;
  readonly givenNames: string | null;
  readonly sex: 'F' | 'M' | 'X' | null;
  readonly birthDate: CalendarDate | null;
  readonly nationality: string | null;
  readonly passportNumber: string | null;
  readonly expiresOn: CalendarDate | null;
  readonly personalNumber?: string;
}

/** The fields that have a check digit of their own, and all of them together. */
export type CheckedField = 'passportNumber' | 'birthDate' | 'expiresOn' | 'personalNumber' | 'whole';

const shape = /^[A-Z0-9<]{44}$/;
const weights = [7, 3, 1];

/** The check digit of a text (ICAO Doc 9303 part 3, 4.9): weights 7, 3, 1; letters from A as 10; `<` as 0. */
export const checkDigit = (text: string): string =>
  String(
    [...text].reduce((sum, sign, index) => {
      const value = sign === '<' ? 0 : Number.parseInt(sign, 36);
      return sum + value * (weights[index % 3] ?? 0);
    }, 0) % 10,
  );

/** A line as people paste it: in any case, with spaces, with `«` from a scan. */
const tidy = (line: string): string => line.toUpperCase().replaceAll('«', '<<').replaceAll(/\s/g, '');

const text = (raw: string): string | null => raw.replaceAll('<', ' ').replaceAll(/ +/g, ' ').trim() || null;

/** `YYMMDD` with a century; null for a day that doesn't exist or isn't known. */
function day(raw: string, century: number): CalendarDate | null {
  if (!/^\d{6}$/.test(raw)) {
    return null;
  }
  const year = century + Number(raw.slice(0, 2));
  const date = `${year}-${raw.slice(2, 4)}-${raw.slice(4, 6)}`;
  return Number.isNaN(Date.parse(date)) || addDays(date, 0) !== date ? null : date;
}

/** Two figures of a year of birth: the latest century in which it isn't in the future. */
function birthDay(raw: string, today: CalendarDate): CalendarDate | null {
  const thisCentury = day(raw, 2000);
  return thisCentury !== null && thisCentury <= today ? thisCentury : day(raw, 1900);
}

/** No passport is good for so many years. */
const longestYears = 20;

/** Two figures of the year in which a passport expires: the last century's, where in this one no passport could be good for so long. */
function expiryDay(raw: string, today: CalendarDate): CalendarDate | null {
  const thisCentury = day(raw, 2000);
  const isTooFar =
    thisCentury !== null && Number(thisCentury.slice(0, 4)) > Number(today.slice(0, 4)) + longestYears;
  return isTooFar ? day(raw, 1900) : thisCentury;
}

/** Whether six figures are no day, such as one of a thirteenth month. Signs in their place say that it isn't known. */
const isNoDay = (raw: string): boolean => /^\d{6}$/.test(raw) && day(raw, 2000) === null;

/**
 * Reads the two lines of a passport (ICAO Doc 9303 part 4, TD3).
 * @param today which century its dates are in.
 * @returns undefined when they aren't such lines; else the fields and the ones whose check digit, or whose day, is wrong.
 */
export function parseMrz(
  lines: readonly [string, string],
  today: CalendarDate,
):
  | {
      readonly fields: MrzFields;
      readonly wrong: readonly CheckedField[];
      /** Whether the name fills its place, and so may have been cut off. */
      readonly isNameCut: boolean;
    }
  | undefined {
  const [first, second] = [tidy(lines[0]), tidy(lines[1])];
  if (!shape.test(first) || !shape.test(second) || !first.startsWith('P')) {
    return undefined;
  }
  const [surname = '', ...given] = first.slice(5).split('<<');
  const [number, born, sex, expires, personal] = [
    second.slice(0, 9),
    second.slice(13, 19),
    second.slice(20, 21),
    second.slice(21, 27),
    second.slice(28, 42),
  ];
  const isWrong = (raw: string, at: number) => checkDigit(raw) !== second[at];
  const noPersonal = /^<+$/.test(personal) && second[42] === '<';
  const wrong: CheckedField[] = [
    ...(isWrong(number, 9) ? ['passportNumber' as const] : []),
    ...(isWrong(born, 19) || isNoDay(born) ? ['birthDate' as const] : []),
    ...(isWrong(expires, 27) || isNoDay(expires) ? ['expiresOn' as const] : []),
    ...(!noPersonal && isWrong(personal, 42) ? ['personalNumber' as const] : []),
    ...(isWrong(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43), 43)
      ? ['whole' as const]
      : []),
  ];
  const personalNumber = text(personal);
  return {
    fields: {
      surname: text(surname),
      givenNames: text(given.join('<')),
      sex: sex === 'F' || sex === 'M' ? sex : sex === '<' || sex === 'X' ? 'X' : null,
      birthDate: birthDay(born, today),
      nationality: text(second.slice(10, 13)),
      passportNumber: text(number)?.replaceAll(' ', '') ?? null,
      expiresOn: expiryDay(expires, today),
      ...(personalNumber === null ? {} : { personalNumber }),
    },
    wrong,
    isNameCut: !first.endsWith('<'),
  };
}
