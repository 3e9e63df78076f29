import { type Curve, fbm, rng } from './chance.ts';
import { i0, type Point, pts2, spline } from './geometry.ts';
import { nth } from './list.ts';
import { path } from './marks.ts';
import { H, W } from './poster.ts';

/** A line of hills, for `land` or `crag`. */
export function ridge(
  seed: string,
  y: number,
  amp: number,
  { freq = 1 / 300, oct = 3, step = 40, x0 = -40, x1 = W + 40, tilt = 0 } = {},
): Point[] {
  const f = fbm(seed, oct);
  const p: Point[] = [];
  for (let x = x0; x <= x1; x += step) {
    p.push([x, y + f(x * freq + 7) * amp + tilt * (x / W - 0.5)]);
  }
  return p;
}

/** Ground with a smooth edge, down to the foot of the sheet. */
export const land = (p: readonly Point[], fill: string, e = ''): string =>
  path(`${spline(p, { f: i0 })}V${H + 9}H${i0(nth(p, 0)[0])}z`, fill, e);

/** Ground with a broken edge. */
export const crag = (p: readonly Point[], fill: string, e = ''): string =>
  path(`M${pts2(p, i0)}V${H + 9}H${i0(nth(p, 0)[0])}z`, fill, e);

/** Tree-topped edge: rounded clumps riding a y-function. */
export function canopy(
  seed: string,
  yf: Curve,
  s: number,
  fill: string,
  { x0 = -30, x1 = W + 30, bottom = H + 9, e = '' } = {},
): string {
  const r = rng(seed);
  let x = x0;
  let d = `M${x0} ${bottom}V${i0(yf(x0))}`;
  while (x < x1) {
    const w = s * (0.45 + r() * 0.9);
    const y2 = yf(x + w) + (r() - 0.5) * s * 0.35;
    const cx = x + w * (0.2 + r() * 0.3);
    const cy = Math.min(yf(x), y2) - s * (0.55 + r() * 0.6);
    d += `Q${i0(cx)} ${i0(cy)} ${i0(x + w)} ${i0(y2)}`;
    x += w;
  }
  return path(`${d}V${bottom}z`, fill, e);
}

/** An edge of fir trees riding a curve. */
export function conifers(
  seed: string,
  yf: Curve,
  s: number,
  fill: string,
  { x0 = -30, x1 = W + 30, bottom = H + 9 } = {},
): string {
  const r = rng(seed);
  let x = x0;
  let d = `M${x0} ${bottom}V${i0(yf(x0))}`;
  while (x < x1) {
    const w = s * (0.5 + r() * 0.5);
    const h = s * (1.1 + r() * 1.3);
    const y = yf(x + w / 2);
    const notch = `${i0(y - h * 0.35)}h${i0(-w * 0.08)}`;
    d += `L${i0(x)} ${i0(y)}L${i0(x + w * 0.3)} ${notch}L${i0(x + w / 2)} ${i0(y - h)}`;
    d += `L${i0(x + w * 0.78)} ${notch}L${i0(x + w)} ${i0(y)}`;
    x += w * 0.8;
  }
  return path(`${d}V${bottom}z`, fill);
}

interface DuneFoot {
  readonly a: readonly Point[];
  readonly b: readonly Point[];
}

/** A dune: its crest, and the shadow that falls from it between two curves. */
export function dune(crest: readonly Point[], foot: DuneFoot | null, lit: string, shade: string): string {
  const shadow = foot ? `${spline(foot.a, { f: i0 }) + spline(foot.b, { f: i0, move: false })}z` : '';
  return land(crest, lit) + (foot ? path(shadow, shade) : '');
}
