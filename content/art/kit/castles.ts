import { tower } from './buildings-towers.ts';
import type { Colours } from './colour.ts';
import { n, type Point } from './geometry.ts';
import { path, rect } from './marks.ts';

/** A gabled block of stone, foot at 0: lit and shaded wall, pitched roof, chimney. */
export function gabled(
  x: number,
  w: number,
  wall: number,
  roof: number,
  c: Colours<'wall' | 'shade' | 'roof' | 'roofShade'>,
  { split = 0.62, chimney = 0 } = {},
): string {
  const s = x + w * split;
  return (
    (chimney ? rect(x + w * chimney, -wall - roof * 1.15, w * 0.1, roof, c.shade) : '') +
    rect(x, -wall, w, wall, c.wall) +
    rect(s, -wall, w * (1 - split), wall, c.shade) +
    path(
      `M${n(x - 4)} ${n(-wall)}L${n(x + w * 0.16)} ${n(-wall - roof)}H${n(x + w * 0.84)}L${n(x + w + 4)} ${n(-wall)}z`,
      c.roof,
    ) +
    path(
      `M${n(s)} ${n(-wall)}L${n(s - w * 0.06)} ${n(-wall - roof)}H${n(x + w * 0.84)}L${n(x + w + 4)} ${n(-wall)}z`,
      c.roofShade,
    )
  );
}

/** A round tower with a pointed cap, foot at 0. */
export function turret(
  x: number,
  r: number,
  wall: number,
  cap: number,
  c: Colours<'wall' | 'shade' | 'roof' | 'roofShade'>,
  from = 0,
): string {
  const top = -wall;
  return (
    tower(
      x,
      -from,
      [
        [r, 0],
        [r, wall - from - r * 0.7],
        [r * 1.25, wall - from - r * 0.2],
        [r * 1.25, wall - from],
      ],
      c.wall,
      c.shade,
      0.15,
    ) +
    path(`M${n(x - r * 1.45)} ${n(top)}L${n(x)} ${n(top - cap)}L${n(x + r * 1.45)} ${n(top)}z`, c.roof) +
    path(`M${n(x + r * 0.2)} ${n(top)}L${n(x)} ${n(top - cap)}L${n(x + r * 1.45)} ${n(top)}z`, c.roofShade)
  );
}

/** Small windows at these places. */
export const slits = (spots: readonly Point[], w: number, h: number, fill: string): string =>
  path(
    spots.map(([x, y]) => `M${n(x)} ${n(y)}v${n(-h)}q${n(w / 2)} ${n(-w * 0.8)} ${n(w)} 0v${n(h)}z`).join(''),
    fill,
  );

/** A battlement from x0 to x1 with its top at y. */
export function crenels(x0: number, x1: number, y: number, size: number, fill: string): string {
  let d = '';
  for (let x = x0; x + size <= x1 + 0.1; x += size * 2) {
    d += `M${n(x)} ${n(y + 1)}v${n(-size * 0.9)}h${n(size)}v${n(size * 0.9)}z`;
  }
  return path(d, fill);
}
