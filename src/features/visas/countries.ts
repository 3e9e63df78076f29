import countries from 'world-countries';

const byCode = new Map(countries.map((country) => [country.cca2, country]));

/** English names that people search a country by, such as "Turkey" for Türkiye and "UAE". */
export function countryWords(code: string): string {
  const country = byCode.get(code);
  if (!country) {
    return code;
  }
  return [country.name.common, country.name.official, country.cca3, ...country.altSpellings].join(' ');
}
