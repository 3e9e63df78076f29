import type { Seeded } from './chance.ts';
import { type Colours, tone } from './colour.ts';
import { i0, n } from './geometry.ts';
import { at, g, line, path } from './marks.ts';

/** One broad leaf from x, y at an angle. */
export function leafBlade(
  x: number,
  y: number,
  len: number,
  ang: number,
  w: number,
  fill: string,
  vein?: string,
): string {
  return g(
    `translate(${x} ${y}) rotate(${ang})`,
    path(
      `M0 0C${len * 0.2} ${-w} ${len * 0.75} ${-w * 0.8} ${len} 0C${len * 0.75} ${w * 0.8} ${len * 0.2} ${w} 0 0z`,
      fill,
    ) + (vein ? line(`M0 0H${len * 0.93}`, vein, 2.5) : ''),
  );
}

/** A tulip, its flower at x, y. */
export function tulip(x: number, y: number, s: number, col: string, c: Colours<'stem' | 'leaf'>): string {
  return at(
    x,
    y,
    s,
    line('M0 0C4 40-4 80 2 130', c.stem, 6) +
      path(
        'M2 130C-30 100-42 60-46 30C-22 50-4 84 2 130zM2 130C26 108 40 80 46 48C22 64 6 92 2 130z',
        c.leaf,
      ) +
      path(
        'M-26-34C-36 0-20 14 0 14S36 0 26-34C18-28 14-22 11-16C8-28 5-38 0-46C-5-38-8-28-11-16C-14-22-18-28-26-34z',
        col,
      ) +
      path('M0-46C-5-38-8-28-11-16C-13 0-8 10 0 14C8 10 13 0 11-16C8-28 5-38 0-46z', tone(col, 0.06)) +
      path('M26-34C36 0 20 14 0 14C14 8 18-8 26-34z', tone(col, -0.07)),
  );
}

/** Petals scattered round points [x, y, spread], one layer to a colour. */
export function blossom(
  r: Seeded,
  pts: readonly (readonly [number, number, number])[],
  cols: readonly string[],
  s = 9,
): string {
  return cols
    .map((c) => {
      let d = '';
      for (const [x, y, q] of pts) {
        if (r() < 0.3) {
          continue;
        }
        const a = x + (r() - 0.5) * q * 1.5;
        const b = y + (r() - 0.5) * q * 1.2;
        const z = s * (0.6 + r() * 0.8);
        d += `M${i0(a - z)} ${i0(b)}a${n(z)} ${n(z)} 0 1 1 ${n(z * 2)} 0a${n(z)} ${n(z)} 0 1 1 ${n(-z * 2)} 0`;
      }
      return path(d, c);
    })
    .join('');
}
