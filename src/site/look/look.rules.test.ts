import { formatHex, wcagContrast, wcagLuminance } from 'culori';
import { describe, expect, test } from 'vitest';
import { coloursOf, type Hex, lookCss, lookPath, shadesOf } from './look.rules.ts';

const standard = { brand: '#1f6650', accent: '#f6a81c' } as const;
/** All around the wheel, and what is hardest. */
const chosenOnes: readonly Hex[] = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#0000ff',
  '#00ff00',
  '#ff0000',
  ...Array.from({ length: 12 }, (_, step) => formatHex({ mode: 'oklch', l: 0.6, c: 0.2, h: step * 30 })),
].map((hex): Hex => `#${hex.slice(1)}`);

describe('the colours of an agency', () => {
  test('keep every contrast of the standard ones, whichever colours are chosen', () => {
    const own = (['brand', 'accent'] as const).flatMap((scale) => shadesOf(scale, standard[scale]));
    expect(own.length).toBeGreaterThan(25);
    for (const [index, brand] of chosenOnes.entries()) {
      const accent = chosenOnes.at(-index - 1) ?? brand;
      const chosen = [...shadesOf('brand', brand), ...shadesOf('accent', accent)];
      for (const [at, { name, shade }] of chosen.entries()) {
        for (const [other, { name: beside, shade: ground }] of chosen.entries()) {
          const before = wcagContrast(own[at]?.shade ?? '', own[other]?.shade ?? '');
          const now = wcagContrast(shade, ground);
          expect(now / before, `${name} on ${beside} in ${brand} and ${accent}`).toBeGreaterThan(0.9);
        }
      }
    }
  });

  test('are as light as the standard shades', () => {
    for (const { shade, name } of shadesOf('accent', '#2244cc')) {
      const before = shadesOf('accent', standard.accent).find((each) => each.name === name)?.shade ?? '';
      expect(Math.abs(wcagLuminance(shade) - wcagLuminance(before)), name).toBeLessThan(0.01);
    }
  });

  test('stand in the address of their style sheet', () => {
    for (const colours of [
      { brand: '#123456', accent: '' },
      { brand: '', accent: '#abcdef' },
      { brand: '#123456', accent: '#abcdef' },
    ] as const) {
      expect(coloursOf(lookPath(colours) ?? '')).toEqual(colours);
    }
    expect(lookPath({ brand: '', accent: '' })).toBeUndefined();
    expect(coloursOf('/assets/look/standard-standard.css')).toBeUndefined();
    expect(coloursOf('/assets/look/12345-abcdef.css')).toBeUndefined();
    expect(coloursOf('/assets/look/123456-red;}x{.css')).toBeUndefined();
  });

  test('replace only the scale that is chosen', () => {
    expect(lookCss({ brand: '#7a1f66', accent: '' })).toMatch(
      /^:root\{--ink-975:#[0-9a-f]{6};.*--ink-50:#[0-9a-f]{6}\}$/,
    );
    expect(lookCss({ brand: '#7a1f66', accent: '' })).not.toContain('marigold');
  });
});
