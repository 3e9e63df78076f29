import { type AgeKind, ageOn, kindOn } from '../ages.rules.ts';
import { nameFields } from '../passport-names.rules.ts';
import type { Warning } from '../travellers.contract.ts';
import { checkTravellers, sameNameKey } from '../travellers.rules.ts';
import { type AgesAt, isEmptyRow, type NamesRow } from './sorted-list.rules.ts';
import { birthDateIn, expiryIn, type TravellerField, type TypedTraveller } from './typed-traveller.rules.ts';

/** What must be mended before a row can be saved. */
export type RowError = 'letters' | 'title' | 'missing' | 'birth' | 'expires' | 'passport' | 'kind';

/** Something about a field of a row: red must be mended, amber must be looked at. */
export type RowFinding = { readonly field: TravellerField } & (
  | { readonly level: 'red'; readonly code: RowError }
  | { readonly level: 'amber'; readonly code: Warning['code'] }
) & {
    /** Of the same name or passport: the other row, from 0. Of an age: as what somebody travels, and how old. */
    readonly other?: number;
    readonly age?: number;
    readonly kind?: AgeKind;
  };

interface CheckedRow {
  readonly findings: readonly RowFinding[];
  /** Whether nobody is typed. */
  readonly isEmpty: boolean;
}

interface How extends AgesAt {
  readonly departsOn: string;
  /** Names in Latin letters, as in passports. */
  readonly asInPassport: boolean;
  /** Whether somebody can travel as another kind than the one that was sold: red where nobody knows its price. */
  readonly levelOf: (kind: AgeKind) => 'red' | 'amber';
}

/** The field that a warning is about. */
export const warnedField = (code: Warning['code']): TravellerField => {
  switch (code) {
    case 'mrz.malformed':
    case 'mrz.check-digit':
      return 'lines';
    case 'passport.expired':
    case 'passport.expires':
      return 'expiresOn';
    case 'passport.twice':
      return 'passportNumber';
    case 'age.turns-2':
    case 'age.turns-12':
    case 'age.kind':
      return 'birthDate';
    default:
      return 'surname';
  }
};

/** What is typed as requests of the check have it. */
function known(typed: TypedTraveller, { today }: AgesAt) {
  const text = (field: 'surname' | 'givenNames' | 'passportNumber') => {
    const written = typed[field].trim().slice(0, 80);
    return written === '' ? {} : { [field]: written };
  };
  const birthDate = birthDateIn(typed.birthDate, today);
  const expiresOn = expiryIn(typed.expiresOn, today);
  return {
    ...text('surname'),
    ...text('givenNames'),
    ...text('passportNumber'),
    ...(birthDate === undefined || birthDate > today ? {} : { birthDate }),
    ...(expiresOn === undefined ? {} : { expiresOn }),
  };
}

const red = (field: TravellerField, code: RowError): RowFinding => ({ field, level: 'red', code });

function errorsOf(typed: TypedTraveller, { asInPassport, today }: How): RowFinding[] {
  const { surname, givenNames, passportNumber } = typed;
  const isNamed = surname.trim() !== '' || givenNames.trim() !== '';
  const names = isNamed
    ? nameFields({ surname, givenNames }, '', asInPassport).flatMap(({ path }) => {
        const field = path === '.surname' ? ('surname' as const) : ('givenNames' as const);
        const isForeign = asInPassport && /[^\p{Script=Latin}\p{M}\s.'’-]/u.test(typed[field]);
        return [red(field, isForeign ? 'letters' : 'title')];
      })
    : [];
  const born = birthDateIn(typed.birthDate, today);
  const number = passportNumber.replaceAll(/[\s-]/g, '');
  return [
    ...names,
    ...(typed.birthDate.trim() !== '' && (born === undefined || born > today || born < '1900-01-01')
      ? [red('birthDate', 'birth')]
      : []),
    ...(number !== '' && !/^[A-Z0-9]{5,20}$/i.test(number) ? [red('passportNumber', 'passport')] : []),
    ...(typed.expiresOn.trim() !== '' && expiryIn(typed.expiresOn, today) === undefined
      ? [red('expiresOn', 'expires')]
      : []),
  ];
}

/** The age of somebody who was sold as something else. */
function ageFinding({ kind, typed }: NamesRow, how: How): RowFinding[] {
  const born = birthDateIn(typed.birthDate, how.today);
  const byAge = born === undefined || born > how.today ? kind : kindOn(born, how.returnsOn, how.policy);
  if (born === undefined || byAge === kind) {
    return [];
  }
  const found = { field: 'birthDate' as const, age: ageOn(born, how.returnsOn), kind: byAge };
  return [
    how.levelOf(byAge) === 'red'
      ? { ...found, level: 'red', code: 'kind' }
      : { ...found, level: 'amber', code: 'age.kind' },
  ];
}

/** Looks at all rows of a table of names together. */
export function checkRows(rows: readonly NamesRow[], how: How): CheckedRow[] {
  const { departsOn, returnsOn, today } = how;
  const journey = { departsOn, returnsOn: returnsOn < departsOn ? departsOn : returnsOn };
  const linted = checkTravellers(
    rows.map(({ typed }) => known(typed, how)),
    journey,
    today,
  ).travellers;
  const keys = rows.map(({ typed }) => sameNameKey(`${typed.givenNames} ${typed.surname}`));
  return rows.map((row, index) => {
    const errors = errorsOf(row.typed, how);
    const aged = ageFinding(row, how);
    const key = keys[index] ?? '';
    const same = key === '' ? -1 : keys.findIndex((each, at) => at !== index && each === key);
    const warnings = (linted[index]?.warnings ?? [])
      // The age as such says it already.
      .filter(({ code }) => aged.length === 0 || !code.startsWith('age.'))
      .map(({ code }): RowFinding => ({ field: warnedField(code), level: 'amber', code }));
    const twice: RowFinding[] =
      same < 0 ? [] : [{ field: 'surname', level: 'amber', code: 'name.twice', other: same }];
    const found = [...errors, ...aged, ...twice, ...warnings];
    return {
      isEmpty: isEmptyRow(row.typed),
      // One thing at a time: what is wrong with a field, before what is doubtful.
      findings: found.filter(
        (each, at) => found.findIndex(({ field }) => field === each.field) === at || each.level === 'red',
      ),
    };
  });
}
