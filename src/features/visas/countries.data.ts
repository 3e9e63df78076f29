import countries from 'world-countries';
import { countryName } from '#platform/format/country-names.ts';
import { countryAliases } from './country-aliases.data.ts';

const byCode = new Map(countries.map((country) => [country.cca2, country]));

/** One visa opens all of these, so a search for one of them finds the guide of the area. */
const schengen = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IS',
  'IT',
  'LV',
  'LI',
  'LT',
  'LU',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
  'CH',
];

const schengenWords = 'Schengen শেনজেন শেঙ্গেন Europe ইউরোপ';

/** Other names that people search for, such as "Turkey" for Türkiye and "UAE", and in Bangla. */
export function countryWords(code: string): string {
  if (code === 'EU') {
    const names = schengen.map(
      (each) => `${byCode.get(each)?.name.common ?? each} ${countryName(each, 'bn')}`,
    );
    return [schengenWords, ...names].join(' ');
  }
  const country = byCode.get(code);
  const names = country
    ? [country.name.common, country.name.official, country.cca3, ...country.altSpellings]
    : [code];
  const area = schengen.includes(code) ? schengenWords : '';
  const own = countryAliases[code]?.names ?? [];
  return [...names, countryName(code, 'bn'), ...own, area].join(' ').trim();
}

/** Cities and regions for which people need the visa of a country, in English and Bangla. */
export const countryPlaces = (code: string): string => (countryAliases[code]?.places ?? []).join(' ');
