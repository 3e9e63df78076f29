import { noise1, rng, type Seeded } from './chance.ts';
import { i0, n, type Point } from './geometry.ts';
import { nth } from './list.ts';
import { g, line, path, rect } from './marks.ts';
import { H, type Poster, W } from './poster.ts';

/** Streak cloud: stacked round-ended bars. */
export function streak(
  r: Seeded,
  x: number,
  y: number,
  w: number,
  col: string,
  { rows = 3, h = 16, e = '' } = {},
): string {
  let d = '';
  for (let k = 0; k < rows; k++) {
    const t = rows < 2 ? 0 : k / (rows - 1);
    const ww = w * (0.38 + 0.62 * Math.sin(Math.PI * (0.3 + 0.55 * t))) * (0.75 + r() * 0.35);
    const xx = x - ww / 2 + (r() - 0.5) * w * 0.3;
    d += `M${i0(xx)} ${n(y + k * h * 0.94)}h${i0(ww)}`;
  }
  return line(d, col, h, e);
}

/** Cumulus: arcs over a flat base, with a shade copy clipped into it. */
export function cumulus(
  P: Poster,
  x: number,
  y: number,
  w: number,
  h: number,
  col: string,
  shade?: string,
  seed: number | string = x,
): string {
  const r = rng(`${P.name}cu${seed}`);
  const m = 5 + Math.floor(r() * 3);
  const p: Point[] = [[x - w / 2, y]];
  for (let k = 1; k < m; k++) {
    const t = k / m;
    p.push([
      x - w / 2 + w * (t + (r() - 0.5) * 0.06),
      y - h * Math.sin(Math.PI * t) ** 0.75 * (0.72 + r() * 0.3),
    ]);
  }
  p.push([x + w / 2, y]);
  let d = `M${n(x - w / 2)} ${n(y)}`;
  for (let k = 1; k < p.length; k++) {
    const a = nth(p, k - 1);
    const b = nth(p, k);
    const q = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.56;
    d += `A${n(q)} ${n(q)} 0 0 1 ${n(b[0])} ${n(b[1])}`;
  }
  d += 'z';
  if (!shade) {
    return path(d, col);
  }
  const under = g(`translate(${n(-w * 0.06)} ${n(h * 0.42)})`, path(d, shade));
  return path(d, col) + P.clip(d, under + rect(x - w, y - h * 0.14, w * 2, h * 0.2, shade));
}

/** A bank of cloud that fills a valley: big and small arcs from edge to edge. */
export function cloudBank(
  seed: string,
  y: number,
  size: number,
  fill: string,
  { x0 = -60, x1 = W + 60, amp = 20, e = '' } = {},
): string {
  const r = rng(seed);
  const nz = noise1(`${seed}n`);
  let x = x0;
  let yy = y;
  let d = `M${x0} ${H + 60}V${i0(y)}`;
  while (x < x1) {
    const w = size * (0.35 + r() * r() * 1.3);
    const ny = y + nz(x / 260) * amp + (r() - 0.5) * size * 0.22;
    const q = Math.hypot(w, ny - yy) * 0.54;
    d += `A${i0(q)} ${i0(q * 0.92)} 0 0 1 ${i0(x + w)} ${i0(ny)}`;
    x += w;
    yy = ny;
  }
  return path(`${d}V${H + 60}z`, fill, e);
}
