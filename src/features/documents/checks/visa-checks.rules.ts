import type { VisaFacts } from '#features/visas/visas.contract.ts';
import { type CalendarDate, daysBetween } from '#platform/calendar-date.ts';
import { type Language, languages } from '#platform/language.ts';
import { fieldOf } from '#platform/record.ts';
import type { Fault } from './checks.rules.ts';
import { repeated } from './package-checks.rules.ts';

/** After so many days a fee must be compared with the embassy's own list again. */
const checkedFor = 90;

/** What to mend in a visa guide: the day of its check, and what has no name. */
export function findVisaFaults(
  facts: VisaFacts,
  texts: Partial<Record<Language, unknown>>,
  today: CalendarDate,
): Fault[] {
  const age = daysBetween(facts.checkedOn, today);
  const at = (code: Fault['code']): Fault => ({ code, path: 'facts.checkedOn', language: null });
  const unnamed = languages.flatMap((language) => {
    const text = texts[language];
    if (text === undefined) {
      return [];
    }
    const without = (field: string, keys: ReadonlyArray<{ key: string }>, code: Fault['code']): Fault[] =>
      keys.flatMap(({ key }) =>
        fieldOf(fieldOf(text, field), key) === undefined
          ? [{ code, path: `texts.${language}.${field}.${key}`, language }]
          : [],
      );
    return [
      ...without('kinds', facts.kinds, 'kind-unnamed'),
      ...without('ownPapers', facts.ownPapers, 'paper-unnamed'),
    ];
  });
  return [
    ...(age < 0 ? [at('fee-future')] : age > checkedFor ? [at('fee-unchecked')] : []),
    ...repeated('facts.kinds', facts.kinds),
    ...unnamed,
  ];
}
