import { type Fault, repeated } from '#features/documents/checks/checks.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { type Language, languages } from '#platform/language.ts';
import { fieldOf } from '#platform/record.ts';
import type { TourPackageFacts } from '../tour-packages.contract.ts';

/** What to mend in a package: its departures, its prices, its days. */
export function findPackageFaults(
  facts: TourPackageFacts,
  texts: Partial<Record<Language, unknown>>,
  today: CalendarDate,
): Fault[] {
  const bands = new Set(facts.bands.map(({ key }) => key));
  const ofDepartures = facts.departures.flatMap((departure, place): Fault[] => {
    const at = (code: Fault['code'], field: string): Fault => ({
      code,
      path: `facts.departures.${place}.${field}`,
      language: null,
    });
    return [
      ...(departure.returnsOn < departure.departsOn ? [at('departure-backwards', 'returnsOn')] : []),
      ...(departure.taken > departure.seats ? [at('departure-overfull', 'taken')] : []),
      ...(bands.has(departure.band) ? [] : [at('departure-band', 'band')]),
      ...(departure.departsOn < today ? [at('departure-past', 'departsOn')] : []),
    ];
  });
  const ahead = facts.departures.some(({ departsOn }) => departsOn >= today);
  const ofDays = languages.flatMap((language): Fault[] => {
    const days = fieldOf(texts[language], 'itinerary');
    return Array.isArray(days) && days.length !== facts.itinerary.length
      ? [{ code: 'itinerary-length', path: `texts.${language}.itinerary`, language }]
      : [];
  });
  return [
    ...ofDepartures,
    ...(ahead ? [] : [{ code: 'departures-none', path: 'facts.departures', language: null } as const]),
    ...repeated('facts.departures', facts.departures),
    ...repeated('facts.bands', facts.bands),
    ...ofDays,
  ];
}
