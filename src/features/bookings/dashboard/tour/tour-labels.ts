import { officeLanguage } from '#dashboard/language.ts';
import { isDayTrip, type TravelDays } from '#features/departures/departures.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { SeatError } from '../../coach/coach.rules.ts';
import type { DepartureGroup, GroupPerson } from '../../group/group.contract.ts';
import type { RoomError, RoomingError } from '../../rooming/rooming.rules.ts';

const shown = (value: number) => count(value, officeLanguage());

const placeLabels = {
  adult: m.office_tour_kind_adult,
  'child-with-bed': m.office_tour_kind_child_with_bed,
  'child-without-bed': m.office_tour_kind_child_without_bed,
  infant: m.office_tour_kind_infant,
} as const;

type Named = Pick<GroupPerson, 'id' | 'lead' | 'kind' | 'number' | 'surname' | 'givenNames'>;

const referenceOf = ({ id }: Pick<GroupPerson, 'id'>) => id.slice(0, id.indexOf(':'));

const placeOf = (person: Named) =>
  placeLabels[person.kind]({ shown: shown(person.number), name: person.lead ?? referenceOf(person) });

/** `RAHMAN, ABDUL KARIM` as in the passport; who isn't named yet by their place. */
export const listedName = (person: Named): string =>
  [person.surname, person.givenNames].filter((part) => part !== null).join(', ') || placeOf(person);

/** `Abdul Karim Rahman`; who isn't named yet by their place. */
export const spokenName = (person: Named): string =>
  [person.givenNames, person.surname]
    .filter((part) => part !== null)
    .join(' ')
    .toLowerCase()
    .replace(/(^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase()) || placeOf(person);

const sexNames = { F: m.office_tour_sex_f, M: m.office_tour_sex_m, X: m.office_tour_sex_x } as const;

/** `F` in English, as on every manifest, and `নারী` in Bangla; nothing while it isn't known. */
export const sexLabel = (sex: GroupPerson['sex']): string => (sex === null ? '' : sexNames[sex]());

/** `F, 38`, as far as known. */
export const sexAndAge = ({ sex, age }: Pick<GroupPerson, 'sex' | 'age'>): string =>
  [sexLabel(sex), age === null ? '' : shown(age)].filter((part) => part !== '').join(', ');

const kindNotes: Readonly<Partial<Record<GroupPerson['kind'], () => string>>> = {
  'child-with-bed': m.office_tour_is_child_with_bed,
  'child-without-bed': m.office_tour_is_child_without_bed,
  infant: m.office_tour_is_infant,
};

/** What a leader must know of somebody. */
export const noteOf = (
  { kind, single, diet }: Pick<GroupPerson, 'kind' | 'single' | 'diet'>,
  days?: TravelDays,
): string =>
  [
    kind === 'child-with-bed' && days && isDayTrip(days) ? m.office_tour_is_child() : kindNotes[kind]?.(),
    single ? m.office_tour_is_single() : undefined,
    diet ?? undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');

export const bedLabels = [
  m.office_tour_beds_1,
  m.office_tour_beds_2,
  m.office_tour_beds_3,
  m.office_tour_beds_4,
] as const;

export const errorLabels: Readonly<Record<RoomError, () => string>> = {
  strangers: m.office_tour_error_strangers,
  'too-many': m.office_tour_error_too_many,
  'child-without-adult': m.office_tour_error_child,
};

const errorTexts: Readonly<Record<RoomingError | SeatError, (named: { names: string }) => string>> = {
  'children-alone': m.office_tour_error_children,
  'sex-unknown': m.office_tour_error_sex,
  alone: m.office_tour_error_alone,
  mahram: m.office_tour_error_mahram,
  'too-few-seats': m.office_tour_error_seats,
  'no-lap': m.office_tour_error_lap,
};

interface FormFieldError {
  readonly code: RoomingError | SeatError;
  readonly people: readonly string[];
}

/** Why something can't be as it should, with the names. */
export function placingErrorText(
  { code, people }: FormFieldError,
  group: Pick<DepartureGroup, 'people'>,
): string {
  const names = group.people.filter(({ id }) => people.includes(id)).map(spokenName);
  return errorTexts[code]({ names: names.join(', ') });
}

/** The title of the package in the office's language, else in the other. */
export const titleOf = ({ title }: DepartureGroup['departure']): string =>
  (officeLanguage() === 'bn' ? (title.bn ?? title.en) : (title.en ?? title.bn)) ?? '';
