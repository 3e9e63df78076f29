import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { path, rect } from './marks.ts';

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
