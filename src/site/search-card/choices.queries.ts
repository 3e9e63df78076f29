import type { Sells } from '#features/site-settings/sells.contract.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import type { Choice } from '#ui/combobox/choices.ts';
import { listSearchCountries, listSearchMonths, listSearchPlaces } from './find.queries.ts';
import type { SearchCardData } from './search-card.tsx';

/** The options of the search card, of what is sold: places by market, countries with a guide, months with a departure. */
export async function findSearchChoices(
  db: ReadDatabase,
  language: Language,
  today: CalendarDate,
  sold: Sells,
): Promise<SearchCardData> {
  const at = languages.indexOf(language);
  const choice = (names: readonly string[], group?: string): Choice => {
    const value = names[at] ?? names[0] ?? '';
    const also = names.filter((name) => name !== value).join(' ');
    return {
      value,
      label: value,
      ...(also === '' ? {} : { also }),
      ...(group === undefined ? {} : { group }),
    };
  };
  const byName = (a: Choice, b: Choice) => a.label.localeCompare(b.label, language);
  const places = await listSearchPlaces(db);
  const inMarket = (market: 'domestic' | 'international', group: string) => {
    const own = !sold[market] ? [] : places.filter((place) => place.market === market);
    const whole = own.filter(({ destination }) => destination === undefined);
    const parts = own.filter(({ destination }) => destination !== undefined);
    return [
      ...whole.map(({ names }) => choice(names, group)),
      ...parts.map(({ names }) => choice(names, group)).sort(byName),
    ];
  };
  const countries = await listSearchCountries(db);
  return {
    tabs: [
      ...(sold.domestic || sold.international ? (['tours'] as const) : []),
      ...(sold.visas ? (['visa'] as const) : []),
      ...(sold.airTickets ? (['flight'] as const) : []),
    ],
    places: [
      ...inMarket('domestic', m.home_group_home()),
      ...inMarket('international', m.home_group_abroad()),
    ],
    countries: countries.map(({ names }) => choice(names)).sort(byName),
    months: await listSearchMonths(db, today),
  };
}
