import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { AgeKind } from '../ages.rules.ts';
import type { Warning } from '../travellers.contract.ts';
import { warningText } from '../warning-texts.rules.ts';
import type { RowError, RowFinding } from './row-checks.rules.ts';
import type { NamesRow } from './sorted-list.rules.ts';
import { expiryIn, type TravellerField } from './typed-traveller.rules.ts';

/** Something about a field, in words. */
export interface SaidOfField {
  readonly field: TravellerField;
  readonly level: 'red' | 'amber';
  readonly code: RowError | Warning['code'] | 'refused';
  readonly words: string;
}

interface Said {
  readonly rows: readonly NamesRow[];
  readonly index: number;
  /** What each row is called. */
  readonly labels: readonly string[];
  readonly today: string;
  readonly returnsOn: string;
  readonly language: Language;
  readonly reader: 'traveller' | 'passenger';
}

/** What the ages are called as which somebody travels. */
const kindLabel = (kind: AgeKind, language: Language): string =>
  ({ adult: m.fares_adult, child: m.fares_child, infant: m.fares_infant })[kind]({}, { locale: language });

/** Says what was found in a row of names. */
export function saidOf(found: RowFinding, said: Said): SaidOfField {
  const { field, level, code } = found;
  return { field, level, code, words: wordsFor(found, said) };
}

function wordsFor(
  { code, other, age, kind }: RowFinding,
  { rows, index, labels, today, returnsOn, language, reader }: Said,
): string {
  const row = rows[index];
  const aged = {
    age: count(age ?? 0, language),
    date: longDate(returnsOn, language),
    kind: kindLabel(kind ?? 'adult', language),
    sold: kindLabel(row?.kind ?? 'adult', language),
  };
  switch (code) {
    case 'letters':
      return m.travellers_error_letters();
    case 'title':
      return m.travellers_error_title();
    case 'missing':
      return m.travellers_error_missing();
    case 'birth':
      return m.travellers_error_birth();
    case 'expires':
      return m.travellers_error_expires();
    case 'passport':
      return m.travellers_error_passport();
    case 'kind':
      return m.travellers_error_kind(aged);
    case 'age.kind':
      return m.travellers_warn_kind(aged);
    case 'name.twice':
      return m.travellers_warn_name_twice({ who: labels[other ?? 0] ?? '' });
    default: {
      const expiresOn = expiryIn(row?.typed.expiresOn ?? '', today) ?? null;
      const { surname = null, givenNames = null } = row?.typed ?? {};
      return warningText(code, { surname, givenNames, expiresOn, returnsOn }, language, reader);
    }
  }
}

const fieldLabels: Readonly<Record<TravellerField, () => string>> = {
  lines: m.travellers_lines,
  givenNames: m.travellers_given,
  surname: m.travellers_surname,
  sex: m.travellers_sex,
  birthDate: m.travellers_birth,
  passportNumber: m.travellers_passport,
  expiresOn: m.travellers_expires,
  nationality: m.travellers_nationality,
  phone: m.travellers_phone,
  diet: m.travellers_diet,
};

/** What a column is called. */
export const fieldLabel = (field: TravellerField): string => fieldLabels[field]();

/** What the one who fills it in answers to a warning. */
export const answerLabel = (code: SaidOfField['code']): string =>
  code === 'name.twice'
    ? m.travellers_answer_twice()
    : code === 'passport.expires' || code === 'passport.expired'
      ? m.travellers_answer_renewed()
      : m.travellers_answer();
