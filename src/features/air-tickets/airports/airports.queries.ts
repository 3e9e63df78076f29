import { countryName } from '#platform/format/country-names.ts';
import type { Language } from '#platform/language.ts';
import { fold } from '#ui/combobox/fold.ts';
import lines from './airports.json' with { type: 'json' };
import { codeIn, type IndexedAirport, searchAirports } from './airports.rules.ts';
import { alsoCalled, wellKnown } from './well-known.rules.ts';

/** An airport in one language. */
export interface Airport {
  readonly code: string;
  readonly city: string;
  readonly name: string;
  readonly country: string;
}

let index: readonly IndexedAirport[] | undefined;

/** The whole data set, loaded and folded on first use. */
function allAirports(): readonly IndexedAirport[] {
  if (index) {
    return index;
  }
  const known = new Map(wellKnown.map(([code, en, bn], rank) => [code, { en, bn, rank }]));
  index = lines.map((line) => {
    const [code = '', large, country = '', town = '', shortName = '', also = ''] = line.split('|');
    const own = known.get(code);
    const cities = { en: own?.en ?? town, bn: own?.bn };
    const name = shortName.replace(/ Intl$/, ' International');
    return {
      code,
      isLarge: large === '1',
      country,
      cities,
      name,
      rank: own?.rank,
      folded: {
        cities: [cities.en, cities.bn ?? ''].filter((each) => each !== '').map(fold),
        called: (alsoCalled[code] ?? []).map(fold),
        others: fold(`${town} ${name} ${also}`),
        countries: [fold(countryName(country, 'en')), fold(countryName(country, 'bn'))],
      },
    };
  });
  return index;
}

const inLanguage = ({ code, cities, name, country }: IndexedAirport, language: Language): Airport => ({
  code,
  city: cities[language] ?? cities.en,
  name,
  country: countryName(country, language),
});

/** Airports that match the typed text, best first; the most popular ones when it is empty. */
export function listAirports(language: Language, query: string, limit = 8): Airport[] {
  return searchAirports(allAirports(), query, limit).map((each) => inLanguage(each, language));
}

/** The airport of a code, or of a city's full name in either language. */
export function findAirport(language: Language, text: string): Airport | undefined {
  const code = codeIn(text);
  const city = fold(text);
  const all = allAirports();
  const found =
    all.find((each) => each.code === code) ??
    all
      .filter(({ folded }) => folded.cities.includes(city) || folded.called.includes(city))
      .toSorted((a, b) => (a.rank ?? 999) - (b.rank ?? 999))[0];
  return found && inLanguage(found, language);
}

/** The airports with these codes, in order and unique; unknown codes are left out. */
export function airportsByCode(language: Language, codes: readonly string[]): Airport[] {
  return [...new Set(codes)].flatMap((code) => findAirport(language, code) ?? []);
}
