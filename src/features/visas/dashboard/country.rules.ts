import { type Draft, textAt } from '#dashboard/form/draft.ts';
import { countryName } from '#platform/format/country-names.ts';
import { languages } from '#platform/language.ts';
import { regionOf } from './regions.rules.ts';
import { facts, texts } from './visa-paths.ts';

/**
 * What a country fills in: its region, and its name in each language in which nobody wrote another one.
 * @param before The country until now, whose region and names it replaces.
 * @returns paths with their values
 */
export function filledByCountry(
  draft: Draft,
  country: string,
  before: string,
): readonly (readonly [path: string, value: string])[] {
  const region = regionOf(country);
  const names = languages
    .map((language) => ({ language, path: texts.at('title').in(language) }))
    .filter(({ language, path }) => {
      const title = textAt(draft, path);
      return title === '' || (before !== '' && title === countryName(before, language));
    })
    .map(({ language, path }) => [path.text, countryName(country, language)] as const);
  return [...(region === undefined ? [] : [[facts.at('region').text, region] as const]), ...names];
}
