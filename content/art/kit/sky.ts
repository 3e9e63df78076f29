import { noise1, rng, type Seeded } from './chance.ts';
import { i0, n, type Point, spline } from './geometry.ts';
import { nth } from './list.ts';
import { disc, path, rect } from './marks.ts';
import { H, type Poster, W } from './poster.ts';
import { dots, fade } from './texture.ts';

/** Flat bands with a slow wave and speckled seams. ys: bottom edge of each band but the last. */
export function sky(
  P: Poster,
  cols: readonly string[],
  ys: readonly number[],
  { wave = 10, specks = 190 } = {},
): string {
  const r = rng(`${P.name}sky`);
  let s = rect(0, 0, W, H, nth(cols, cols.length - 1));
  for (let k = cols.length - 2; k >= 0; k--) {
    const nz = noise1(`${P.name}sk${k}`);
    const col = nth(cols, k);
    const yf = (x: number) => nth(ys, k) + nz(x / 420 + 3) * wave;
    const p: Point[] = [];
    for (let x = -20; x <= W + 20; x += 155) {
      p.push([x, yf(x)]);
    }
    s += path(`${spline(p, { f: i0 })}V-9H-20z`, col);
    if (specks) {
      s += fade(r, 0, 46, specks, col, { yf });
    }
  }
  return s;
}

/** A disc of light with rings round it. */
export function sun(
  x: number,
  y: number,
  rad: number,
  col: string,
  halo = col,
  rings: readonly number[] = [1.45, 2.05],
  op: readonly number[] = [0.3, 0.16],
): string {
  return (
    rings
      .map((q, k) => disc(x, y, rad * q, halo, `opacity="${op[k] ?? 0.1}"`))
      .reverse()
      .join('') + disc(x, y, rad, col)
  );
}

/** A crescent, open to the right. */
export function moon(x: number, y: number, r: number, col: string): string {
  const outer = `a${r} ${r} 0 1 0 ${n(r * 0.6)} ${n(r * 1.3)}`;
  const inner = `a${n(r * 0.82)} ${n(r * 0.82)} 0 1 1 ${n(-r * 0.6)} ${n(-r * 1.3)}`;
  return path(`M${n(x + r * 0.35)} ${n(y - r * 0.94)}${outer}${inner}z`, col);
}

/** Stars of two sizes in the upper sky. */
export function stars(r: Seeded, count: number, col: string, y1 = 300): string {
  const p: Point[] = [];
  for (let k = 0; k < count; k++) {
    p.push([r() * W, r() * y1]);
  }
  const small = p.filter((_, k) => k % 3 !== 0);
  const large = p.filter((_, k) => k % 3 === 0);
  return dots(small, col, 2.2) + dots(large, col, 3.6);
}
