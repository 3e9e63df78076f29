import type { CalendarDate } from '#platform/calendar-date.ts';
import { type AgeKind, type AgePolicy, kindOn } from '../ages.rules.ts';
import { sameNameKey } from '../travellers.rules.ts';
import { birthDateIn, type TypedTraveller, travellerFields } from './typed-traveller.rules.ts';

/** A row of the table: whom it was sold for, and what is typed. */
export interface NamesRow {
  readonly place: string;
  readonly kind: AgeKind;
  readonly typed: TypedTraveller;
}

/** When ages count, and as what. */
export interface AgesAt {
  readonly today: CalendarDate;
  readonly returnsOn: CalendarDate;
  readonly policy: AgePolicy;
}

/** What became of a list that was pasted. */
export interface Pasted {
  readonly sorted: number;
  /** For whom there is no row. */
  readonly over: readonly string[];
  /** Lines in which nobody was found. */
  readonly unread: readonly string[];
}

/** The name of the control that takes a pasted list, and of the button that sorts it. */
export const pasteControl = 'list';

const nameKey = ({ surname, givenNames }: TypedTraveller): string => sameNameKey(`${givenNames} ${surname}`);

/** Whether nobody is typed. */
export const isEmptyRow = (typed: TypedTraveller): boolean =>
  travellerFields.every((field) => typed[field].trim() === '');

/** What was typed stays; what is empty is filled in. */
const filledIn = (typed: TypedTraveller, read: TypedTraveller): TypedTraveller => ({
  ...typed,
  ...Object.fromEntries(
    travellerFields.flatMap((field) => (typed[field].trim() === '' ? [[field, read[field]]] : [])),
  ),
});

/**
 * Puts who was read into the rows: who stands there already has what was missing filled in, the others take the first empty row
 * of their age, else the first empty one. Nothing that was typed is overwritten.
 * @returns the rows, how many were sorted, and the names for whom there is no row.
 */
export function sortedInto(
  rows: readonly NamesRow[],
  travellers: readonly TypedTraveller[],
  { today, returnsOn, policy }: AgesAt,
) {
  const after = rows.map((row) => ({ ...row }));
  // Two of one name in one list are two people.
  const stood = new Set(after.filter(({ typed }) => !isEmptyRow(typed)).map(({ place }) => place));
  const over: string[] = [];
  for (const read of travellers) {
    const born = birthDateIn(read.birthDate, today);
    const kind = born === undefined ? undefined : kindOn(born, returnsOn, policy);
    const empty = after.filter(({ typed }) => isEmptyRow(typed));
    const key = nameKey(read);
    const row =
      after.find(({ place, typed }) => stood.has(place) && key !== '' && nameKey(typed) === key) ??
      empty.find((each) => each.kind === kind) ??
      empty[0];
    if (row === undefined) {
      over.push(`${read.givenNames} ${read.surname}`.trim());
    } else {
      row.typed = filledIn(row.typed, read);
      stood.delete(row.place);
    }
  }
  return { rows: after, sorted: travellers.length - over.length, over };
}
