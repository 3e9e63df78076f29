import type { Market } from '#features/departures/departures.contract.ts';
import { visaPath } from '#features/documents/document-path.rules.ts';
import { bothMarkets } from '#features/tour-packages/list/list.contract.ts';
import { listPath, noFilter } from '#features/tour-packages/list/list.rules.ts';
import { fold } from '#ui/combobox/fold.ts';
import type { FindParams } from './find.contract.ts';

/** A place or a country that packages go to, or a whole market. */
export interface SearchPlace {
  readonly market: Market;
  /** The value of the list's parameter: a key or a country code; absent: the whole market. */
  readonly destination?: string;
  /** Its name in every language that people may type. */
  readonly names: readonly string[];
}

export interface SearchCountry {
  readonly slug: string;
  readonly names: readonly string[];
}

const named = <Thing extends { readonly names: readonly string[] }>(
  things: readonly Thing[],
  wanted: string,
) => {
  const words = fold(wanted);
  return (
    things.find(({ names }) => names.some((name) => fold(name) === words)) ??
    things.find(({ names }) => words.length > 2 && names.some((name) => fold(name).startsWith(words)))
  );
};

function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') {
      search.set(name, value);
    }
  }
  const written = search.toString();
  return written === '' ? path : `${path}?${written}`;
}

/** Up to so much a family stays at home: nobody is sent to tours abroad that it can't pay. */
const homeBudget = 60_000;

/** The list of packages for a search, as a path in English; unknown places are searched as words. */
export function tourSearchPath(
  { where = '', month, budget, adults, age, travellers }: FindParams,
  places: readonly SearchPlace[],
): string {
  const family = { adults, age, travellers };
  const rest = { ...noFilter, ...family, month, budget };
  const place = fold(where) === '' ? undefined : named(places, where);
  if (place) {
    const destination = place.destination === undefined ? [] : [place.destination];
    return listPath(place.market, { ...rest, destination });
  }
  if (fold(where) !== '') {
    return withQuery('/search', { q: where });
  }
  if (month.length === 0 && budget === undefined) {
    return `/tourpackages${bothMarkets.href(family)}`;
  }
  return listPath((budget ?? homeBudget) < homeBudget ? 'domestic' : 'international', rest);
}

/** The guide of a country, else a search of the list. */
export function visaSearchPath({ country = '' }: FindParams, countries: readonly SearchCountry[]): string {
  const found = fold(country) === '' ? undefined : named(countries, country);
  return found ? visaPath(found.slug) : withQuery('/visaservices', { q: country });
}
