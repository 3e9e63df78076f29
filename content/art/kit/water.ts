import type { Seeded } from './chance.ts';
import { i0, n, type Point, spline } from './geometry.ts';
import { path } from './marks.ts';
import { W } from './poster.ts';

interface WaveOptions {
  readonly x0?: number;
  readonly x1?: number;
  readonly s?: number;
  readonly e?: string;
  /** Places to leave calm. */
  readonly avoid?: (x: number, y: number) => boolean;
}

/** A lens that lies on the water. */
const lens = (x: number, y: number, w: number, h: number, gap = ' '): string =>
  `M${i0(x - w / 2)} ${n(y)}q${i0(w / 2)}${gap}${n(-h)} ${i0(w)} 0q${i0(-w / 2)} ${n(h)} ${i0(-w)} 0z`;

/** Lens-shaped wave marks that grow toward the viewer. */
export function waves(
  r: Seeded,
  y0: number,
  y1: number,
  count: number,
  col: string,
  { x0 = 0, x1 = W, s = 1, e = '', avoid }: WaveOptions = {},
): string {
  let d = '';
  for (let k = 0; k < count; k++) {
    const t = r() ** 1.2;
    const y = y0 + (y1 - y0) * t;
    const w = (26 + 150 * t * (0.4 + r())) * s;
    const h = (1 + 3.6 * t) * s;
    const x = x0 + r() * (x1 - x0);
    if (!avoid?.(x, y)) {
      d += lens(x, y, w, h, Number(n(-h)) < 0 ? '' : ' ');
    }
  }
  return path(d, col, e);
}

/** Column of light on water below a sun or moon. */
export function glitter(
  r: Seeded,
  cx: number,
  y0: number,
  y1: number,
  w0: number,
  w1: number,
  col: string,
  { rows = 22, e = '' } = {},
): string {
  let d = '';
  for (let k = 0; k < rows; k++) {
    const t = (k / rows) ** 1.35;
    const y = y0 + (y1 - y0) * t;
    const ww = w0 + (w1 - w0) * t;
    const marks = r() > 0.55 ? 2 : 1;
    for (let q = 0; q < marks; q++) {
      const w = ((ww * (0.3 + r() * 0.7)) / marks) * 1.2;
      d += lens(cx + (r() - 0.5) * ww * 0.7, y, w, 1.6 + 5.5 * t);
    }
  }
  return path(d, col, e);
}

/** River that winds from a far point to the viewer: centre points [x, y, half width]. */
export function river(c: readonly (readonly [number, number, number])[], fill: string, e = ''): string {
  const left = c.map(([x, y, half]): Point => [x - half, y]);
  const right = c.map(([x, y, half]): Point => [x + half, y]).reverse();
  return path(`${spline(left, { f: i0 }) + spline(right, { f: i0, move: false })}z`, fill, e);
}

/** A line of foam, thicker and thinner by turns. */
export function surf(pts: readonly Point[], w: number, col: string, e = ''): string {
  const thick = (k: number) => w * (0.35 + 0.65 * Math.abs(Math.sin(k * 1.7)));
  const back = pts
    .slice()
    .reverse()
    .map(([x, y], k): Point => [x, y + thick(k)]);
  return path(`${spline(pts, { f: i0 }) + spline(back, { f: i0, move: false })}z`, col, e);
}
