import { type AgeKind, airlineAges, kindOn } from '#features/travellers/ages.rules.ts';
import { checkRows } from '#features/travellers/names-table/row-checks.rules.ts';
import { saidOf } from '#features/travellers/names-table/row-texts.rules.ts';
import { isEmptyRow, type NamesRow } from '#features/travellers/names-table/sorted-list.rules.ts';
import {
  birthDateIn,
  emptyTraveller,
  parseTyped,
  type TravellerField,
} from '#features/travellers/names-table/typed-traveller.rules.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { Option, PassengerFare, PassengerKind } from '../fares.contract.ts';
import { faresFor, totalOfFares, who } from '../fares.rules.ts';
import { dayOf } from '../legs/legs.rules.ts';

/** What is asked of a passenger. */
export const passengerColumns: readonly TravellerField[] = [
  'givenNames',
  'surname',
  'birthDate',
  'expiresOn',
];

/** A passenger of the form, in the order in which they were priced. */
export interface Asked {
  readonly position: number;
  readonly kind: PassengerKind;
}

const placeOf = ({ position }: Asked): string => `p${position + 1}`;

/** What a passenger is called. */
export const passengerLabel = ({ position, kind }: Asked, language: Language): string =>
  m.fares_passenger(
    { number: count(position + 1, language), who: who(kind, language) },
    { locale: language },
  );

/** The rows of the form with what was typed into it. */
export const rowsOf = (asked: readonly Asked[], valueIn: (name: string) => string | undefined): NamesRow[] =>
  asked.map((each) => ({
    place: placeOf(each),
    kind: each.kind,
    typed: parseTyped(valueIn, placeOf(each), emptyTraveller),
  }));

/** The days of a journey by air. */
export const journeyOf = ({ segments }: Pick<Option, 'segments'>, today: CalendarDate) => {
  const departsOn = dayOf(segments[0]?.departs ?? today);
  const last = dayOf(segments.at(-1)?.departs ?? today);
  return { departsOn, returnsOn: last < departsOn ? departsOn : last };
};

/** As what each passenger travels on the last flight. */
const kindsByAge = (rows: readonly NamesRow[], returnsOn: CalendarDate, today: CalendarDate): AgeKind[] =>
  rows.map(({ kind, typed }) => {
    const born = birthDateIn(typed.birthDate, today);
    return born === undefined || born > today ? kind : kindOn(born, returnsOn, airlineAges);
  });

interface Looked {
  readonly fares: readonly PassengerFare[];
  readonly journey: ReturnType<typeof journeyOf>;
  readonly today: CalendarDate;
  readonly language: Language;
  readonly labels: readonly string[];
  /** Whether a row without anything is an error: the names don't come later. */
  readonly mustName: boolean;
}

/** What is to be said of each row, and what all pay when their ages are others than those that were priced. */
export function lookAt(
  rows: readonly NamesRow[],
  { fares, journey, today, language, labels, mustName }: Looked,
) {
  const kinds = kindsByAge(rows, journey.returnsOn, today);
  const priced = faresFor(fares, kinds);
  const checked = checkRows(rows, {
    ...journey,
    today,
    policy: airlineAges,
    asInPassport: true,
    levelOf: (kind) => (priced !== undefined && fares.some((fare) => fare.kind === kind) ? 'amber' : 'red'),
  });
  const isOther = kinds.some((kind, index) => kind !== rows[index]?.kind);
  return {
    kinds,
    total: isOther && priced !== undefined ? totalOfFares(priced) : undefined,
    said: checked.map(({ findings }, index) => {
      const { typed } = rows[index] ?? { typed: emptyTraveller };
      const isNameless = typed.surname.trim() === '' && typed.givenNames.trim() === '';
      const isMissing = isNameless && (mustName || !isEmptyRow(typed));
      const missing = isMissing
        ? [{ field: 'surname' as const, level: 'red' as const, code: 'missing' as const }]
        : [];
      return [...missing, ...findings].map((found) =>
        saidOf(found, {
          rows,
          index,
          labels,
          today,
          returnsOn: journey.returnsOn,
          language,
          reader: 'passenger',
        }),
      );
    }),
  };
}
