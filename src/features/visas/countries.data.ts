import countries from 'world-countries';

const byCode = new Map(countries.map((country) => [country.cca2, country]));
const inBangla = new Intl.DisplayNames(['bn'], { type: 'region' });

/** One visa opens all of these, so a search for one of them finds the guide of the area. */
const schengen = [
  ...['AT', 'BE', 'BG', 'HR', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IS', 'IT', 'LV'],
  ...['LI', 'LT', 'LU', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE', 'CH'],
];

const schengenWords = 'Schengen শেনজেন শেঙ্গেন';

/** Other names that people search for, such as "Turkey" for Türkiye and "UAE", and in Bangla. */
export function countryWords(code: string): string {
  if (code === 'EU') {
    const names = schengen.map(
      (each) => `${byCode.get(each)?.name.common ?? each} ${inBangla.of(each) ?? ''}`,
    );
    return [schengenWords, 'Europe ইউরোপ', ...names].join(' ');
  }
  const country = byCode.get(code);
  const names = country
    ? [country.name.common, country.name.official, country.cca3, ...country.altSpellings]
    : [code];
  const area = schengen.includes(code) ? schengenWords : '';
  return [...names, inBangla.of(code) ?? '', area].join(' ').trim();
}
