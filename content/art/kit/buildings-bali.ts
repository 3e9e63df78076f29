import type { Colours } from './colour.ts';
import { n, type Point, poly } from './geometry.ts';
import { line, path, rect } from './marks.ts';

/** Balinese meru: stacked black thatch. */
export function meru(
  h: number,
  c: Colours<'thatch' | 'thatchShade' | 'wall' | 'stone' | 'stoneShade' | 'gold'>,
  tiers = 9,
): string {
  let s =
    rect(-h * 0.1, -h * 0.12, h * 0.2, h * 0.12, c.stone) +
    rect(h * 0.02, -h * 0.12, h * 0.08, h * 0.12, c.stoneShade) +
    rect(-h * 0.06, -h * 0.2, h * 0.12, h * 0.1, c.wall);
  let y = -h * 0.18;
  for (let k = 0; k < tiers; k++) {
    const w = h * (0.17 - 0.0125 * k);
    const t = h * (0.088 - 0.0028 * k);
    s +=
      path(
        `M${n(-w)} ${n(y)}L${n(-w * 0.9)} ${n(y - t * 0.2)}L${n(-w * 0.34)} ${n(y - t * 0.8)}H${n(w * 0.34)}L${n(w * 0.9)} ${n(y - t * 0.2)}L${n(w)} ${n(y)}z`,
        c.thatch,
      ) +
      path(
        `M${n(w * 0.2)} ${n(y)}L${n(w * 0.1)} ${n(y - t * 0.8)}H${n(w * 0.34)}L${n(w * 0.9)} ${n(y - t * 0.2)}L${n(w)} ${n(y)}z`,
        c.thatchShade,
      ) +
      rect(-w * 0.3, y - t * 0.99, w * 0.6, t * 0.22, c.wall);
    y -= t * 0.96;
  }
  return s + path(`M-4 ${n(y)}L0 ${n(y - h * 0.07)}L4 ${n(y)}z`, c.gold);
}

/** Split gate (candi bentar), gap in the middle. */
export function splitGate(h: number, c: Colours<'fill' | 'light' | 'shade' | 'trim'>, gap = 46): string {
  const half: Point[] = [
    [0, 0],
    [h * 0.42, 0],
    [h * 0.42, h * 0.1],
    [h * 0.36, h * 0.1],
    [h * 0.36, h * 0.24],
    [h * 0.39, h * 0.25],
    [h * 0.39, h * 0.29],
    [h * 0.3, h * 0.3],
    [h * 0.3, h * 0.42],
    [h * 0.33, h * 0.43],
    [h * 0.33, h * 0.47],
    [h * 0.23, h * 0.48],
    [h * 0.23, h * 0.58],
    [h * 0.26, h * 0.59],
    [h * 0.26, h * 0.63],
    [h * 0.16, h * 0.64],
    [h * 0.16, h * 0.73],
    [h * 0.19, h * 0.74],
    [h * 0.19, h * 0.775],
    [h * 0.1, h * 0.785],
    [h * 0.1, h * 0.85],
    [h * 0.12, h * 0.86],
    [h * 0.05, h * 0.9],
    [h * 0.04, h],
    [0, h * 0.93],
  ];
  const courses = [
    [0.27, 0.38],
    [0.45, 0.32],
    [0.61, 0.25],
    [0.757, 0.18],
  ] as const;
  const mk = (sg: number) =>
    path(poly(half.map(([x, y]) => [sg * (gap / 2 + x), -y])), c.fill) +
    path(poly(half.map(([x, y]) => [sg * (gap / 2 + x * 0.3), -y])), sg > 0 ? c.light : c.shade) +
    line(
      courses.map(([y, w]) => `M${n(sg * (gap / 2 + 4))} ${n(-h * y)}H${n(sg * (gap / 2 + h * w))}`).join(''),
      c.trim,
      n(h * 0.012),
    );
  return mk(-1) + mk(1);
}
