import { westernDigits } from '#platform/format/numbers.ts';
import { phonesTyped } from '#platform/phone/phone.rules.ts';
import type { VisitorTravellers } from './travellers.contract.ts';

/** The fields of a traveller in the form; `lines` are the two at the foot of the passport's page. */
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

type Shown = VisitorTravellers['travellers'][number];

/** The name of a field's control. */
export const controlName = (place: string, field: TravellerField): string => `${place}.${field}`;

/** The form of what is known. A birth date and a passport number aren't shown: left empty they stay as they are. */
export const typedOf = (known: Shown): TypedTraveller => ({
  lines: '',
  givenNames: known.givenNames ?? '',
  surname: known.surname ?? '',
  sex: known.sex ?? '',
  birthDate: '',
  passportNumber: '',
  expiresOn: known.expiresOn ?? '',
  nationality: known.nationality ?? '',
  phone: phonesTyped(known.phone, known.otherPhones),
  diet: known.diet ?? '',
});

/** Takes over what a form or a posted body has of a traveller. */
export const parseTyped = (
  valueIn: (name: string) => string | undefined,
  place: string,
  before: TypedTraveller,
): TypedTraveller => {
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
};

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

/** A date as a browser sends it, or as people type it where there is no calendar: 15/3/1985, in either digits. */
export function dateTyped(text: string): string {
  const written = westernDigits(text.trim());
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? [];
  return year === '' ? written : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** What is sent of a traveller. */
export function sentOf(place: string, typed: TypedTraveller, needsPassport: boolean) {
  const mrz = needsPassport ? linesIn(typed.lines) : undefined;
  const birthDate = dateTyped(typed.birthDate);
  const number = typed.passportNumber.replaceAll(/[\s-]/g, '');
  return {
    place,
    ...(mrz === undefined ? {} : { mrz }),
    surname: orNull(typed.surname),
    givenNames: orNull(typed.givenNames),
    sex: orNull(typed.sex),
    ...(birthDate === '' ? {} : { birthDate }),
    ...(needsPassport
      ? {
          ...(number === '' ? {} : { passportNumber: number }),
          expiresOn: orNull(dateTyped(typed.expiresOn)),
          nationality: orNull(typed.nationality),
        }
      : {}),
    diet: orNull(typed.diet),
    phone: orNull(typed.phone),
  };
}

/** A field that isn't right. */
export interface TravellerFieldError {
  readonly place: string;
  readonly field: TravellerField;
}

/** The fields of the form that paths of a refused request mean. */
export function errorsAt(paths: readonly string[], places: readonly string[]): TravellerFieldError[] {
  return paths.flatMap((path) => {
    const [, index = '', name = ''] = /travellers\.(\d+)\.(\w+)/.exec(path) ?? [];
    const place = places[Number(index)];
    const field = name === 'mrz' ? 'lines' : travellerFields.find((each) => each === name);
    return place === undefined || field === undefined ? [] : [{ place, field }];
  });
}
