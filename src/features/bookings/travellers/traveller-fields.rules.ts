import {
  birthDateIn,
  dateTyped,
  dayFirst,
  emptyTraveller,
  expiryIn,
  linesIn,
  type TravellerField,
  type TypedTraveller,
  travellerFields,
} from '#features/travellers/names-table/typed-traveller.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { phonesTyped } from '#platform/phone/phone.rules.ts';
import type { VisitorTravellers } from './travellers.contract.ts';

type Shown = VisitorTravellers['travellers'][number];

/** The form of what is known. A birth date and a passport number aren't shown: left empty they stay as they are. */
export const typedOf = (known: Shown): TypedTraveller => ({
  ...emptyTraveller,
  givenNames: known.givenNames ?? '',
  surname: known.surname ?? '',
  sex: known.sex ?? '',
  expiresOn: known.expiresOn === null ? '' : dayFirst(known.expiresOn),
  nationality: known.nationality ?? '',
  phone: phonesTyped(known.phone, known.otherPhones),
  diet: known.diet ?? '',
});

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** What is sent of a traveller. */
export function sentOf(
  place: string,
  typed: TypedTraveller,
  { needsPassport, today }: { readonly needsPassport: boolean; readonly today: CalendarDate },
) {
  const mrz = needsPassport ? linesIn(typed.lines) : undefined;
  const birthDate = dateTyped(typed.birthDate, birthDateIn, today);
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
          expiresOn: orNull(dateTyped(typed.expiresOn, expiryIn, today)),
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
