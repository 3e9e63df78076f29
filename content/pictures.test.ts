import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#platform/language.ts';
import { isMadeOf } from './pictures/raster.ts';
import { titlesOf } from './pictures.ts';

const folder = join(import.meta.dirname, 'pictures');
const namesOf = (extension: string) =>
  readdirSync(folder).flatMap((file) => (file.endsWith(extension) ? [file.slice(0, -extension.length)] : []));
const drawings = namesOf('.svg').map((name) => ({
  name,
  svg: readFileSync(join(folder, `${name}.svg`), 'utf8'),
}));

/** What a drawing can't hold: machines have different fonts, and nothing is fetched. */
const faults = [
  [/<text|<tspan|font-/, 'text'],
  [/<image|<foreignObject|<style|<script|\son\w+=/, 'a picture, a page, a style or a program'],
  [/href="(?!#)|url\((?!#)|<!(?!--)|<\?/, 'something from outside'],
  [/NaN|undefined|Infinity/, 'a number that is none'],
] as const;

describe('the pictures of the demo agency', () => {
  test('say in both languages what they show, and no two say the same', () => {
    expect(drawings.length).toBeGreaterThan(60);
    const titles = new Map(drawings.map(({ name, svg }) => [name, titlesOf(svg)]));
    // One view in two shapes.
    expect(titles.get('hero-tall')).toEqual(titles.get('hero-wide'));
    titles.delete('hero-tall');
    for (const language of languages) {
      const said = [...titles].map(([, title]) => title[language]);
      expect(said.filter((title) => title.length < 20)).toEqual([]);
      expect(said.filter((title, index) => said.indexOf(title) !== index)).toEqual([]);
    }
  });

  test('are drawings of 60 kB at most that need nothing from outside', () => {
    const found = drawings.flatMap(({ name, svg }) => [
      ...faults.filter(([fault]) => fault.test(svg)).map(([, what]) => `${name}: ${what}`),
      ...(Buffer.byteLength(svg) > 60_000 ? [`${name}: ${Buffer.byteLength(svg)} bytes`] : []),
    ]);
    expect(found).toEqual([]);
  });

  test('are made of their drawings as these are now: otherwise run npm run pictures', () => {
    expect(namesOf('.webp')).toEqual(drawings.map(({ name }) => name));
    const stale = drawings.filter(
      ({ name, svg }) => !isMadeOf(name, svg, readFileSync(join(folder, `${name}.webp`))),
    );
    expect(stale.map(({ name }) => name)).toEqual([]);
  });
});
