import type { Curve, Seeded } from './chance.ts';
import { type Point, speckle } from './geometry.ts';
import { W } from './poster.ts';

/** Dots as one path: the speckle of screen printing. */
export function dots(pts: readonly Point[], col: string, w = 2, e = ''): string {
  const d = speckle(pts);
  return `<path d="${d}" fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round"${e ? ` ${e}` : ''}/>`;
}

interface FadeOptions {
  readonly x0?: number;
  readonly x1?: number;
  readonly w?: number;
  /** Where the speckle is densest, if that changes along x. */
  readonly yf?: Curve;
}

/** Speckle that thins out from y (dense) over `spread` px (negative = upward). */
export function fade(
  r: Seeded,
  y: number,
  spread: number,
  count: number,
  col: string,
  { x0 = 0, x1 = W, w = 2.2, yf }: FadeOptions = {},
): string {
  const p: Point[] = [];
  for (let k = 0; k < count; k++) {
    const x = x0 + r() * (x1 - x0);
    const t = r() * r();
    p.push([x, (yf ? yf(x) : y) + t * spread]);
  }
  p.sort((a, b) => Math.round(a[0] / 60) - Math.round(b[0] / 60) || a[1] - b[1]);
  return dots(p, col, w);
}
