import { type Fault, repeated } from '#features/documents/checks/checks.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { type Language, languages } from '#platform/language.ts';
import { fieldOf } from '#platform/record.ts';
import type { VisaFacts } from '../visas.contract.ts';
import { isCheckedLongAgo } from '../visas.rules.ts';

/** What to mend in a visa guide: the day of its check, and what has no name. */
export function findVisaFaults(
  facts: VisaFacts,
  texts: Partial<Record<Language, unknown>>,
  today: CalendarDate,
): Fault[] {
  const ahead = facts.checkedOn > today;
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
    ...(ahead ? [at('fee-future')] : isCheckedLongAgo(facts.checkedOn, today) ? [at('fee-unchecked')] : []),
    ...repeated('facts.kinds', facts.kinds),
    ...unnamed,
  ];
}
