import { countryAliases } from '#features/visas/country-aliases.data.ts';
import { countryName } from '#platform/format/country-names.ts';

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** The words of each country that people travel to from here, as they call it and its cities. */
const words = new Map(
  Object.entries(countryAliases).flatMap(([code, { names = [], places }]) =>
    [countryName(code, 'en'), countryName(code, 'bn'), ...names, ...places]
      .flatMap(wordsIn)
      .filter((word) => word.length > 3)
      .map((word) => [word, code] as const),
  ),
);

/** Words of names of countries that stand in titles of any journey. */
const common = new Set([
  'united',
  'south',
  'north',
  'states',
  'kingdom',
  'city',
  'republic',
  'island',
  'islands',
]);

/** The country abroad that a title names, by itself or by one of its cities. */
export const countryAbroad = (title: string): string | undefined =>
  wordsIn(title.replaceAll('-', ' '))
    .filter((word) => !common.has(word))
    .map((word) => words.get(word))
    .find((code) => code !== undefined && code !== 'BD');
