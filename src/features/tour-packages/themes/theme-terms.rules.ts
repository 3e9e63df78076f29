import { namesNothing } from '#features/documents/search/search.rules.ts';
import { soundOf } from '#features/documents/search/sound.rules.ts';
import { plainWords, stem } from '#features/documents/search/words.rules.ts';
import { languages } from '#platform/language.ts';
import type { OwnTheme } from '../tour-packages.contract.ts';
import { themeNames } from './theme-names.rules.ts';
import { themeTerms } from './theme-terms.data.ts';
import { themes } from './themes.contract.ts';

/** Themes that a search names, and its other words that name something. */
export interface ThemesNamed {
  readonly themes: readonly string[];
  readonly rest: readonly string[];
}

const soundsOf = (text: string) => plainWords(text).map((word) => soundOf(stem(word)));

/** What each of the program's themes is called, as sounds. */
const builtIn: ReadonlyArray<readonly [theme: string, called: ReadonlyArray<readonly string[]>]> = themes.map(
  (theme) => [
    theme,
    [...languages.map((locale) => themeNames[theme]({}, { locale })), ...themeTerms[theme]].map(soundsOf),
  ],
);

/** Reads the themes out of a search's words, the agency's own among them. */
export function readThemes(words: readonly string[], own: readonly OwnTheme[]): ThemesNamed {
  const called = [
    ...builtIn,
    ...own.map(({ key, names }): (typeof builtIn)[number] => [
      key,
      languages.map((language) => soundsOf(names[language])),
    ]),
  ].flatMap(([theme, names]) => names.map((name) => ({ theme, name })));
  // The longest name first: "sea beach" is one thing.
  const longestFirst = called.toSorted((a, b) => b.name.length - a.name.length);
  const heard = words.map((word) => soundOf(stem(word)));
  const found = new Set<string>();
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const match = longestFirst.find(
      ({ name }) => name.length > 0 && name.every((sound, index) => heard[at + index] === sound),
    );
    const [word = ''] = words.slice(at, at + 1);
    if (match) {
      found.add(match.theme);
      at += match.name.length;
    } else {
      if (!namesNothing(word)) {
        rest.push(word);
      }
      at += 1;
    }
  }
  return { themes: [...found], rest };
}
