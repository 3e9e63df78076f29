import type { Colours } from './colour.ts';
import { n } from './geometry.ts';
import { line, path } from './marks.ts';

/** A temple of Bhutan: white walls that lean inward, a red band, windows, a wide gilt roof; foot at 0. */
export function bhutanTemple(
  w: number,
  h: number,
  c: Colours<'wall' | 'wallShade' | 'band' | 'wood' | 'glass' | 'roof' | 'roofShade'>,
  roofs = 1,
): string {
  const half = w / 2;
  const up = half * 0.9;
  const windowRow = (y: number, count: number, size: number) => {
    let frame = '';
    let glass = '';
    for (let k = 0; k < count; k++) {
      const x = -half * 0.82 + ((half * 1.64) / count) * (k + 0.5);
      frame += `M${n(x - size * 0.6)} ${n(y)}h${n(size * 1.2)}l${n(size * 0.16)} ${n(-size * 1.5)}h${n(-size * 1.52)}z`;
      glass += `M${n(x - size * 0.36)} ${n(y - size * 0.16)}h${n(size * 0.72)}v${n(-size)}h${n(-size * 0.72)}z`;
    }
    return path(frame, c.wood) + path(glass, c.glass);
  };
  const size = Math.min(h * 0.13, w * 0.09);
  let s =
    path(`M${n(-half)} 0L${n(-up)} ${n(-h)}H${n(up)}L${n(half)} 0z`, c.wall) +
    path(`M${n(half * 0.3)} 0L${n(half * 0.27)} ${n(-h)}H${n(up)}L${n(half)} 0z`, c.wallShade) +
    windowRow(-h * 0.44, Math.max(2, Math.round(w / 46)), size) +
    path(
      `M${n(-up * 1.02)} ${n(-h * 0.68)}L${n(-up)} ${n(-h)}H${n(up)}L${n(up * 1.02)} ${n(-h * 0.68)}z`,
      c.band,
    ) +
    windowRow(-h * 0.72, Math.max(2, Math.round(w / 40)), size);
  let y = -h;
  for (let k = 0; k < roofs; k++) {
    const rw = half * (1.34 - 0.42 * k);
    const rh = h * (0.2 - 0.02 * k);
    if (k > 0) {
      s += path(`M${n(-rw * 0.62)} ${n(y)}V${n(y - h * 0.12)}H${n(rw * 0.62)}V${n(y)}z`, c.band);
      y -= h * 0.12;
    }
    s +=
      path(`M${n(-rw * 0.86)} ${n(y)}H${n(rw * 0.86)}V${n(y - h * 0.05)}H${n(-rw * 0.86)}z`, c.wood) +
      path(
        `M${n(-rw)} ${n(y - h * 0.04)}L${n(-rw * 0.6)} ${n(y - rh)}H${n(rw * 0.6)}L${n(rw)} ${n(y - h * 0.04)}z`,
        c.roof,
      ) +
      path(
        `M${n(rw * 0.2)} ${n(y - h * 0.04)}L${n(rw * 0.16)} ${n(y - rh)}H${n(rw * 0.6)}L${n(rw)} ${n(y - h * 0.04)}z`,
        c.roofShade,
      );
    y -= rh;
  }
  return (
    s +
    path(
      `M${n(-h * 0.05)} ${n(y)}L${n(-h * 0.03)} ${n(y - h * 0.07)}H${n(h * 0.03)}L${n(h * 0.05)} ${n(y)}z`,
      c.roof,
    ) +
    line(`M0 ${n(y - h * 0.06)}V${n(y - h * 0.17)}`, c.roof, n(h * 0.022))
  );
}
