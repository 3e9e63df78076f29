import { rng } from './chance.ts';
import type { Colours } from './colour.ts';
import { feather, trunk } from './fronds.ts';
import { i0, n, type Point, poly } from './geometry.ts';
import { disc, line, path } from './marks.ts';

/** Coconut palm. c: {trunk, leaf, back, nut} */
export function coconut(
  seed: string,
  x: number,
  y: number,
  h: number,
  lean: number,
  c: Colours<'trunk' | 'leaf' | 'back'> & Partial<Colours<'nut'>>,
  s = 1,
): string {
  const r = rng(seed);
  const tx = x + lean;
  const ty = y - h;
  const L = h * 0.42 * s;
  let o = path(
    feather(r, tx, ty, L * 0.92, [-2.5, -0.75, -1.75, 0.35, 2.85], { droop: 0.62, width: 0.26 }),
    c.back,
  );
  o += path(trunk(x, y, h, lean, h * 0.052, h * 0.028), c.trunk);
  o += path(
    feather(r, tx, ty, L, [-2.9, -2.2, -1.4, -0.95, -0.25, 0.75, 2.45], { droop: 0.55, width: 0.27 }),
    c.leaf,
  );
  if (c.nut) {
    const size = h * 0.021;
    o += disc(tx - (7 * h) / 330, ty + (6 * h) / 330, size, c.nut);
    o += disc(tx + (6 * h) / 330, ty + (9 * h) / 330, size, c.nut);
    o += disc(tx - h / 330, ty + (13 * h) / 330, size, c.nut);
  }
  return o;
}

/** Date palm: thick straight trunk, dense stiff crown. */
export function datePalm(
  seed: string,
  x: number,
  y: number,
  h: number,
  c: Colours<'trunk' | 'leaf' | 'back'> & Partial<Colours<'nut'>>,
): string {
  const r = rng(seed);
  const ty = y - h;
  const L = h * 0.38;
  return (
    path(feather(r, x, ty, L, [-2.75, -2.3, -0.85, -0.4, -1.9, -1.25], { droop: 0.3, width: 0.2 }), c.back) +
    path(trunk(x, y, h, 0, h * 0.075, h * 0.06, 0), c.trunk) +
    path(
      feather(r, x, ty, L, [-3.1, -2.6, -2.1, -1.57, -1.05, -0.55, 0, 0.45, 2.7], {
        droop: 0.48,
        width: 0.2,
      }),
      c.leaf,
    ) +
    (c.nut
      ? line(
          `M${n(x - h * 0.02)} ${n(ty + 4)}q${n(-h * 0.05)} ${n(h * 0.04)} ${n(-h * 0.05)} ${n(h * 0.09)}M${n(x + h * 0.02)} ${n(ty + 4)}q${n(h * 0.05)} ${n(h * 0.04)} ${n(h * 0.05)} ${n(h * 0.09)}`,
          c.nut,
          h * 0.025,
        )
      : '')
  );
}

/** Palmyra (taal): fans on a straight trunk. */
export function palmyra(seed: string, x: number, y: number, h: number, c: Colours<'trunk' | 'leaf'>): string {
  const r = rng(seed);
  const ty = y - h;
  const R = h * 0.17;
  const o = path(trunk(x, y, h, h * 0.03, h * 0.06, h * 0.04, 0), c.trunk);
  let d = '';
  for (let k = 0; k < 9; k++) {
    const a = -3.4 + k * 0.45 + (r() - 0.5) * 0.2;
    const cx = x + h * 0.03 + Math.cos(a) * R * 0.95;
    const cy = ty + Math.sin(a) * R * 0.85;
    const p: Point[] = [];
    for (let q = 0; q <= 14; q++) {
      const b = a - 1.5 + (q * 3) / 14;
      const rr = R * (q % 2 ? 0.55 : 0.95);
      p.push([cx + Math.cos(b) * rr, cy + Math.sin(b) * rr]);
    }
    d += poly([[x + h * 0.03, ty], ...p], i0);
  }
  return o + path(d, c.leaf);
}

/** Areca (supari): slim, few upright fronds. */
export function areca(seed: string, x: number, y: number, h: number, c: Colours<'trunk' | 'leaf'>): string {
  const r = rng(seed);
  return (
    path(trunk(x, y, h, h * 0.02, h * 0.03, h * 0.02), c.trunk) +
    path(
      feather(r, x + h * 0.02, y - h, h * 0.24, [-2.7, -2.2, -1.75, -1.2, -0.7, -0.3], {
        droop: 0.55,
        width: 0.3,
        teeth: 8,
      }),
      c.leaf,
    )
  );
}
