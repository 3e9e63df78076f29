// Subsets the site's fonts. Run it when the parts below change; its results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const whole = (name: string) => readFile(require.resolve(`@fontsource-variable/${name}`));
const target = join(import.meta.dirname, '../src/site/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ascii = range(0x20, 0x7e);
const marks = '’‘“”–—…·×©•→←';
const western = `${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}€™°½`;
/** The letters of Bangla as written in Bangladesh, with digits, ৳ and joiners; conjuncts are included. */
const bangla = [
  range(0x981, 0x983),
  range(0x985, 0x98b),
  'এঐওঔ',
  range(0x995, 0x9a8),
  range(0x9aa, 0x9b0),
  'লশষসহ়',
  range(0x9be, 0x9c3),
  '\u09c7\u09c8\u09cb\u09cc\u09cd\u09ce\u09d7\u09dc\u09dd\u09df',
  range(0x9e6, 0x9ef),
  '৳।॥\u200c\u200d\u25cc',
].join('');

const latinFile = 'anek-latin/files/anek-latin-latin-wght-normal.woff2';
const banglaFile = 'anek-bangla/files/anek-bangla-bengali-wght-normal.woff2';
const weights = { wght: { min: 400, max: 800 } };

/**
 * English pages: one variable Latin file, and two tiny ones for ৳ and for the word "বাংলা" in the language switch.
 * Bangla pages: two fixed weights, because the variable file alone is larger than what fonts may weigh, and a Latin
 * of one weight for addresses and names.
 */
const cuts = [
  { file: 'anek-latin.woff2', from: latinFile, text: ascii + marks + western, axes: weights },
  { file: 'anek-latin-in-bangla.woff2', from: latinFile, text: ascii + marks, axes: { wght: 580 } },
  { file: 'anek-bangla-text.woff2', from: banglaFile, text: bangla, axes: { wght: 470 } },
  { file: 'anek-bangla-strong.woff2', from: banglaFile, text: bangla, axes: { wght: 720 } },
  { file: 'anek-bangla-word.woff2', from: banglaFile, text: 'বাংলা', axes: { wght: 500 } },
];

/** For pictures with words, which the server draws: the same letters as plain files. */
const drawn = join(import.meta.dirname, '../src/platform/drawn-words/fonts');
for (const [file, from, text] of [
  ['anek-bangla.ttf', banglaFile, bangla],
  ['anek-latin.ttf', latinFile, ascii + marks + western],
] as const) {
  const cut = await subsetFont(await whole(from), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 720 },
  });
  await writeFile(join(drawn, file), cut);
  console.log(`${file}: ${cut.length} bytes`);
}

for (const { file, from, text, axes } of cuts) {
  const cut = await subsetFont(await whole(from), text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(join(target, file), cut);
  console.log(`${file}: ${cut.length} bytes`);
}
