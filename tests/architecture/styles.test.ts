import { expect, test } from 'vitest';
import { filesBelow, readText } from './source-files.ts';

/** The only files that write a colour as a value: one for the site, one for the office. */
const tokenFiles = ['src/site/styles/tokens.css', 'src/dashboard/theme/grounds.css'];

const sheets = filesBelow('src', /\.css$/);

/** Colours written as values in the declarations of a style sheet; addresses such as `url("#sea")` are none. */
function rawColours(text: string): string[] {
  const declarations = text.replace(/\/\*.*?\*\//gs, '').match(/:[^;{}]*;/g) ?? [];
  return declarations.flatMap(
    (value) =>
      value
        .replace(/url\([^)]*\)/g, '')
        .match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi) ?? [],
  );
}

test('a style sheet has at most 250 lines', () => {
  expect(sheets.length).toBeGreaterThan(60);
  const lines = (path: string) => readText(path).trimEnd().split('\n').length;
  expect(sheets.filter((path) => lines(path) > 250).map((path) => `${path}: ${lines(path)}`)).toEqual([]);
});

test('colours come from the token files', () => {
  const raw = sheets
    .filter((path) => !tokenFiles.includes(path))
    .flatMap((path) => rawColours(readText(path)).map((colour) => `${path}: ${colour}`));
  expect(raw).toEqual([]);
  for (const path of tokenFiles) {
    expect(rawColours(readText(path)).length, path).toBeGreaterThan(10);
  }
});

test('a colour that is written as a value is found, and a token or an address is none', () => {
  expect(rawColours('.a { color: #FFF; background: rgb(6 35 28 / 0.5); }')).toEqual(['#FFF', 'rgb(']);
  expect(rawColours('/* #fff; */ .a { color: var(--ink-900); fill: url("#face"); }')).toEqual([]);
});

test('every custom property that a style sheet reads is set by one, or by the program', () => {
  const set = new Set(
    [...filesBelow('src', /\.(?:css|tsx?)$/)].flatMap((path) =>
      [...readText(path).matchAll(/(--[a-z][\w-]*)['"`]?\]?\s*:/g)].map(([, name = '']) => name),
    ),
  );
  const read = sheets.flatMap((path) =>
    [...readText(path).matchAll(/var\((--[a-z][\w-]*)\)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(read.length).toBeGreaterThan(500);
  // Mantine sets its own.
  expect(read.filter(({ name }) => !set.has(name) && !name.startsWith('--mantine-'))).toEqual([]);
});
