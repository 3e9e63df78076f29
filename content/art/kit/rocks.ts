import { rng } from './chance.ts';
import type { Colours } from './colour.ts';
import { i0, n, type Point, spline } from './geometry.ts';
import { line, path } from './marks.ts';
import type { Poster } from './poster.ts';

interface KarstOptions {
  /** How far down its sides the forest reaches, as a share of the height. */
  readonly green?: number;
  /** How far the top leans to one side, as a share of the width. */
  readonly lean?: number;
}

/** A tower of limestone in the sea: steep sides, a head of forest, streaks down the bare rock. */
export function karst(
  P: Poster,
  seed: string,
  cx: number,
  base: number,
  w: number,
  h: number,
  c: Colours<'rock' | 'shade' | 'leaf' | 'leafShade'>,
  { green = 0.42, lean = 0 }: KarstOptions = {},
): string {
  const r = rng(seed);
  const side = (sign: number): Point[] =>
    [0, 0.06, 0.22, 0.42, 0.62, 0.8].map((t) => {
      const narrow = t < 0.05 ? 0.94 : 1 - 0.3 * t ** 1.7 + (r() - 0.5) * 0.09;
      return [cx + lean * w * t + sign * (w / 2) * narrow, base - h * t];
    });
  const crown: Point[] = [-0.3, -0.08, 0.16].map((k) => [
    cx + lean * w + k * w,
    base - h * (0.97 - Math.abs(k) * 0.25 + (r() - 0.5) * 0.1),
  ]);
  const edge = [...side(-1), ...crown, ...side(1).reverse()];
  const outline = `${spline(edge, { f: i0 })}z`;
  const shadow: Point[] = [1, 0.8, 0.6, 0.4, 0.2, 0].map((t, k) => [
    cx + lean * w * t + w * (0.02 + (k % 2 ? 0.1 : -0.02) + (r() - 0.5) * 0.06),
    base - h * t * 1.05,
  ]);
  const dark = `${spline(shadow, { f: i0 })}H${i0(cx + w)}V${i0(base - h * 1.2)}z`;
  let streaks = '';
  for (let x = cx - w * 0.45; x < cx + w * 0.5; x += w * (0.07 + r() * 0.09)) {
    const y = base - h * (0.1 + r() * 0.5);
    streaks += `M${n(x)} ${n(y)}q${n(w * 0.02)} ${n(h * 0.06)} ${n((r() - 0.5) * w * 0.03)} ${n(h * (0.08 + r() * 0.14))}`;
  }
  const hem = (reach: number) => {
    let d = `M${i0(cx - w)} ${i0(base - h * 1.2)}V${i0(base - h * (1 - reach))}`;
    let x = cx - w * 0.62;
    while (x < cx + w * 0.7) {
      const step = w * (0.07 + r() * 0.09);
      const y = base - h * (1 - reach * (0.75 + r() * 0.6));
      d += `Q${i0(x + step * 0.5)} ${i0(y + step * 0.9)} ${i0(x + step)} ${i0(y)}`;
      x += step;
    }
    return `${d}V${i0(base - h * 1.2)}z`;
  };
  const rim = crownOf(r, edge, w);
  return (
    path(rim, c.leafShade) +
    path(outline, c.rock) +
    P.clip(
      outline,
      path(dark, c.shade) +
        line(streaks, c.shade, n(Math.max(1.4, w * 0.011))) +
        path(hem(green), c.leafShade) +
        path(hem(green * 0.55), c.leaf),
    )
  );
}

/** Small bushes that stand out over the upper edge. */
function crownOf(r: () => number, edge: readonly Point[], w: number): string {
  let d = '';
  for (const [x, y] of edge.slice(3, -3)) {
    const q = w * (0.05 + r() * 0.05);
    d += `M${n(x - q)} ${n(y)}a${n(q)} ${n(q * 0.9)} 0 1 1 ${n(q * 2)} 0a${n(q)} ${n(q * 0.9)} 0 1 1 ${n(-q * 2)} 0`;
  }
  return d;
}
